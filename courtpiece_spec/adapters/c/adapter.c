/* An adapter for Single Sir in C11: replace the engine by your own, keep the adapter.
 *
 *     cc -std=c11 -O2 -Wall -Wextra -o adapter adapter.c
 *     courtpiece conform single_sir -- ./adapter
 *
 * It reads one JSON object a line and answers each with one line. It needs the C library alone; json.h beside
 * it reads and writes what JSON it needs.
 *
 * A card is a number, 13 * suit + rank, and "TH" in messages. Seats are 0 to 3 in the order of play; the
 * sides are seats 0 and 2 (side 0) against 1 and 3 (side 1). A token is what one seat does: "0:call=H",
 * "1:5H".
 */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "json.h"

#define BOOK "single_sir"
#define RANKS "23456789TJQKA"
#define SUITS "SHDC"
#define TARGET 10 /* points that win the match */

/* ---- the engine: yours goes here --------------------------------------------------------------------- */

enum { NO_SUIT = -1 };

typedef struct {
    int seat, card;
} Play;

typedef struct {
    int cards[52], count;
} Cards;

typedef struct {
    int dealer, caller, turn, trump;
    const int *pack; /* what is not dealt yet */
    Cards hands[4];
    Play plays[4]; /* the trick on the table */
    int played;
    int winners[13], tricks; /* the seat that won each trick */
    int collected[2];
} Round;

static int suit_of(int card) { return card / 13; }

/* The highest trump wins, else the highest card of the suit led; a discard never does. */
static int trick_winner(const Play *plays, int count, int trump) {
    int best = 0, best_strength = -1;
    for (int i = 0; i < count; i++) {
        int suit = suit_of(plays[i].card);
        int kind = suit == trump ? 2 : suit == suit_of(plays[0].card) ? 1 : 0;
        int strength = 100 * kind + plays[i].card % 13;
        if (strength > best_strength) best = i, best_strength = strength;
    }
    return plays[best].seat;
}

/* Follow suit if able; otherwise any card, with no duty to trump. */
static Cards legal_cards(const Cards *hand, const Play *plays, int played) {
    Cards following = {.count = 0};
    for (int i = 0; played > 0 && i < hand->count; i++)
        if (suit_of(hand->cards[i]) == suit_of(plays[0].card))
            following.cards[following.count++] = hand->cards[i];
    return following.count > 0 ? following : *hand;
}

/* Give each player `count` cards, the caller first. */
static void deal(Round *game, int count) {
    for (int step = 0; step < 4; step++) {
        Cards *hand = &game->hands[(game->caller + step) % 4];
        for (int i = 0; i < count; i++) hand->cards[hand->count++] = *game->pack++;
    }
}

/* A round begins with 5 cards to each. */
static Round start(const int *pack, int dealer) {
    Round game = {.dealer = dealer, .trump = NO_SUIT, .pack = pack};
    game.caller = game.turn = (dealer + 1) % 4;
    deal(&game, 5);
    return game;
}

/* Seven tricks end the round. */
static bool over(const Round *game) { return game->collected[0] == 7 || game->collected[1] == 7; }

/* The caller names trump, then each is given 4 and 4 more. */
static void call(Round *game, int suit) {
    game->trump = suit;
    deal(game, 4);
    deal(game, 4);
}

/* Play a card of the hand on turn. */
static void play_card(Round *game, int card) {
    Cards *hand = &game->hands[game->turn];
    int at = 0;
    while (hand->cards[at] != card) at++;
    hand->count--;
    for (; at < hand->count; at++) hand->cards[at] = hand->cards[at + 1];
    game->plays[game->played++] = (Play){game->turn, card};
    game->turn = (game->turn + 1) % 4;
    if (game->played == 4) {
        game->turn = trick_winner(game->plays, 4, game->trump);
        game->played = 0;
        game->winners[game->tricks++] = game->turn;
        game->collected[game->turn % 2]++;
    }
}

