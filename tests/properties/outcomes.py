"""What a generated book makes of a round: who won, what it is worth, who is next, and the match above it."""

from __future__ import annotations

from courtpiece_spec.book.about import Let
from courtpiece_spec.book.conditions import Condition, Fact, IsSame, Negation, Truth
from courtpiece_spec.book.levels import (
    ByAgreement,
    Counter,
    Drawn,
    FirstLoses,
    FirstTo,
    HigherTotal,
    MostWins,
    OneMoreRound,
    OverAfter,
    StartWith,
    Tie,
    WorthDrawn,
    WorthWon,
)
from courtpiece_spec.book.tables import (
    Amount,
    CounterStartsOver,
    DecideRow,
    DecideTable,
    DrawnAgain,
    Effect,
    EffectLimit,
    FoulTable,
    Gain,
    HeldOver,
    HitPolicy,
    NewDeal,
    NextRow,
    NextTable,
    Nobody,
    Nothing,
    Otherwise,
    Plus,
    RoundEnds,
    RoundIsLost,
    Row,
    RunsStartOver,
    ScoresStartOver,
    ScoreTable,
    Test,
    TimesFact,
    Transfer,
    When,
)
from courtpiece_spec.book.who import NamedSide, Opponents, OpponentsOf, ThisSide, WhichSide
from tests.properties.setting import Setting
from tests.properties.standing import Rules


def counter_rules(setting: Setting) -> Rules:
    """Counters of the book's own: `kitty` of the table, `kothi` of each side."""
    rules: Rules = []
    for name, of_side in setting.some(("kothi", True), ("kitty", False)):
        setting.counters[name] = of_side
        rules.append((f"counter.{name}", Counter(of_side, setting.number(0, 3))))
    return rules


def decide_rules(setting: Setting) -> Rules:
    """Who wins, where counting is not enough.  The last row is always `otherwise`, so that one counts."""
    if setting.chance():
        return []
    policy = setting.one_of(HitPolicy.FIRST_MATCH, HitPolicy.UNIQUE)
    rules: Rules = [("decide", DecideTable(policy, after_each_trick=setting.chance()))]
    # Rows of a unique table must exclude each other: two conditions drawn by themselves seldom do.
    for number in range(1 if policy is HitPolicy.UNIQUE else setting.number(1, 2)):
        rules.append((f"decide.d{number}", DecideRow(When(setting.condition()), _decided_for(setting))))
    rules.append(("decide.otherwise", DecideRow(Otherwise(), _decided_for(setting))))
    return rules


def _decided_for(setting: Setting) -> WhichSide | Nobody:
    named = setting.one_of(NamedSide("leading_side"), NamedSide("dealer_side"))
    side: WhichSide | Nobody = setting.one_of(
        ThisSide(), Opponents(), OpponentsOf(setting.seat()), named, Nobody()
    )
    return side


def _amount(setting: Setting) -> Amount:
    fact = setting.number_fact(decided=True)
    amount: Amount = setting.one_of(setting.number(0, 4), setting.number(0, 4), fact, TimesFact(2, fact))
    return amount


def _outcome(setting: Setting, *, foul: bool = False) -> Gain | Transfer | HeldOver | Nothing:
    """A payment.  A foul is priced for offender and opponents, since nobody has won yet."""
    offender = NamedSide("offender")
    side = setting.one_of(offender, Opponents()) if foul else setting.side(decided=True)
    source = offender if foul else setting.side(decided=True)
    amount = setting.number(0, 4) if foul else _amount(setting)
    units = (None, *setting.counters)
    # What moves between sides is paid in the score, or in a counter that sides have.
    of_sides = (None, *(name for name, of_side in setting.counters.items() if of_side))
    outcomes = [
        Gain(amount, side, setting.one_of(*units)),
        Transfer(amount, source, setting.one_of(None, side), setting.one_of(*of_sides)),
        Nothing(),
    ]
    if not foul:
        outcomes += [Gain(amount), HeldOver(amount)]
    outcome: Gain | Transfer | HeldOver | Nothing = setting.one_of(*outcomes)
    return outcome


