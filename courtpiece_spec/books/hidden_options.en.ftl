# What an option says as a whole, where its clauses say it in many sentences.

in_force_unseen = The hidden trump has its power from the start; it is turned up by itself as soon as any player cannot follow suit.
colour_call = Any other player may name an open trump instead of the hidden one.
