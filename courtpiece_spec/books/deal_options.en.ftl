# What an option says as a whole, where its clauses say it in many sentences.

caller_first_five = Only the caller is dealt cards before trump is named; the others get their first five after it.
packets_5332 = Each player is dealt packets of five, three, three and two cards.
packets_5422 = Each player is dealt packets of five, four, two and two cards.
first_four = Trump is named on four cards; then each player is dealt three packets of three.
