/* How fast random rounds of Single Sir could be: a scalar loop over bit boards, as a limit to measure against.
 *
 * The rules are those of single_sir.court and court_piece.court, written out by hand. Every legal card is as
 * likely as the others. Each deal has its own random numbers, keyed by seed and deal, so that the counts depend
 * neither on how many deals are played side by side nor on threads.
 *
 * Seats 0 to 3 go in the direction of play; sides are seat & 1. A card is a bit, 16 bits a suit, aces high.
 */
#include <stdint.h>

#if defined(__BMI2__) && !defined(PORTABLE)
#include <immintrin.h>
#endif

#define INLINE static inline __attribute__((always_inline))
#define PACK UINT64_C(0x1FFF1FFF1FFF1FFF)
#define SUIT UINT64_C(0x1FFF)
#define GOLDEN UINT64_C(0x9E3779B97F4A7C15)
#define MOST_LANES 8

/* What is counted; the order is known to limit.py. */
enum { DEALS, TRICKS, CARDS, GOON, COURT, DEALER_WINS, CALLER_WINS, WON_0, WON_1, POINTS_0, POINTS_1,
       DEALS_AGAIN, PASSED_RIGHT, PASSED_OVER, COUNTS };

/* What is told of a single deal. */
enum { DEALER, TRUMP, ROW, NEXT_DEALER, PLAYED, OWNERS, PLAYS = OWNERS + 52, TOLD = PLAYS + 2 * 52 };

