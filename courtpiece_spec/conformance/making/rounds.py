"""Rounds from worked examples, for each row of a table, and with one token too many."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence

from attrs import evolve

from courtpiece_spec.book.about import (
    Example,
    ExampleCounter,
    ExampleRole,
    ExampleSetting,
    ExampleTakers,
    ExpectPile,
    ExpectRole,
    ExpectRow,
)
from courtpiece_spec.book.play import FirstVoidSetsTrump
from courtpiece_spec.cards import SUITS, Card
from courtpiece_spec.conformance.making.draft import Maker, plain
from courtpiece_spec.conformance.making.lockstep import Round
from courtpiece_spec.conformance.making.packs import Holding, places_of, stacked
from courtpiece_spec.conformance.making.pool import play_round
from courtpiece_spec.conformance.making.takers import (
    Named,
    NobodyAsks,
    SetByVoid,
    Size,
    Trick,
    Trumps,
    tricks_taken_by,
)
from courtpiece_spec.engine import Action, Game, Malformed, Refused, State, Verb, parse_token
from courtpiece_spec.engine.matches import Match
from courtpiece_spec.records.setups import read_setup
from courtpiece_spec.seats import Seat


# ---------------------------------------------------------------------- rows of takers
def round_of_takers(
    game: Game,
    setup: dict[str, object],
    takers: Sequence[Seat],
    *,
    setting: int | None = None,
    bid: Action | None = None,
    told: Sequence[Card | None] = (),
) -> Round | None:
    """A real round of which the first tricks are taken by these players; None where none is found."""
    for trumps in _ways(game, setting):
        made = _realised(game, setup, takers, trumps, bid, told)
        if made is not None:
            return made
    return None


def round_without_asking(game: Game, setup: dict[str, object], takers: Sequence[Seat]) -> Round | None:
    """A round with a hidden trump, taken so, that comes to light only with its keeper's last card."""
    hides = any(True for _ in game.book.under("trump.reveal"))
    return _realised(game, setup, takers, None, None, ()) if hides else None


def _ways(game: Game, setting: int | None) -> Iterator[Trumps | None]:
    """How trump may come about: what fits a book is found by trying."""
    if isinstance(game.book.rule("trump.set"), FirstVoidSetsTrump):
        yield SetByVoid(setting)
        return
    for suit in SUITS[:2]:
        yield Named(suit)
    for suit in SUITS[:2]:
        yield Named(suit, since=2)
        yield Named(suit, led_first=True)
    yield None


def _realised(
    game: Game,
    setup: dict[str, object],
    takers: Sequence[Seat],
    trumps: Trumps | None,
    bid: Action | None,
    told: Sequence[Card | None],
) -> Round | None:
    leader = _first_leader(game, setup, bid)
    way = NobodyAsks(leader) if trumps is None else trumps
    tricks = tricks_taken_by(takers, leader, way, told, size_of(game))
    if tricks is None:
        return None
    pack = stacked(game, Seat(int(str(setup["dealer"]))), _holdings(game, tricks, leader, trumps is None))
    if pack is None:
        return None
    read = read_setup(dict(setup), game)
    assert not isinstance(read, str), read
    state = game.start(pack, read)
    states, actions = [state], []
    cards = [Action(seat, Verb.PLAY, card) for trick in tricks for seat, card in trick.plays]
    suit = trumps.suit if isinstance(trumps, Named) else SUITS[0]
    hidden = dict((tricks[-1] if trumps is None else tricks[0]).plays)[leader]
    while not game.is_over(states[-1]):
        state = states[-1]
        stops = [each for each in game.legal(state) if each.verb is Verb.STOP]
        if len(state.winners) == len(takers) and not stops:
            break
        action = (
            stops[0]
            if len(state.winners) == len(takers)
            else _next(game, state, cards, suit, hidden, bid, shows=trumps is not None)
        )
        applied = None if action is None else game.apply(state, action)
        if action is None or applied is None or isinstance(applied, Refused):
            return None
        if action.verb is Verb.PLAY:
            cards.pop(0)
        actions.append(action)
        states.append(applied[0])
    if states[-1].winners != tuple(takers):
        return None
    return Round(dict(setup), pack, tuple(actions), tuple(states))


def size_of(game: Game) -> Size:
    """The players, the tricks that a round has at most, and the cards, one above all others first."""
    layout = game.layout
    pack = sorted(
        layout.pack,
        key=lambda card: (card.suit.index, card.index != layout.top, layout.ranks.index(card.rank)),
    )
    dealt = len(places_of(game, layout.seats[0])[0].all)
    return Size(layout.players, dealt, tuple(pack))


def _first_leader(game: Game, setup: dict[str, object], bid: Action | None) -> Seat:
    """Who leads when every question is answered as the row of cards will have it, an auction too."""
    read = read_setup(dict(setup), game)
    assert not isinstance(read, str), read
    state = game.start(game.layout.pack, read)
    while state.offers and not state.allowed:
        applied = game.apply(state, _bid(state.offers, bid) or plainest(state.offers))
        assert not isinstance(applied, Refused), applied
        state = applied[0]
    return game.table.first_leader(state)


