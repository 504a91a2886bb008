"""Random books in compiled form, every one of which the engine must be able to play.

Parts of a book are drawn one after the other, each knowing of those before it.  Left out, because the checks
of the language refuse them or because they have no meaning of their own:

- uneven hands, and a rest of the pack that is neither dealt nor set aside (`scripts.py`);
- a card laid out of a hand that nothing brings back before the last trick (`standing.py`);
- steps for a bidder where all may pass, unless guarded; a first leader who need not exist;
- a trump set by a void player in a book that also asks for trump: the second would find it settled;
- rows of a table that is `unique` without being so; tables without an `otherwise`;
- effects that end a round in the table of the score, and effects on scores in the table of a foul;
- a table of successors of a role that is not the primary one: the engine follows one table;
- several packs (out of the project's scope).
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st

from courtpiece_spec.book import Book, Clause, Custom, Leg, Rule
from courtpiece_spec.book.table import (
    AsATrump,
    AtRandom,
    AtSeat,
    CardAs,
    Cards,
    Cuts,
    Deals,
    EachAlone,
    FirstDealt,
    FirstRole,
    HighestDrawn,
    InItsOwnSuit,
    LostToss,
    LowestDrawn,
    NumberOfPlayers,
    PartnerBySecond,
    PartnersByDraw,
    PartnersOpposite,
    Plays,
    RankLow,
    RankOrder,
    RoleAt,
    Teams,
    TeamsOf,
    TiesDrawAgain,
    TopCard,
    Without,
)
from courtpiece_spec.book.who import LeftOf, PartnerOf, RightOf, Role, SeatNumber
from courtpiece_spec.cards import RANKS_HIGH_TO_LOW, SUITS, Card, Rank
from courtpiece_spec.seats import Direction
from tests.properties.outcomes import (
    counter_rules,
    decide_rules,
    foul_rules,
    let_rules,
    level_rules,
    next_rules,
    score_rules,
)
from tests.properties.scripts import Scripted
from tests.properties.setting import Setting
from tests.properties.standing import Rules, collect_rules, play_rules, trump_rules

SHAPES: tuple[tuple[int, Teams, int, int], ...] = (
    (2, EachAlone(), 13, 0),
    (2, EachAlone(), 13, 2),
    (3, EachAlone(), 13, 1),
    (3, EachAlone(), 9, 0),
    (4, PartnersOpposite(), 13, 0),
    (4, PartnersOpposite(), 8, 0),
    (4, TeamsOf(2), 8, 0),
    (4, EachAlone(), 10, 0),
    (5, EachAlone(), 10, 0),
    (6, TeamsOf(3), 12, 0),
    (6, TeamsOf(2), 12, 0),
    (7, EachAlone(), 13, 3),
    (8, TeamsOf(4), 12, 0),
    (8, TeamsOf(2), 8, 0),
)
"""Players, teams, ranks of the pack, and how many twos are taken out: from 32 to 52 cards."""

LONGEST_HAND = 6
"""Mostly: short rounds show the same rules in less time."""


@st.composite
def books(draw: Any) -> Book:
    """One book that can be played.

    Mostly from a seed: so a hundred books differ much more than a hundred that Hypothesis varies by itself.
    Some it draws choice by choice, since those it can shrink.
    """
    if draw(st.integers(0, 3)) == 0:
        return make_book(lambda number: int(draw(st.integers(0, number - 1))))
    return make_book(random.Random(draw(st.integers(0, 2**64 - 1))).randrange)


def make_book(below: Callable[[int], int]) -> Book:
    """A book from the choices of a function that gives whole numbers below others."""
    players, teams, height, gone = SHAPES[below(len(SHAPES))]
    ranks = RANKS_HIGH_TO_LOW[:height]
    without = tuple(Card(Rank.TWO, suit) for suit in SUITS[:gone])
    pack = tuple(card for suit in SUITS for rank in ranks if (card := Card(rank, suit)) not in without)
    sides = {EachAlone: players, PartnersOpposite: 2}.get(type(teams), 0)
    sides = sides or players // getattr(teams, "number", players)
    setting = Setting(below, players, sides, pack, ranks, hand=0)
    most = len(pack) // players
    setting.hand = most if setting.chance(4) else setting.number(2, min(most, LONGEST_HAND))
    rules = [*_table(setting, teams), *_pack(setting, without), *_roles(setting)]
    script = Scripted(setting)
    script.write()
    rules += [(f"round.{label}", step) for label, step in script.steps]
    rules += trump_rules(setting, script)
    rules += counter_rules(setting)
    rules += play_rules(setting, script)
    rules += collect_rules(setting)
    rules += let_rules(setting)
    rules += decide_rules(setting)
    score = score_rules(setting)
    rules += score
    rules += next_rules(setting)
    rules += foul_rules(setting)
    rules += level_rules(setting, getattr(score[0][1], "unit", "rounds"))
    return _book("generated", "variant", rules)


def _book(name: str, kind: str, rules: list[tuple[str, Rule]], legs: tuple[Leg, ...] = ()) -> Book:
    clauses = tuple(Clause(path, rule, written_in=name) for path, rule in rules)
    return Book(id=name, title=name, kind=kind, clauses=clauses, legs=legs)


@st.composite
def cycles(draw: Any) -> Book:
    """An evening of two games that take turns, at a table of one kind."""
    first, second = draw(books()), draw(books())
    if first.rule("table.players") != second.rule("table.players"):
        second = first
    legs = (
        Leg(first, draw(st.integers(1, 2)), "rounds"),
        Leg(second, 1, draw(st.sampled_from(["rounds", "sets"]))),
    )
    return _book("evening", "cycle", [], legs)


def _table(setting: Setting, teams: Teams) -> Rules:
    rules: Rules = [("table.players", NumberOfPlayers(setting.players, teams))]
    if setting.chance():
        rules.append(("table.deals", Deals(setting.one_of(*Direction))))
    if setting.chance():
        rules.append(("table.plays", Plays(setting.one_of(*Direction))))
    if setting.chance(4):
        rules.append(("table.partners", setting.one_of(PartnersByDraw(2, 2), PartnerBySecond(Rank.ACE))))
    if setting.chance(4):
        rules.append(("custom.signals", Custom("None.")))
    return rules


def _pack(setting: Setting, without: tuple[Card, ...]) -> Rules:
    rules: Rules = []
    if len(setting.ranks) < len(RANKS_HIGH_TO_LOW) or setting.chance():
        rules.append(("pack.rank", RankOrder(setting.ranks)))
    if setting.chance():
        rules.append(("pack.cards", Cards(len(setting.pack))))
    if without:
        rules.append(("pack.without", Without(without)))
    if setting.chance(3):
        setting.orders = ("saras", "naras")
        rules.append(("pack.rank.saras", RankOrder(setting.ranks)))
        rules.append(("pack.rank.naras", RankOrder(tuple(reversed(setting.ranks)))))
    if setting.chance(3):
        card = setting.one_of(*setting.pack)
        rules.append(("pack.top", TopCard(card, setting.one_of(InItsOwnSuit(), AsATrump()))))
    return rules


def _roles(setting: Setting) -> Rules:
    """Dealer, caller and eldest hand, chained from dealer or caller."""
    ace = setting.one_of(*setting.pack)
    notes = setting.some(RankLow(Rank.ACE), CardAs(ace, Rank.KING), TiesDrawAgain())
    first = FirstRole(
        setting.one_of(
            AtRandom(), AtSeat(1), HighestDrawn(notes), LowestDrawn(notes), FirstDealt(Rank.JACK), LostToss()
        )
    )
    dealer, caller = Role("dealer"), Role("caller")
    setting.roles = ("dealer", "caller", "eldest")
    setting.primary = setting.one_of("dealer", "caller")
    if setting.primary == "dealer":
        place = setting.one_of(
            RightOf(dealer), LeftOf(dealer), PartnerOf(dealer), RightOf(PartnerOf(dealer)), SeatNumber(2)
        )
        rules: Rules = [
            ("roles.caller", RoleAt(Role("eldest"))),
            ("roles.dealer", first),
            ("roles.eldest", RoleAt(place)),
        ]
    else:
        place = setting.one_of(LeftOf(caller), RightOf(caller), PartnerOf(caller))
        rules = [
            ("roles.dealer", RoleAt(place)),
            ("roles.caller", first),
            ("roles.eldest", RoleAt(RightOf(dealer))),
        ]
    if setting.chance():
        rules.append(("roles.cuts", Cuts(Role("eldest"), setting.chance())))
    return rules
