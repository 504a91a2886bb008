"""What the codes of books mean: names, amendments, types, structure.

Codes of mere reading stand in `codes`, those of the proofs in `meanings_of_proofs`.
"""

from __future__ import annotations

from typing import Final

from courtpiece_spec.language.meanings_of_proofs import PROOFS, Meaning

_TEXT: Final[dict[str, Meaning]] = {
    # ------------------------------------------------------------------ names
    "CP201": Meaning(
        "No such book",
        "A book is looked for in the file itself, then in the files beside it, then among the bundled "
        "books. `courtpiece list` shows those.  Options and cycles are no books that a variant could "
        "extend.",
    ),
    "CP202": Meaning(
        "No such option",
        "Behind `with` stand options: those of the file itself, of the files beside it, and the bundled "
        "ones. `courtpiece list` shows those.",
    ),
    "CP203": Meaning(
        "No such role",
        "Roles are the names in `roles { … }`, and those that a step makes: `bidder`, `challenger`, "
        "`discarder`. The roles that a step makes can be named only by later steps and by tables.",
    ),
    "CP204": Meaning(
        "No such side",
        "A side is `winner`, `loser`, or a role with `_side` behind it, such as `caller_side`.  In rows "
        "of `decide` it is `side` too, and in tables of `foul` the `offender`.",
    ),
    "CP205": Meaning(
        "No such fact",
        "Conditions speak of facts of the vocabulary, such as `winner.opening_run`, and of conditions "
        "that a `let` has named.  The language reference lists all facts.",
    ),
    "CP206": Meaning(
        "Nothing is counted in this unit",
        "A match is counted in the unit of its score (`score points`), in rounds, in sets where there are "
        "sets, or in a counter that the book declares.",
    ),
    "CP207": Meaning(
        "No such packet",
        "A random card can be drawn from the packet that an earlier step of the round dealt; it is named "
        "by the step's path, such as `round.rest`.",
    ),
    "CP208": Meaning(
        "No such rank order",
        "A call can choose among orders that the pack declares: `pack { rank naras: 2 3 4 … }`.",
    ),
    "CP209": Meaning(
        "No such clause, row or seat",
        "A ruling or a worked example names a clause that the book does not have, or a seat that is not "
        "at its table.  `courtpiece show` lists the clauses of a book.",
    ),
    "CP210": Meaning(
        "One id for two books",
        "Books and options of one file need ids of their own, and so do those of files in one folder that "
        "another file there is made of: nobody could tell which of the two is meant.",
    ),
    "CP211": Meaning(
        "Written twice",
        "Each clause, `let`, counter and note of a book is written once.  To change what the parent says, "
        "write `replace`.",
    ),
    "CP213": Meaning(
        "A name that means something else",
        "The words of the vocabulary, such as `winner` or `bid`, and names that end in `_side`, have a "
        "meaning and cannot be given another one.",
    ),
    "CP214": Meaning(
        "Neither a number nor a parameter",
        "Where a number or a set of numbers is needed, a word must be a parameter of the option.",
    ),
    "CP215": Meaning(
        "A parameter that nothing uses",
        "What an option takes must make a difference.",
    ),
    "CP216": Meaning(
        "A parameter twice",
        "The parameters of an option need names of their own.",
    ),
    "CP220": Meaning(
        "Books that extend one another",
        "Each book extends an older one, and at the root stands a family; a circle has no root.",
    ),
    "CP221": Meaning(
        "Roles that follow from one another",
        "One role is found first (`first at random`), and the others follow from it.",
    ),
    "CP222": Meaning(
        "A condition that is defined by itself",
        "A `let` may use others, but not, by way of others, itself.",
    ),
    "CP223": Meaning(
        "A condition that says too much",
        "A `let` may use others, and what it says is all of them written out.  `let b = a and a` doubles "
        "at each step, and nobody can read, or judge, what comes out in the end.",
    ),
    "CP224": Meaning(
        "Too many generations of books",
        "Each book is read with all those that it extends, one after another.  After a hundred nobody can "
        "tell any more where a rule comes from: extend an older book.",
    ),
    "CP225": Meaning(
        "A citation that is not described",
        "A book may cite any statement of any source.  Those that the bundled books cite are described, and "
        "a reader is shown them; of others he sees the code alone.  That is no fault, so this is only a "
        "note, in case of a misprint.",
    ),
    "CP226": Meaning(
        "No such question",
        "Questions that the sources leave open have numbers, `Q1` and on; books that answer one are compared "
        "by it.  A question of your own is called by a word.  The ruling holds all the same, so this is only "
        "a warning.",
    ),
    # ------------------------------------------------------------------ amendments
    "CP301": Meaning(
        "Nothing there to amend",
        "`replace`, `remove` and `add` name a clause or a section that the book so far has: what its "
        "parent has, without what the lines above have taken away.",
    ),
    "CP302": Meaning(
        "There already",
        "A section or a clause that the parent has is changed by `replace` or `add`; writing it plainly "
        "would hide that something is overruled.",
    ),
    "CP303": Meaning(
        "Two amendments that quarrel",
        "What stands behind `with` has no order.  Where two options amend one clause, or add rows at one "
        "place of a table, the result would depend on an order: use one of them, or let one say that it "
        "comes after the other.  Within one book or option a clause is amended once: of two amendments of "
        "it, keep the one that holds.",
    ),
    "CP304": Meaning(
        "An option that needs another",
        "The option says in `requires` that it makes sense only with another.",
    ),
    "CP305": Meaning(
        "Options that cannot stand together",
        "One of the options says in `excludes` that it cannot be used with the other.",
    ),
    "CP306": Meaning(
        "An option twice",
        "An option is used once; a book that is made with an option has it already.",
    ),
    "CP307": Meaning(
        "The wrong number of arguments",
        "An option takes exactly the arguments that it declares.",
    ),
    "CP309": Meaning(
        "No such place",
        "Behind `before` and `after` stands a clause of the table or round that something is added to.",
    ),
    "CP310": Meaning(
        "An option that changes nothing",
        "Every clause that the option writes was so before, or no round plays, pays or goes on otherwise "
        "with it than without.  Take it away, lest a reader look for the difference.",
    ),
    "CP311": Meaning(
        "An option that does not fit",
        "An option can be used on every book that has the clauses it amends, unless it `excludes` the "
        "book, or says that it is `only for` others.",
    ),
    # ------------------------------------------------------------------ types and vocabulary
    "CP401": Meaning(
        "A fact of another type",
        "Numbers are compared (`winner.won >= 7`), sides and players are asked for by `is`, and what is "
        "true or false stands alone.",
    ),
    "CP402": Meaning(
        "`is` between things that are never the same",
        "`is` asks whether two names stand for one side, or for one player.",
    ),
    "CP403": Meaning(
        "A fact where it does not exist",
        "Facts about the winner exist once a round is decided, facts about the trick just played while "
        "tricks are played.  `until` speaks of `a side` and `both sides`; a row of `decide` of `side`; a "
        "foul of `offender`.",
    ),
    "CP404": Meaning(
        "A fact that never happens",
        "The fact is made by a step or a clause that this book does not have.",
    ),
    "CP405": Meaning(
        "A number out of range",
        "No table, pack or round can have this number; or the word is no rank.",
    ),
    "CP406": Meaning(
        "A condition that is always or never so",
        "The number lies outside of what the fact can be in this book, so the condition decides nothing.",
    ),
    "CP407": Meaning(
        "Brackets behind a fact",
        "`captured` needs a rank in brackets, as in `captured (tens)`; no other fact takes anything.",
    ),
    "CP408": Meaning(
        "A role without terms",
        "Only the role that is passed on from round to round has terms.",
    ),
    "CP409": Meaning(
        "A number for a set, or a set for a number",
        "A parameter of type `number` stands where a number is needed, one of type `tricks` behind `in`.",
    ),
    "CP410": Meaning(
        "An argument that is not allowed",
        "The option says which numbers its parameter may be.",
    ),
    "CP411": Meaning(
        "A partner where each plays alone",
        "At this table nobody has a partner.",
    ),
    "CP412": Meaning(
        "Opponents of whom?",
        "With more than two sides there is no one side of opponents, and no one loser.",
    ),
    "CP413": Meaning(
        "Two facts compared",
        "Numbers are compared with constants, or with what was bid, so that every table can be proved "
        "complete.",
    ),
    "CP414": Meaning(
        "From a side to itself",
        "A transfer moves something from one side to another.",
    ),
    "CP415": Meaning(
        "Nobody is paid",
        "When an irregularity is priced nobody has won yet, so the row must say who is paid.",
    ),
    # ------------------------------------------------------------------ structure
    "CP501": Meaning(
        "No version of the language",
        "The first line of a file says in which version of the language it is written: `court 1`.",
    ),
    "CP502": Meaning(
        "An unknown version of the language",
        "This program reads version 1 of the language.",
    ),
    "CP504": Meaning(
        "Something is missing that every book needs",
        "A book that is played says who deals and leads, what is dealt and played, what takes a trick, "
        "what a round is worth, who deals next and when a match is over.",
    ),
    "CP505": Meaning(
        "A role that this book does not have",
        "A clause speaks of a player who does not exist here, because the role was removed.  Amend the "
        "clause too.",
    ),
    "CP506": Meaning(
        "The pack does not add up",
        "Ranks in four suits, less the cards taken out, must be as many as the pack has; each rank stands "
        "once in an order, and cards that are named must be in the pack.",
    ),
    "CP507": Meaning(
        "A table with a hole",
        "Some outcome is covered by no row.  End the table with a row `otherwise`.",
    ),
    "CP508": Meaning(
        "A row that never counts",
        "Rows are tried from top to bottom; behind `otherwise` nothing is left.",
    ),
    "CP509": Meaning(
        "Roles that do not hang together",
        "One role is found first and passed on; the others follow from it, from one another, or from a "
        "seat.  Who deals does not cut.",
    ),
    "CP510": Meaning(
        "A bonus row in another table",
        "`plus when` belongs to tables of the policy `first match, plus`.",
    ),
    "CP511": Meaning(
        "The deal does not add up",
        "Every hand has as many cards as the others, and every card of the pack is dealt, unless the rest "
        "is set aside.  The message shows the sum.  Who holds a card can be asked when all are dealt, and "
        "before the first trick; a card of a player when it has surely been dealt, and a card of the tricks "
        "when some have been played.",
    ),
    "CP512": Meaning(
        "A pile where there is none",
        "Clauses about collecting belong to books in which tricks lie in a pile.",
    ),
    "CP513": Meaning(
        "A worked example fails",
        "The engine played the example by the book and came to something else.",
    ),
    "CP514": Meaning(
        "A hidden card that is lost",
        "A card laid face down as trump must come out at last and go back to a hand, or its player is a "
        "card short.",
    ),
    "CP515": Meaning(
        "A trump that never counts",
        "The book says that trump never counts, and has a step that chooses one.",
    ),
    "CP516": Meaning(
        "A ruling without a reading",
        "A ruling says in `here:` how this book reads its source, and in `instead:` how others do.",
    ),
    "CP517": Meaning(
        "A cycle of different tables",
        "The books of a cycle are played by the same people with the same pack, dealt and played in the same "
        "direction: the players sit down once for the whole match.",
    ),
    "CP518": Meaning(
        "Two ranks where one is meant",
        "A card counts as another rank only when it is led right after a trick taken with the same rank: the "
        "clause names one rank twice.",
    ),
    "CP519": Meaning(
        "A cycle of books that count differently",
        "A match has one score.  The first book of a cycle says when the match is over and who has won; what "
        "the rounds of the others pay is added to the same score, so it has to be of the same unit, and the "
        "counters that a book declares have to be there in every round.",
    ),
    "CP520": Meaning(
        "An example that cannot be",
        "A worked example can be laid out with real cards: each card is in one place, the pack has it, and "
        "one player holds a role.",
    ),
    "CP521": Meaning(
        "An example that shows nothing",
        "A worked example says what is given and what follows: a trick and its taker, the takers of all "
        "tricks and the rows that count, or whom a step asks.  Without that nothing is tried.  The rules are "
        "whole without the example, so this is only a warning.",
    ),
    "CP522": Meaning(
        "An effect in the wrong table",
        "Runs, scores and counters start over when a round is scored; a round ends, is lost or is dealt anew "
        "when an irregularity is priced.  In a table of the other kind nothing would come of it.",
    ),
    "CP523": Meaning(
        "Sets that decide nothing",
        "What a set is worth is what the match is won by: the most of it, or the first side to so much.",
    ),
    "CP524": Meaning(
        "A trump changed before there is one",
        "A step that lets somebody change trump comes behind one that surely makes it; where that may be "
        "left open, the step begins with `when trump is set,`.",
    ),
    "CP525": Meaning(
        "A counter into which nothing is paid",
        "A counter changes by rows that pay in it, as in `when round.drawn -> 1 extra`.  Where no row does, "
        "it stays what it was at the start, and whatever is decided or paid by it is always the same.",
    ),
}

MEANINGS: Final[dict[str, Meaning]] = _TEXT | PROOFS
"""By code."""

WARNINGS: Final = frozenset({"CP226", "CP310", "CP521", "CP525", "CP606", "CP609"})
"""Codes that do not keep a book from compiling."""

NOTES: Final = frozenset({"CP225", "CP608", "CP610"})
"""Codes that only tell something."""