/* What a round gives the winning side, and who deals next. Seven tricks to none are a Court, and a Goon
 * Court if the dealer's side has won it. */
static int outcome(int *dealer, int side, int losers_tricks) {
    bool court = losers_tricks == 0;
    if (side == *dealer % 2) {
        *dealer = (*dealer + 1) % 4;
        return court ? 4 : 2;
    }
    if (court) *dealer = (*dealer + 2) % 4;
    return court ? 3 : 1;
}

/* ---- the adapter: questions of the protocol, put to the engine ---------------------------------------- */

static int suit_named(char letter) {
    const char *found = letter ? strchr(SUITS, letter) : NULL;
    return found ? (int)(found - SUITS) : NO_SUIT;
}

/* The card that a text begins with, or -1. */
static int card_at(const char *text) {
    const char *rank = text[0] ? strchr(RANKS, text[0]) : NULL;
    int suit = rank ? suit_named(text[1]) : NO_SUIT;
    return suit == NO_SUIT ? -1 : 13 * suit + (int)(rank - RANKS);
}

static int card_of(const Value *value) {
    int card = value && value->kind == JSON_STRING && strlen(value->text) == 2 ? card_at(value->text) : -1;
    if (card < 0) fail("not a card");
    return card;
}

static int read_plays(const Value *request, Play *plays) {
    int count = 0;
    for (Value *play = need(request, "plays", JSON_ARRAY)->child; play; play = play->next) {
        if (count == 4 || play->kind != JSON_ARRAY || !play->child) fail("not the plays of a trick");
        plays[count++] = (Play){number_in(play->child, 0, 3), card_of(play->child->next)};
    }
    return count;
}

static int read_dealer(const Value *setup) {
    for (Value *key = setup->child; key; key = key->next)
        if (strcmp(key->name, "dealer") != 0 && strcmp(key->name, "score") != 0 &&
            strcmp(key->name, "round") != 0 && strcmp(key->name, "redeals") != 0)
            fail("an unknown key in setup");
    return number_in(field(setup, "dealer"), 0, 3);
}

static void read_pack(const Value *record, int *pack) {
    const char *text = string_of(record, "pack");
    bool seen[52] = {false};
    if (strlen(text) != 104) fail("the pack is not the 52 cards");
    for (int i = 0; i < 52; i++) {
        pack[i] = card_at(text + 2 * i);
        if (pack[i] < 0 || seen[pack[i]]) fail("the pack is not the 52 cards");
        seen[pack[i]] = true;
    }
}

/* Every token of the protocol is known here, so that one of another game is refused, not called an error. */
static bool is_token(const char *token) {
    static const char *const words[] = {"reveal", "pass", "redeal",  "go_on", "stop",
                                        "keep",   "leave", "concede", NULL};
    static const char *const with_card[] = {"hide=", "drop=", "down=", NULL};
    static const char *const with_name[] = {"call=", "foul=", NULL};
    static const char small[] = "abcdefghijklmnopqrstuvwxyz_";
    if (strncmp(token, "-:pick=", 7) == 0) return strlen(token) == 9 && card_at(token + 7) >= 0;
    if (token[0] < '0' || token[0] > '3' || token[1] != ':') return false;
    const char *what = token + 2, *rest = what + strcspn(what, "=");
    if (*rest) rest++;
    size_t size = strlen(rest);
    if (strlen(what) == 2 && card_at(what) >= 0) return true;
    for (int i = 0; words[i]; i++)
        if (strcmp(what, words[i]) == 0) return true;
    for (int i = 0; with_card[i]; i++)
        if (strncmp(what, with_card[i], 5) == 0) return size == 2 && card_at(rest) >= 0;
    if (strncmp(what, "bid=", 4) == 0)
        return (size == 1 || (size == 2 && rest[0] != '0')) && strspn(rest, "0123456789") == size;
    bool suit = size == 1 && suit_named(rest[0]) != NO_SUIT;
    if (suit && (strncmp(what, "call=", 5) == 0 || strncmp(what, "write=", 6) == 0)) return true;
    for (int i = 0; with_name[i]; i++)
        if (strncmp(what, with_name[i], 5) == 0) return size > 0 && strspn(rest, small) == size;
    return false;
}

