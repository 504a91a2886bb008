"""What the codes of the proofs mean: what holds in every outcome, or does not."""

from __future__ import annotations

from typing import Final, NamedTuple


class Meaning(NamedTuple):
    """What a code stands for."""

    title: str
    """A few words, without a full stop."""
    explanation: str
    """One paragraph for a person who has just met the code: what is wrong, and what to do."""


PROOFS: Final[dict[str, Meaning]] = {
    "CP601": Meaning(
        "An outcome that no row covers",
        "The book was tried with every outcome that a round can have, and for one of them a table has no "
        "row.  The message says which.",
    ),
    "CP602": Meaning(
        "A row that no outcome comes to",
        "The rows above take every outcome for which its condition holds, or the condition holds for none.  "
        "If another clause of yours is to blame, such as when the round is over, the message stands there.",
    ),
    "CP603": Meaning(
        "Two rows of a `unique` table at once",
        "In a table of the policy `unique` at most one row may hold; for the outcome in the message two do.",
    ),
    "CP604": Meaning(
        "A match that never ends",
        "Whatever the rounds bring, no side comes to the end of the match: nothing is paid, what is paid is "
        "only taken away, or the scores start over before the target.",
    ),
    "CP605": Meaning(
        "Nobody can move",
        "A round can come to a point at which nobody has a legal action.",
    ),
    "CP606": Meaning(
        "Not proved",
        "The book has too many outcomes to try them all.  Many were tried, and for each of them a row "
        "counts; but there may be one that no row covers.  With a row `otherwise` at the end of each table "
        "there is none.",
    ),
    "CP607": Meaning(
        "Every deal is dealt again",
        "The book asks for a new deal as long as somebody holds a certain hand, and of many deals that were "
        "tried somebody held it in every one.  The first card would never be played.",
    ),
    "CP608": Meaning(
        "A row that an option leaves without a case",
        "With this option no round ends in a way for which the row is there.  Nothing is wrong; the row is "
        "only idle in this book.",
    ),
    "CP609": Meaning(
        "A round that nobody wins, and no row for it",
        "A round can end without a winner, such as with six tricks each, and the row that counts then pays "
        "the winner, so nobody is paid.  If that is meant, say it with a row of its own: "
        "`drawn: when round.drawn -> nothing`.",
    ),
    "CP610": Meaning(
        "A row that was not seen to count",
        "The book has too many outcomes to try them all, and none of those that were tried comes to this "
        "row.  It may be for something rare, or for nothing.",
    ),
    # ------------------------------------------------------------------ words beside a book
    "CP701": Meaning(
        "Words beside a book that cannot be read",
        "A file such as `club.en.ftl` beside `club.court` holds words for clauses, one message each: "
        "`club-score-court = A Court is worth five points.`  The message names the place that is none.  "
        "Until it is mended nothing in the file is used.",
    ),
    "CP702": Meaning(
        "Words for what the book does not have",
        "A message is named after a book and the path of its clause, with hyphens for dots: "
        "`club-score-court` is about `score.court` of `club`.  There is no such clause, ruling, example or "
        "name, so nobody would ever read it.  The part of the file's name before `.ftl` is the language.",
    ),
    "CP703": Meaning(
        "Words that ask for what there is not",
        "What is said of a clause may quote the sentence that it replaces, as `{ $plain }`, and the "
        "messages of the language; other variables and parts there are none.",
    ),
}
"""By code."""
