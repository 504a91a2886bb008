"""Where the reference engine is plugged in: a book, as a judge needs it."""

import random
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from attrs import frozen

from courtpiece_spec.book import Book
from courtpiece_spec.book.levels import FirstLoses, FirstTo
from courtpiece_spec.book.serial import to_json
from courtpiece_spec.cards import CARDS, Card, Suit
from courtpiece_spec.conformance.blame import decided_by, decided_in_match, hidden_by, seen_by
from courtpiece_spec.conformance.findings import Explain, no_explanation
from courtpiece_spec.conformance.levels.comparing import Difference
from courtpiece_spec.conformance.levels.matches import played_match
from courtpiece_spec.conformance.levels.standing import after_rounds, match_answer, told_result, view_answer
from courtpiece_spec.conformance.looks import FALLBACKS
from courtpiece_spec.conformance.protocol import MATCH_FIELDS
from courtpiece_spec.conformance.reference import Facts, Hands, Plays, Reference
from courtpiece_spec.engine import BUILT_IN, Game, Malformed, Refused, State, pack_of, parse_token
from courtpiece_spec.engine.following import Choice
from courtpiece_spec.engine.matches import Match
from courtpiece_spec.engine.state import Tricks, Trump
from courtpiece_spec.engine.taking import trump_cards
from courtpiece_spec.loading import NotLoaded, load
from courtpiece_spec.records.setups import keys_of, read_setup
from courtpiece_spec.records.wording import Texts, sentence_of
from courtpiece_spec.seats import SEATS, Direction

_SAMPLE = 60
"""Random rounds that tell which trumps a book knows while tricks are played."""


@frozen
class Bench:
    """One book, ready to judge by; `explain` puts its clauses into sentences."""

    reference: Reference
    explain: Explain = no_explanation
    others: tuple[Reference, ...] = ()
    """The other books of a cycle, each with the rounds that it plays."""
    paths: frozenset[str] = frozenset()
    """The paths of all clauses that a report may name; empty where they are not known."""
    books: tuple[Book, ...] = ()
    """What is judged by: one book, or those of a cycle."""


def open_bench(book: str) -> Bench | str:
    """Load a book; what is wrong, in words for people, if it cannot be loaded or judged by.

    Args:
        book: An id, an id with options, or a path to a .court file.
    """
    loaded = load(book)
    if isinstance(loaded, NotLoaded):
        return f"{loaded.message} ({loaded.help})" if loaded.help else loaded.message
    if loaded.kind == "family":
        return f"{loaded.id} is a family, which nobody plays: name one of its books"
    return bench_of(loaded)


def bench_of(book: Book) -> Bench:
    """A bench for a book that is not a family."""
    if not book.legs:
        return Bench(GameReference(Game(book)), Explainer(book), paths=_paths(book), books=(book,))
    match = Match(book)
    rounds: dict[str, list[int]] = {}
    for number in range(1, match.rounds_of_cycle + 1):
        rounds.setdefault(match.game_of_round(number).book.id, []).append(number)
    first, *others = (
        GameReference(match.game_of_round(numbers[0]), match, tuple(numbers)) for numbers in rounds.values()
    )
    books = [leg.book for leg in book.legs]
    return Bench(first, Explainer(*books), tuple(others), _paths(book, *books), tuple(books))


def _paths(*books: Book) -> frozenset[str]:
    """Every clause, the parts of the book, the rules that are in no book, and what else a report may name."""
    clauses = [path for book in books for path in book.by_path]
    return frozenset((*clauses, *(path.partition(".")[0] for path in clauses), *BUILT_IN, *FALLBACKS))


