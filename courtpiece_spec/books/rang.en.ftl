# What English says of these books alone: forms of titles that are no plain noun.

rang-let-run =
    .title_indefinite = a run of seven deals
rang-score-run =
    .title_indefinite = a run of seven deals
courts_only-let-run =
    .title_indefinite = a run of seven rounds
courts_only-score-run =
    .title_indefinite = a run of seven rounds
double_sar-let-run =
    .title_indefinite = a run of seven deals

# What an option says as a whole, where its clauses say it in many sentences.
playing_on = A side that has the first seven tricks may play on for all thirteen, which are worth fifty-two Courts; if it loses a trick, it keeps its Court.
playing_on_at_stake = A side that has the first seven tricks may play on for all thirteen, which are worth fifty-two Courts; if it loses a trick, the others score what was agreed.
seventh_decides = Only the player who took the seventh trick may decide to play on.
goon_value = A Goon Court is worth as many Courts as were agreed.
courts_only = Only Courts count: the first seven tricks of a round are one, and so are seven rounds won running.
points_game = Rounds are worth points: one or two for a win, three for a Court, four for a Goon Court.