static bool holds(const Cards *cards, int card) {
    for (int i = 0; i < cards->count; i++)
        if (cards->cards[i] == card) return true;
    return false;
}

/* Do what a token says, if it is legal. */
static bool accept(Round *game, const char *token) {
    const char *what = token + 2;
    if (over(game) || token[0] - '0' != game->turn) return false;
    if (game->trump == NO_SUIT) {
        int suit = strncmp(what, "call=", 5) == 0 && !what[6] ? suit_named(what[5]) : NO_SUIT;
        if (suit == NO_SUIT) return false;
        call(game, suit);
        return true;
    }
    Cards legal = legal_cards(&game->hands[game->turn], game->plays, game->played);
    if (strlen(what) != 2 || !holds(&legal, card_at(what))) return false;
    play_card(game, card_at(what));
    return true;
}

/* Every token that may come next. */
static void say_legal(const Round *game) {
    Cards legal = {.count = 0};
    say("\"legal\":[");
    if (!over(game) && game->trump == NO_SUIT)
        for (int suit = 0; suit < 4; suit++) say("%s\"%d:call=%c\"", suit ? "," : "", game->turn, SUITS[suit]);
    else if (!over(game))
        legal = legal_cards(&game->hands[game->turn], game->plays, game->played);
    for (int i = 0; i < legal.count; i++)
        say("%s\"%d:%c%c\"", i ? "," : "", game->turn, RANKS[legal.cards[i] % 13], SUITS[suit_of(legal.cards[i])]);
    say("]");
}

/* Do the tokens of a record as far as they are legal, and say what came of it. */
static void answer_play(const Value *record) {
    int pack[52], accepted = 0;
    if (strcmp(string_of(record, "format"), "courtpiece-record/1") != 0) fail("an unknown format");
    int dealer = read_dealer(need(record, "setup", JSON_OBJECT));
    read_pack(record, pack);
    static char *tokens[1024];
    int count = 0;
    char *actions = need(record, "actions", JSON_STRING)->text;
    for (char *end = actions; *actions; actions = end) {
        end = actions + strcspn(actions, " ");
        if (*end && end[1]) *end++ = 0; /* a blank at the very end stays, and makes a token that is none */
        if (count == 1024 || !is_token(actions)) fail("not a token");
        tokens[count++] = actions;
    }
    Round game = start(pack, dealer);
    while (accepted < count && accept(&game, tokens[accepted])) accepted++;
    say(",\"accepted\":%d,", accepted);
    if (accepted < count) say("\"refused\":{\"at\":%d,", accepted);
    say_legal(&game);
    if (accepted < count) say("}");
    say_numbers("winners", game.winners, game.tricks);
    say_numbers("collected", game.collected, 2);
    if (!over(&game)) {
        say(",\"result\":null");
        return;
    }
    int side = game.collected[0] == 7 ? 0 : 1, score[2] = {0, 0};
    score[side] = outcome(&dealer, side, game.collected[1 - side]);
    say(",\"result\":{\"winner\":%d,\"next_dealer\":%d,\"trump\":\"%c\"", side, dealer, SUITS[game.trump]);
    say_numbers("score", score, 2);
    say("}");
}

/* Add up rounds that are told without their cards. */
static void answer_match(const Value *request) {
    Value *setup = need(request, "setup", JSON_OBJECT), *before = field(setup, "score");
    int dealer = read_dealer(setup), score[2] = {0, 0};
    if (before && before->kind == JSON_ARRAY && before->child) {
        score[0] = number_in(before->child, 0, 1000);
        score[1] = number_in(before->child->next, 0, 1000);
    }
    for (Value *told = need(request, "rounds", JSON_ARRAY)->child; told; told = told->next) {
        int side = number_in(field(told, "winner"), 0, 1);
        Value *collected = need(told, "collected", JSON_ARRAY)->child;
        if (!collected) fail("`collected` needs two numbers");
        score[side] += outcome(&dealer, side, number_in(side == 0 ? collected->next : collected, 0, 13));
    }
    bool ended = score[0] >= TARGET || score[1] >= TARGET;
    say_numbers("score", score, 2);
    say(",\"next_dealer\":%d,\"over\":%s,", dealer, ended ? "true" : "false");
    say(ended ? "\"winner\":%d" : "\"winner\":null", score[0] > score[1] ? 0 : 1);
}

