# What English says of these books alone: forms of titles that are no plain noun.

single_sir_courts-let-run =
    .title_indefinite = a run of seven rounds
single_sir_courts-score-run =
    .title_indefinite = a run of seven rounds