def plainest(offers: Sequence[Action]) -> Action:
    """The answer that says least: to pass, to stop, else the first, which of bids is the lowest."""
    return next((each for each in offers if each.verb in (Verb.PASS, Verb.STOP)), offers[0])


def _bid(legal: Sequence[Action], bid: Action | None) -> Action | None:
    """What is said in an auction: the bid that is wanted; another player passes, or bids the least he may."""
    if bid is not None and bid in legal:
        return bid
    return plainest(legal) if any(each.verb is Verb.BID for each in legal) else None


def _holdings(game: Game, tricks: Sequence[Trick], leader: Seat, last: bool) -> dict[Seat, Holding]:
    first = dict((tricks[-1] if last else tricks[0]).plays)[leader]
    made = {}
    for seat in game.layout.seats:
        hand = tuple(card for trick in tricks for player, card in trick.plays if player == seat)
        made[seat] = Holding(hand, (first,) if seat == leader else ())
    return made


def _next(
    game: Game,
    state: State,
    cards: Sequence[Action],
    suit: object,
    hidden: object,
    bid: Action | None,
    *,
    shows: bool,
) -> Action | None:
    """What comes next of a row of cards: the card, or what has to be said before it."""
    legal = game.legal(state)
    verbs = {action.verb for action in legal}
    said = _bid(legal, bid)
    if said is not None:
        return said
    if {Verb.CALL, Verb.PASS} <= verbs and state.trump.settled:
        return plainest(legal)  # trump was chosen, and may be changed
    for verb, what in ((Verb.CALL, suit), (Verb.WRITE, suit), (Verb.HIDE, hidden)):
        if verb in verbs:
            return next((each for each in legal if each.verb is verb and each.what == what), None)
    for verb in (Verb.PASS, Verb.GO_ON):
        if verb in verbs and Verb.PLAY not in verbs:
            return next(each for each in legal if each.verb is verb)
    if Verb.REVEAL in verbs and (shows or Verb.PLAY not in verbs):
        return next(each for each in legal if each.verb is Verb.REVEAL)
    return cards[0] if cards else None


# ---------------------------------------------------------------------- worked examples
def add_example_rounds(maker: Maker, example: Example) -> None:
    """The rows of takers of a worked example, as real rounds."""
    game, layout = maker.game, maker.game.layout
    setup: dict[str, object] = {"dealer": int(_dealer(game, {}))}
    roles: dict[str, Seat] = {}
    setting: int | None = None
    bid: Action | None = None
    number = 0
    for statement in example.statements:
        if isinstance(statement, ExampleRole):
            roles[statement.role] = layout.seats[layout.names.index(statement.seat)]
            setup["dealer"] = int(_dealer(game, roles))
        elif isinstance(statement, ExampleSetting):
            setting = statement.trick
        elif isinstance(statement, ExampleCounter):
            seat = layout.seats[layout.names.index(statement.seat)]
            if statement.counter == "streak":
                setup["streak"] = [
                    statement.number if side == layout.side_of[seat] else 0 for side in layout.sides
                ]
            elif statement.counter == "term":
                setup |= {"dealer": int(_dealer(game, {layout.primary: seat})), "term": statement.number}
            else:
                bid = Action(seat, Verb.BID, statement.number)
        elif isinstance(statement, ExampleTakers):
            number += 1
            takers = [layout.seats[layout.names.index(name)] for name in statement.takers]
            made = round_of_takers(game, setup, takers, setting=setting, bid=bid, told=statement.cards)
            if made is None or not _fits(game, made, statement):
                continue
            word = "" if number == 1 else f".{number}"
            paths = [each.path for each in statement.expected if isinstance(each, ExpectRow)]
            rows = _rows(game, made.states[-1])
            paths += [path for path in rows if path not in paths] or ["collect.take"]
            maker.add(f"{example.id}{word}", maker.play(made), paths, f"{example.title}.", example.cites)


def _dealer(game: Game, roles: dict[str, Seat]) -> Seat:
    layout = game.layout
    for role, seat in roles.items():
        found = layout.roles_with(role, seat)[layout.role_index["dealer"]]
        if found is not None:
            return found
    found = layout.roles_from_primary(layout.seats[0])[layout.role_index["dealer"]]
    return layout.seats[0] if found is None else found


def _rows(game: Game, state: State) -> tuple[str, ...]:
    result = game.result(state) if game.is_over(state) else None
    return () if result is None else result.rows


