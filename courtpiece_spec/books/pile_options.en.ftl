# What an option says as a whole: with its number instead of an example of it, or in fewer words than its clauses.

ace_confirmed = A trick taken with an ace collects nothing: the same player must take the next with another card.
blocked_tricks = Nothing is collected after the tricks agreed upon.
opening = Nothing is collected before the trick agreed upon.
triple_opening = The first collection needs three tricks running by one player, each later one needs two.
