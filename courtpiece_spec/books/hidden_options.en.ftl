# What an option says as a whole, where its clauses say it in many sentences.

in_force_unseen = The hidden trump has its power from the start; it is turned up by itself as soon as any player cannot follow suit.
colour_call = Right after the trump is laid down, each other player is asked in turn whether to name an open trump instead; then the hidden card goes back to the caller’s hand.