class GameReference:
    """A `Reference` made of the reference engine; positions are its states."""

    def __init__(self, game: Game, match: Match | None = None, rounds: tuple[int, ...] = ()) -> None:
        """Play a game; in a cycle, whose match is given, in the rounds of these numbers."""
        self.game = game
        self.cycle = match
        self.rounds = rounds
        self.book = game.book.id if match is None else match.book.id
        self.deck = tuple(str(card) for card in pack_of(game))
        self.players = game.layout.players
        self.sides = game.layout.side_count
        self.clockwise = game.layout.plays is Direction.CLOCKWISE

    @cached_property
    def setups(self) -> tuple[Mapping[str, Any], ...]:
        """Each dealer at the start of a match, then with every run that may lead up to the round."""
        dealers: list[dict[str, Any]] = [
            {"dealer": dealer} | ({"round": number} if number > 1 else {})
            for number in self.rounds or (1,)
            for dealer in range(self.players)
        ]
        if "streak" not in keys_of(self.game.book):
            return tuple(dealers)
        sides = self.game.layout.side_count
        runs = [
            {**setup, "streak": [run if each == side else 0 for each in range(sides)]}
            for run in range(1, 13)
            for side in range(sides)
            for setup in dealers
        ]
        return (*dealers, *(setup for setup in runs if not isinstance(read_setup(setup, self.game), str)))

    @property
    def trumps(self) -> tuple[str | None, ...]:
        """The suits, and None in books that play tricks before one is in force."""
        return (*"SHDC", None) if self._seen[0] else tuple("SHDC")

    @property
    def exposes(self) -> bool:
        """Whether trump comes into force in mid-trick, for the rest of that trick only."""
        return self._seen[1]

    @cached_property
    def match(self) -> Match:
        """Rounds of the book one after another."""
        return self.cycle or Match(self.game.book)

    @property
    def compiled(self) -> Mapping[str, Any]:
        """The book as JSON, to be sent to an adapter that plays by any."""
        return to_json(self.match.book)

    @cached_property
    def scores(self) -> tuple[int, ...]:
        """Scores to begin a match with: from nothing to just short of its end."""
        ends = [
            clause.rule.number
            for clause in self.game.book.section("match")
            if isinstance(clause.rule, FirstTo | FirstLoses)
        ]
        most = min(ends, default=4)
        return tuple(sorted({0, most // 2, max(most - 2, 0), max(most - 1, 0)}))

    def view(self, position: State, seat: int) -> Mapping[str, Any]:
        """What a seat knows."""
        return view_answer(self.game, position, SEATS[seat])

    def play_match(
        self, setup: Mapping[str, Any], rounds: Sequence[tuple[int, int]]
    ) -> tuple[Mapping[str, Any], Mapping[str, Any]]:
        """A `match` request with its answer; for each round a seed, and the number of a manner to play in."""
        case = played_match(self.match, setup, rounds)
        return case.request, case.expected

    def match_answer(self, request: Mapping[str, Any]) -> Mapping[str, Any]:
        """The answer to a `match` request."""
        state = after_rounds(self.match, request)
        return match_answer(self.match, state, tuple(request.get("ask", MATCH_FIELDS)))

    def start(self, pack: Sequence[str], setup: Mapping[str, Any]) -> State:
        """The position before the first token."""
        read = read_setup(dict(setup), self.game)
        if isinstance(read, str):
            raise ValueError(read)
        return self.game.start([Card.parse(card) for card in pack], read)

    def play(self, position: State, token: str) -> State:
        """The position after a legal token."""
        applied = self._apply(position, token)
        if isinstance(applied, Refused):
            raise ValueError(f"{token} was called legal: {applied.message}")
        return applied

    def facts(self, position: State) -> Facts:
        """What holds there."""
        result = self.game.result(position)
        trump = None if position.trump.suit is None else str(position.trump.suit)
        ended = None if result is None else {**told_result(result), "trump": trump}
        return Facts(
            legal=tuple(sorted(action.token for action in self.game.legal(position))),
            winners=tuple(int(seat) for seat in position.winners),
            collected=self.game.collected(position),
            result=ended,
            trump=trump,
        )

    def hands(self, position: State) -> Hands:
        """The cards of each seat, without a hidden trump laid down."""
        return tuple(
            tuple(str(card) for card in position.hand(seat)) for seat in SEATS[: len(position.hands)]
        )

    def refusal(self, position: State, token: str) -> str | None:
        """The clause that refuses an illegal token."""
        applied = self._apply(position, token)
        return applied.clause if isinstance(applied, Refused) else None

    def decided_by(
        self, positions: Sequence[State], difference: Difference, message: Mapping[str, Any]
    ) -> str | None:
        """The path of the clause that decided a field of `play` at the last position; None if unknown."""
        return decided_by(self.game, positions, difference, message)

    def decided_in_match(
        self, request: Mapping[str, Any], field: str, message: Mapping[str, Any]
    ) -> str | None:
        """The same for the last round of a `match` request."""
        return decided_in_match(self.match, request, field, message)

    def seen_by(self, field: str) -> str | None:
        """The same for a field of `view`."""
        return seen_by(self.game, field)

    def hidden_by(self, position: State, token: str) -> str | None:
        """Look for the step at which the secret is made."""
        return hidden_by(self.game, position, token)

    def trick_winner(self, trump: str | None, plays: Plays, power_from: int) -> int:
        """The seat that wins a complete trick."""
        table = self.game.table
        played = tuple(Card.parse(card).index for _, card in plays)
        tricks = Tricks(SEATS[plays[0][0]])
        now = self._trump(trump, power_from)
        place = table.find_taker(played, 0, now, table.strengths(tricks, now, played[0]))
        return plays[place][0]

    def legal_cards(self, hand: Sequence[str], plays: Plays, trump: str | None) -> frozenset[str]:
        """The cards that may be played."""
        table, now = self.game.table, self._trump(trump, 0)
        held = sum(Card.parse(card).bit for card in hand)
        if not plays:
            return frozenset(hand)
        played = tuple(Card.parse(card).index for _, card in plays)
        allowed = held & table.led_bits(played[0], now)
        if not allowed:
            allowed = held
            if table.void_choice is not None:
                leader = SEATS[plays[0][0]]
                seat = SEATS[(leader + len(plays)) % self.players]
                allowed = table.void_choice(Choice(seat, held, played, Tricks(leader), now, 0), held)
        return frozenset(str(card) for card in CARDS if card.bit & allowed)

    def _trump(self, trump: str | None, since: int) -> Trump:
        suit = None if trump is None else Suit(trump)
        return Trump(cards=trump_cards(self.game.layout, suit), suit=suit, since=since)

    def _apply(self, position: State, token: str) -> State | Refused:
        action = parse_token(token, self.players)
        if isinstance(action, Malformed):
            raise ValueError(action.message)  # our own tokens are well formed
        applied = self.game.apply(position, action)
        return applied if isinstance(applied, Refused) else applied[0]

    @cached_property
    def _seen(self) -> tuple[bool, bool]:
        """Whether random rounds have tricks without a trump, and exposures in mid-trick."""
        chance = random.Random(0)
        without = exposed = False
        for _ in range(_SAMPLE):
            pack = list(self.deck)
            chance.shuffle(pack)
            state = self.start(pack, {"dealer": chance.randrange(self.players)})
            while actions := self.game.legal(state):
                without = without or (bool(state.played) and state.trump.suit is None)
                exposed = exposed or state.trump.since > 0
                applied = self.game.apply(state, chance.choice(actions))
                assert not isinstance(applied, Refused)
                state = applied[0]
        # Where a void player's card sets trump, a trick "without trump" is one in which all followed suit:
        # a question about any other would have no answer.
        return without and self.game.table.set_by_void is None, exposed


class Explainer:
    """Clause id -> the clause in a sentence, and the statements that it cites."""

    def __init__(self, *books: Book) -> None:
        self.books = books

    def __call__(self, clause_id: str) -> tuple[str, tuple[str, ...]]:
        """The id itself where no book has such a clause."""
        path = clause_id.partition("/")[2]
        if path in BUILT_IN:
            return BUILT_IN[path], ()
        for book in self.books:
            clause = book.by_path.get(path)
            if clause is not None:
                where = f" (written in {clause.written_in})" if clause.written_in != book.id else ""
                return (sentence_of(book, clause) or f"`{Texts().words(clause)}`") + where, clause.cites
        return clause_id, ()