def _fits(game: Game, made: Round, statement: ExampleTakers) -> bool:
    """Whether the real round shows what the example expects: authored, not copied from the engine."""
    layout, end = game.layout, made.states[-1]
    before = next(state for state in made.states if len(state.winners) == len(statement.takers) - 1)
    for expected in statement.expected:
        if isinstance(expected, ExpectRow) and expected.path not in _rows(game, end):
            return False
        if isinstance(expected, ExpectPile):
            side = layout.side_of[layout.names.index(expected.seat)]
            if end.tricks.collected[side] - before.tricks.collected[side] != expected.tricks:
                return False
        if isinstance(expected, ExpectRole):
            result = game.result(end) if game.is_over(end) else None
            if result is None or result.next_primary is None:
                return False
            seat = layout.roles_from_primary(result.next_primary)[layout.role_index[expected.role]]
            if seat is None or layout.names[seat] != expected.seat:
                return False
    return True


# ---------------------------------------------------------------------- a round for each row
def add_rows(maker: Maker, pool: Iterable[Round], only_from: str | None = None) -> None:
    """For each row of each table a whole round, with every dealer, in which it counts: the shortest."""
    wanted = {
        clause.path for clause in maker.book.clauses if only_from is None or clause.written_in == only_from
    }
    best: dict[tuple[str, object], Round] = {}
    for round_ in pool:
        for path in _rows(maker.game, round_.states[-1]):
            key = (path, round_.setup["dealer"])
            if path in wanted and (key not in best or len(round_.actions) < len(best[key].actions)):
                best[key] = round_
    for (path, dealer), round_ in sorted(best.items(), key=lambda each: (each[0][0], str(each[0][1]))):
        maker.add(
            f"{path}.round.dealer{dealer}",
            maker.play(round_),
            (path,),
            f"A round in which the row {path} counts.",
        )


def add_legs(maker: Maker, match: Match) -> None:
    """Of a cycle a whole round of each number, and of the first that comes again, with every dealer."""
    chance = random.Random(3)
    for number in range(1, sum(leg.number for leg in maker.book.legs) + 2):
        game = match.game_of_round(number)
        for dealer in game.layout.seats:
            setup: dict[str, object] = {"dealer": int(dealer), "round": number}
            read = read_setup(dict(setup), game)
            assert not isinstance(read, str), read
            pack = list(game.layout.pack)
            chance.shuffle(pack)
            round_ = evolve(play_round(game, read, pack, "any", chance), setup=setup)
            note = f"Round {number} is played by {game.book.title}."
            maker.add(f"cycle.round{number}.dealer{int(dealer)}", maker.play(round_), ("cycle",), note)


# ---------------------------------------------------------------------- refusals
_WORDS = ("reveal", "pass", "redeal", "call=H", "bid=9", "go_on", "call=none", "concede")


def add_refusals(maker: Maker, pool: Iterable[Round], *, rounds: int = 60) -> None:
    """For each clause that refuses, and each kind of token, the shortest record with every dealer."""
    best: dict[tuple[str, str, object], tuple[int, Round, str]] = {}
    game = maker.game
    for number, round_ in enumerate(pool):
        if number >= rounds:
            break
        for place, state in enumerate(round_.states):
            for kind, token in _wrong(game, state):
                path = _refused_by(game, state, token)
                if path is None:
                    continue
                key = (path, kind, round_.setup["dealer"])
                if key not in best or place < best[key][0]:
                    best[key] = (place, round_, token)
    for (path, kind, dealer), (place, round_, token) in sorted(best.items(), key=lambda each: str(each[0])):
        given = maker.play(round_, place, (token,))
        maker.add(f"{path}.refuses_{plain(kind)}.dealer{dealer}", given, (path,), _SENTENCES[kind])


_SENTENCES = {
    "revoke": "A card that the player holds and may not play is refused.",
    "hand": "A card that the player does not hold is refused.",
    "turn": "A card of a player who is not on turn is refused.",
    "word": "What nobody has asked for is refused.",
    "end": "After the end of the round every token is refused.",
}


def _wrong(game: Game, state: State) -> Iterator[tuple[str, str]]:
    """Well-formed tokens that are not legal, one or a few of each kind."""
    if game.is_over(state):
        yield "end", "0:AS"
        return
    legal = {action.token for action in game.legal(state)}
    turn = {action.seat for action in game.legal(state) if action.seat is not None}
    for seat in game.layout.seats:
        held = [str(card) for card in state.hand(seat)]
        if seat not in turn:
            yield from (("turn", f"{int(seat)}:{card}") for card in held[:1])
            continue
        yield from (("revoke", f"{int(seat)}:{card}") for card in held if f"{int(seat)}:{card}" not in legal)
        other = next((str(card) for card in game.layout.pack if str(card) not in held), None)
        if other is not None:
            yield "hand", f"{int(seat)}:{other}"
        for word in _WORDS:
            if f"{int(seat)}:{word}" not in legal:
                yield "word", f"{int(seat)}:{word}"


def _refused_by(game: Game, state: State, token: str) -> str | None:
    action = parse_token(token, game.layout.players)
    assert not isinstance(action, Malformed)
    applied = game.apply(state, action)
    return applied.clause.partition("/")[2] if isinstance(applied, Refused) else None
