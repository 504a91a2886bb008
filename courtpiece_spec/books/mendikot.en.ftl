# What an option says as a whole, where its clauses say it in many sentences.
closed_trump = The eldest hand lays a card face down as trump; it is turned up by itself as soon as a player cannot follow suit.
asked_trump = The eldest hand lays a card face down as trump; it is turned up when a player who cannot follow suit asks for it.