static void answer_trick(const Value *request) {
    Play plays[4];
    int count = read_plays(request, plays);
    Value *trump = field(request, "trump");
    if (count == 0) fail("a trick without cards");
    int suit = trump && trump->kind == JSON_STRING ? suit_named(trump->text[0]) : NO_SUIT;
    say(",\"winner\":%d", trick_winner(plays, count, suit));
}

static void answer_legal(const Value *request) {
    Play plays[4];
    Cards hand = {.count = 0};
    int played = read_plays(request, plays);
    for (Value *card = need(request, "hand", JSON_ARRAY)->child; card; card = card->next) {
        if (hand.count == 52) fail("too many cards");
        hand.cards[hand.count++] = card_of(card);
    }
    Cards legal = legal_cards(&hand, plays, played);
    say(",\"legal\":[");
    for (int i = 0; i < legal.count; i++)
        say("%s\"%c%c\"", i ? "," : "", RANKS[legal.cards[i] % 13], SUITS[suit_of(legal.cards[i])]);
    say("]");
}

/* Answer one request, after its id. */
static void answer(const Value *request) {
    const char *command = string_of(request, "cmd");
    bool is_play = strcmp(command, "play") == 0, is_match = strcmp(command, "match") == 0;
    bool is_trick = strcmp(command, "trick") == 0, is_legal = strcmp(command, "legal") == 0;
    if (strcmp(command, "hello") == 0) {
        say(",\"protocol\":1,\"implementation\":{\"name\":\"my-court-piece\",\"version\":\"1.0\","
            "\"language\":\"C\"},\"levels\":[\"trick\",\"legal\",\"play\",\"match\"],\"books\":[\"" BOOK "\"]");
        return;
    }
    Value *holder = is_play ? need(request, "record", JSON_OBJECT) : (Value *)request;
    Value *book = field(holder, "book");
    if (!(is_play || is_match || is_trick || is_legal) || !book || book->kind != JSON_STRING ||
        strcmp(book->text, BOOK) != 0) {
        say(",\"unsupported\":{\"feature\":");
        say_string(book && book->kind == JSON_STRING && strcmp(book->text, BOOK) != 0 ? book->text : command);
        say("}");
        return;
    }
    if (is_play)
        answer_play(holder);
    else if (is_match)
        answer_match(request);
    else if (is_trick)
        answer_trick(request);
    else
        answer_legal(request);
}

/* Line by line until the runner says bye, or closes the pipe. */
int main(void) {
    static char line[1 << 18];
    while (fgets(line, sizeof line, stdin)) {
        static Value *request, *ident;
        static size_t begun;
        request = ident = NULL;
        used = 0;
        length = begun = 0;
        at = line;
        if (setjmp(complain) == 0) {
            request = read_value(0);
            ident = field(request, "id");
            Value *command = field(request, "cmd");
            if (command && command->kind == JSON_STRING && strcmp(command->text, "bye") == 0) break;
            say("{\"id\":");
            if (ident && ident->kind == JSON_STRING)
                say_string(ident->text);
            else
                say("null");
            begun = length;
            answer(request);
        } else { /* silence would be a timeout, and an end a crash */
            length = begun;
            if (begun == 0) say("{\"id\":null");
            say(",\"error\":{\"message\":");
            say_string(complaint);
            say("}");
        }
        say("}");
        puts(out); /* with its line feed */
        fflush(stdout);
    }
    return 0;
}
