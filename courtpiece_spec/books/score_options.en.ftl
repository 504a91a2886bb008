# What an option says as a whole: with its number instead of an example of it, or in fewer words than its clauses.

court_thirteen = Only all thirteen tricks are a Court, so play goes on as long as one side has none.
declared_target = The Hakem may promise nine to eleven tricks: kept, the promise adds a bonus; missed, it loses the round and two courts.
doublee_thirteen = Whoever takes all thirteen tricks wins two rounds at once, so play goes on as long as one side has none.
run_bonus = Three rounds won running earn one court more; it is agreed how often.
sweep_value = All thirteen tricks are worth the agreed number of courts.
target = The first side to reach the agreed number wins the match.
most_rounds = The match is over after the agreed number of rounds; the side that won more of them has won it, and if they are level the side with more Courts.
court_same_dealer = After a win of the caller’s side the same player deals again, after a Court too.
court_keeps_run = A Court of the first seven tricks does not end the run, so that one in the seventh round won running makes two.
goon_thirteen = A Goon Court needs all thirteen tricks, so play goes on as long as one side has none; the first seven tricks are a Court for either side.
