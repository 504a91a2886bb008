thirteen_at_once = All thirteen cards are dealt before the first trick.
