# What an option says as a whole: with its number instead of an example of it, or in fewer words than its clauses.

double_hakem = Each Hakem plays two rounds, and two more whenever the Hakem’s side wins both.
hakem_sees = The Hakem sees the agreed number of cards before naming trump.
winners_keep_hakem = The Hakem stays the same as long as the Hakem’s side wins.