/* ------------------------------------------------------------------ random numbers: splitmix64 */
INLINE uint64_t mixed(uint64_t z) {
    z = (z ^ (z >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94D049BB133111EB);
    return z ^ (z >> 31);
}

INLINE uint64_t next(uint64_t *state) { return mixed(*state += GOLDEN); }

/* One of `number`, from a random number that keeps what is left of it for the next choice. */
INLINE int chosen(uint64_t *random, int number) {
    unsigned __int128 product = (unsigned __int128)*random * (unsigned)number;
    *random = (uint64_t)product;
    return (int)(product >> 64);
}

/* ------------------------------------------------------------------ bit boards */
INLINE int count(uint64_t cards) { return __builtin_popcountll(cards); }

/* The card with so many others below it. */
INLINE uint64_t nth(uint64_t cards, int below) {
#if defined(__BMI2__) && !defined(PORTABLE)
    return _pdep_u64(UINT64_C(1) << below, cards);
#else
    for (; below; below--) cards &= cards - 1;
    return cards & -cards;
#endif
}

/* A random subset: each card by a toss, then as many random cards out or in as are too many or too few. */
INLINE uint64_t subset(uint64_t of, int wanted, uint64_t *state) {
    uint64_t taken = next(state) & of, random = 0;
    int excess = count(taken) - wanted;
    for (int step = 0; excess; step++) {
        if (step % 8 == 0) random = next(state); /* 64 bits are enough for eight choices of at most 52 */
        uint64_t from = excess > 0 ? taken : of & ~taken;
        taken ^= nth(from, chosen(&random, count(from)));
        excess += excess > 0 ? -1 : 1;
    }
    return taken;
}

/* ------------------------------------------------------------------ rounds */
INLINE int card_index(uint64_t card) {
    int bit = __builtin_ctzll(card);
    return (bit >> 4) * 13 + (bit & 15);
}

/* `groups` times `lanes` matches side by side, each of `rounds` rounds. `told` is 0, or gets the single deal. */
INLINE void play(int lanes, int until_seven, uint64_t seed, int64_t first, int64_t groups, int rounds,
                 int64_t *counts, int32_t *told) {
    uint64_t hands[MOST_LANES][4] = {{0}}, table[MOST_LANES][4] = {{0}};
    uint64_t state[MOST_LANES] = {0}, random[MOST_LANES] = {0}, trumps[MOST_LANES] = {0}, led[MOST_LANES] = {0};
    int dealer[MOST_LANES] = {0}, leader[MOST_LANES] = {0};
    int taken[MOST_LANES] = {0}, opening[MOST_LANES] = {0}; /* tricks of side 1: so far, and of the first seven */
    const uint64_t key = mixed(seed + GOLDEN);

    for (int64_t group = 0; group < groups; group++) {
        for (int round = 0; round < rounds; round++) {
            for (int k = 0; k < lanes; k++) {
                int64_t match = first + group * lanes + k;
                state[k] = mixed(key + (uint64_t)(match * rounds + round));
                uint64_t start = next(&state[k]);
                if (round == 0) dealer[k] = (int)(start & 3);
                uint64_t half = subset(PACK, 26, &state[k]);
                hands[k][0] = subset(half, 13, &state[k]);
                hands[k][1] = half ^ hands[k][0];
                hands[k][2] = subset(PACK ^ half, 13, &state[k]);
                hands[k][3] = PACK ^ half ^ hands[k][2];
                leader[k] = (dealer[k] + 1) & 3; /* the caller, at the dealer's right */
                trumps[k] = SUIT << ((start >> 62) << 4);
                taken[k] = opening[k] = 0;
                if (told) {
                    told[DEALER] = dealer[k];
                    told[TRUMP] = (int32_t)(start >> 62);
                    told[PLAYED] = 0;
                    for (int seat = 0; seat < 4; seat++)
                        for (uint64_t rest = hands[k][seat]; rest; rest &= rest - 1)
                            told[OWNERS + card_index(rest)] = seat;
                }
            }
            int tricks = 0;
            while (tricks < 13) {
                for (int k = 0; k < lanes; k++) {
                    random[k] = next(&state[k]);
                    led[k] = PACK;
                }
                for (int turn = 0; turn < 4; turn++)
                    for (int k = 0; k < lanes; k++) {
                        int seat = (leader[k] + turn) & 3;
                        uint64_t legal = hands[k][seat] & led[k];
                        legal = legal ? legal : hands[k][seat];
                        uint64_t card = nth(legal, chosen(&random[k], count(legal)));
                        hands[k][seat] ^= card;
                        table[k][turn] = card;
                        if (turn == 0) led[k] = SUIT << (__builtin_ctzll(card) & 48);
                        if (told) {
                            told[PLAYS + 2 * told[PLAYED]] = seat;
                            told[PLAYS + 2 * told[PLAYED]++ + 1] = card_index(card);
                        }
                    }
                tricks++;
                for (int k = 0; k < lanes; k++) {
                    uint64_t all = table[k][0] | table[k][1] | table[k][2] | table[k][3];
                    uint64_t ruffs = all & trumps[k];
                    uint64_t best = ruffs ? ruffs : all & led[k];
                    best = UINT64_C(1) << (63 - __builtin_clzll(best));
                    int turn = (table[k][1] == best) + 2 * (table[k][2] == best) + 3 * (table[k][3] == best);
                    leader[k] = (leader[k] + turn) & 3;
                    taken[k] += leader[k] & 1;
                    if (tricks == 7) opening[k] = taken[k];
                }
                /* Only for one lane: deals side by side would wait for the longest of them. */
                if (until_seven && (taken[0] == 7 || tricks - taken[0] == 7)) break;
            }
            for (int k = 0; k < lanes; k++) {
                int winner = taken[k] >= 7;
                int court = opening[k] == (winner ? 7 : 0);
                int dealers = winner == (dealer[k] & 1);
                int row = dealers ? (court ? GOON : DEALER_WINS) : (court ? COURT : CALLER_WINS);
                int passes = dealers ? 1 : court ? 2 : 0;
                counts[DEALS]++;
                counts[TRICKS] += tricks;
                counts[CARDS] +=
                    52 - count(hands[k][0] | hands[k][1] | hands[k][2] | hands[k][3]);
                counts[row]++;
                counts[WON_0 + winner]++;
                counts[POINTS_0 + winner] += CALLER_WINS - row + 1; /* 4, 3, 2, 1 */
                counts[DEALS_AGAIN + passes]++;
                dealer[k] = (dealer[k] + passes) & 3;
                if (told) {
                    told[ROW] = row;
                    told[NEXT_DEALER] = dealer[k];
                }
            }
        }
    }
}

/* Matches `first` to `first + matches - 1` of `rounds` rounds each, added up in `counts`. */
void limit_play(uint64_t seed, int64_t first, int64_t matches, int32_t rounds, int32_t lanes, int32_t until_seven,
                int64_t *counts) {
    if (until_seven) {
        play(1, 1, seed, first, matches, rounds, counts, 0);
        return;
    }
    switch (lanes) { /* each a loop of its own, so that the compiler knows the number */
    case 2: play(2, 0, seed, first, matches / 2, rounds, counts, 0); break;
    case 4: play(4, 0, seed, first, matches / 4, rounds, counts, 0); break;
    case 8: play(8, 0, seed, first, matches / 8, rounds, counts, 0); break;
    default: lanes = 1;
    }
    int64_t done = lanes > 1 ? matches / lanes * lanes : 0;
    play(1, 0, seed, first + done, matches - done, rounds, counts, 0);
}

/* The first round of one match, until seven tricks, told card by card. */
void limit_tell(uint64_t seed, int64_t match, int32_t *told) {
    int64_t counts[COUNTS] = {0};
    play(1, 1, seed, match, 1, 1, counts, told);
}
