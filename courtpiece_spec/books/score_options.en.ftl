# What an option says as a whole: with its number instead of an example of it, or in fewer words than its clauses.

court_thirteen = Only all thirteen tricks are a Court, so play goes on as long as one side has none.
declared_target = The Hakem may promise nine to eleven tricks: kept, the promise adds a bonus; missed, it loses the round and two courts.
doublee_thirteen = Whoever takes all thirteen tricks wins two rounds at once, so play goes on as long as one side has none.
run_bonus = Three rounds won running earn one court more; it is agreed how often.
sweep_value = All thirteen tricks are worth the agreed number of courts.
target = The first side to reach the agreed number wins the match.
