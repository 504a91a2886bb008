# What an option says as a whole, in fewer words than its clauses.

no_trump = Nobody names trump: the highest card of the suit led takes the trick.
nth_card = Nobody names trump: the suit of the card that is named, of those dealt to the eldest hand, is trump.
written_trump = The Hakem writes the trump down, and it is shown when somebody who cannot follow wants to trump.
