# What an option says as a whole, in fewer words than its clauses.

no_trump = Nobody names trump: the highest card of the suit led takes the trick.
nth_card = Nobody names trump: of the cards dealt to the eldest hand, the suit of the one agreed upon is trump.
written_trump = The trump is written down instead of named, and shown when somebody who cannot follow suit wants to trump.
caller_face_down = When unable to follow suit while the trump is hidden, the caller either turns it up and trumps or discards face down; such a card takes nothing.
