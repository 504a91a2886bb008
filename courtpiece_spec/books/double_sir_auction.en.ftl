# What English says of this book alone.

double_sir_auction-decide-broken = A side against the highest bidder wins the round as soon as it has collected so many tricks that the bid is out of reach: 7 against a bid of 7, 6 against 8, 5 against 9, 4 against 10, 3 against 11, 2 against 12, and 1 against 13.
