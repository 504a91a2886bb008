# Was das Deutsche nur von diesen Büchern sagt.

single_sir_courts-let-run =
    .title = Serie von sieben Siegen
    .title_indefinite = eine Serie von sieben Siegen
    .title_indefinite_dative = einer Serie von sieben Siegen
    .title_negative = keine Serie von sieben Siegen
single_sir_courts-score-run =
    .title = Serie von sieben Siegen
    .title_indefinite = eine Serie von sieben Siegen
    .title_indefinite_dative = einer Serie von sieben Siegen
    .title_negative = keine Serie von sieben Siegen
