# What English says of these books alone: forms of titles that are no plain noun.

single_sir_courts-let-run =
    .title_indefinite = a run of seven rounds
single_sir_courts-score-run =
    .title_indefinite = a run of seven rounds

# What an option says as a whole, where its clauses say it in many sentences.
pile = Tricks lie in a pile until one player takes two running, whose side then collects them all.
