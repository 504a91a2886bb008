thirteen_at_once = All thirteen cards are dealt before the first trick.
level_nobody = When each side has two tens, nobody wins the round.
level_by_tricks = When each side has two tens, the side with more tricks wins the round.
caller_at_left = Everything goes clockwise: the player at the dealer’s left is dealt to first, five cards singly, names trump and leads, and the deal passes to the left where it passed to the right.
