# What an option says as a whole: with its number instead of an example of it, or in fewer words than its clauses.

double_hakem = Each Hakem plays two rounds, and two more whenever his side wins both.
hakem_sees = The Hakem names trump from the number of cards that is given.
winners_keep_hakem = The Hakem stays the same as long as his side wins.
