thirteen_at_once = All thirteen cards are dealt before the first trick.
level_nobody = When each side has two tens, nobody wins the round.
level_by_tricks = When each side has two tens, the side with more tricks wins the round.