def score_rules(setting: Setting) -> Rules:
    """What a round is worth, by any hit policy."""
    policy = setting.one_of(*HitPolicy)
    rules: Rules = [("score", ScoreTable(setting.one_of("points", "rounds", "courts"), policy))]
    tests: list[Test] = [When(setting.condition(decided=True)) for _ in range(setting.number(0, 3))]
    if policy is HitPolicy.UNIQUE:
        # Rows that exclude each other, whatever happens.
        mine = IsSame(Fact("", "winner"), Fact("", "dealer_side"))
        tests = [When(mine), When(Negation(mine))]
    else:
        tests += [When(Truth(Fact("", "forfeited"))), Otherwise()] if setting.chance() else [Otherwise()]
    if policy is HitPolicy.FIRST_MATCH_PLUS:
        place = setting.number(0, len(tests))
        tests.insert(place, Plus(setting.condition(decided=True)))
    for number, test in enumerate(tests):
        over = tuple(CounterStartsOver(name) for name in setting.counters)
        effects = setting.some(RunsStartOver(), ScoresStartOver(), *over) if setting.chance() else ()
        rules.append((f"score.s{number}", Row(test, _outcome(setting), effects)))
    return rules


def next_rules(setting: Setting) -> Rules:
    """Who holds the primary role next.  Without a table he stays."""
    if setting.chance(5):
        return []
    role = setting.primary
    rules: Rules = [(f"next_{role}", NextTable(role, HitPolicy.FIRST_MATCH))]
    for number in range(setting.number(0, 2)):
        who = setting.one_of(setting.seat(), setting.seat(), DrawnAgain())
        row = NextRow(When(setting.condition(decided=True)), who, anew=setting.chance(3))
        rules.append((f"next_{role}.n{number}", row))
    rules.append((f"next_{role}.otherwise", NextRow(Otherwise(), setting.seat())))
    return rules


_OF_THE_PLAYER: tuple[Condition, ...] = (
    Truth(Fact("", "wrongly_asked")),
    IsSame(Fact("trick", "taker"), Fact("", "offending_player")),
    IsSame(Fact("", "offending_player"), Fact("", "dealer")),
)


def foul_rules(setting: Setting) -> Rules:
    """What irregularities cost."""
    rules: Rules = []
    for name in setting.some("revoke", "misdeal"):
        rules.append((f"foul.{name}", FoulTable(name, setting.one_of(HitPolicy.FIRST_MATCH, HitPolicy.SUM))))
        effects: tuple[Effect, ...] = setting.some(
            RoundEnds(), RoundIsLost(), NewDeal(), EffectLimit(setting.number(1, 2))
        )
        if setting.chance():
            early = When(setting.one_of(setting.condition(), *_OF_THE_PLAYER))
            rules.append((f"foul.{name}.early", Row(early, _outcome(setting, foul=True), effects)))
        rules.append((f"foul.{name}.any", Row(Otherwise(), _outcome(setting, foul=True), effects)))
    return rules


def let_rules(setting: Setting) -> Rules:
    """Names for conditions."""
    rules: Rules = []
    for name in setting.some("court", "kot"):
        condition = setting.condition(decided=True)
        setting.lets[name] = condition
        rules.append((f"let.{name}", Let(condition)))
    return rules


def level_rules(setting: Setting, unit: str) -> Rules:
    """Sets and the match."""
    rules: Rules = []
    sets = setting.chance(3)
    if sets:
        rules.append(("set.over", OverAfter(setting.number(1, 3), "rounds")))
        rules.append(("set.won", WorthWon(3, setting.one_of("points", "stars"))))
        rules.append(("set.drawn", WorthDrawn(1, "stars")))
    number = setting.number(1, 6)
    ends = [
        ("match.won", FirstTo(number, unit)),
        ("match.lost", FirstLoses(number, unit)),
        ("match.over", OverAfter(number, "sets" if sets else "rounds")),
        ("match.over", ByAgreement()),
    ]
    end = setting.one_of(*ends)
    rules.append(end)
    if isinstance(end[1], OverAfter):
        rules.append(("match.won", MostWins(("rounds", unit))))
    ways = setting.some(HigherTotal(), OneMoreRound(), Drawn())
    if ways:
        rules.append(("match.tie", Tie(ways)))
    if setting.chance(4):
        rules.append(("match.start", StartWith(2, unit)))
    return rules
