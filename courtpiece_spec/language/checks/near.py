"""What could be meant by a fact that is none: by its side, its role, or another word for it."""

from __future__ import annotations

from difflib import get_close_matches

from courtpiece_spec.book.conditions import Fact
from courtpiece_spec.book.vocabulary import SIDE_SUFFIX
from courtpiece_spec.language.alternatives import either
from courtpiece_spec.language.checks.scope import Scope
from courtpiece_spec.language.paths import did_you_mean, there_is

MEANT = dict.fromkeys(("tricks", "trick", "taken", "takes", "count"), ("won", "collected"))
"""Words that authors take for a fact → the facts that they mean."""
OUTCOMES = {"wins": "winner", "is_winner": "winner", "loses": "loser", "is_loser": "loser"}
"""Words that authors take for the end of a round → the side of which it is said."""


def near_side(scope: Scope, fact: Fact) -> str | None:
    """What could be meant by a fact whose side is unknown."""
    role = scope.titled(fact.subject)
    if role is not None:
        side = f"{role}{SIDE_SUFFIX}"
        fitting = f"{OUTCOMES[fact.name]} is {side}" if fact.name in OUTCOMES else f"{side}.{fact.name}"
        return f"the role is `{role}`: write `{fitting}`"
    for near in get_close_matches(fact.subject, scope.known_sides(), 1):
        whole = f"{near}.{fact.name}"
        return f"did you mean `{whole if whole in scope.known_facts() else near}`?"
    return there_is(scope.present_sides(), "the sides are")


def near_fact(scope: Scope, fact: Fact, bare: str) -> str | None:
    """What could be meant by an unknown fact: of the same side or role, since that is known."""
    subject, role = fact.subject, scope.titled(fact.name)
    if not subject and role is not None:
        return f"the role is `{role}`: write `{role}{SIDE_SUFFIX}`"
    if not subject:
        return did_you_mean(bare, scope.known_facts())
    side = subject if scope.side(subject) is not None else subject + SIDE_SUFFIX
    if fact.name in OUTCOMES and scope.side(side) is not None:
        return f"write `{OUTCOMES[fact.name]} is {side}`"
    meant = MEANT.get(fact.name, ())
    for owner in dict.fromkeys((subject, side)):
        names = [each.partition(".")[2] for each in scope.known_facts() if each.startswith(f"{owner}.")]
        found = [name for name in (fact.name, *meant) if name in names]
        found = found or get_close_matches(fact.name, names, 1)
        if found:
            return f"did you mean {either(tuple(f'{owner}.{name}' for name in found))}?"
    names = [each for each in scope.known_facts() if each.startswith(f"{subject}.")]
    return there_is(names)


def report_unknown(scope: Scope, fact: Fact) -> None:
    """Report a fact that does not exist here: by its side, its role or its name."""
    word = fact.subject or fact.name
    role = word.removesuffix(SIDE_SUFFIX)
    bare = str(fact).partition("(")[0]
    if role in scope.made.inherited_roles and not scope.has_role(role):
        scope.report(
            "CP505",
            f"nobody is `{role}` in this book: the role was removed",
            fact.at,
            "say it by another role, or take this away",
        )
    elif (
        fact.subject
        and fact.subject not in ("trick", "round")
        and scope.side(fact.subject) is None
        and not scope.has_role(fact.subject)
    ):
        scope.report(
            "CP204",
            f"there is no side `{fact.subject}`",
            fact.at,
            near_side(scope, fact),
        )
    elif not fact.subject and scope.has_role(fact.name):
        scope.report(
            "CP205",
            f"`{fact.name}` is a role, and a condition speaks of sides",
            fact.at,
            f"did you mean `{fact.name}{SIDE_SUFFIX}`?",
        )
    else:
        scope.report("CP205", f"there is no fact `{bare}`", fact.at, near_fact(scope, fact, bare))
