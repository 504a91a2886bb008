best_of = The match is the best of an odd number of points: the first side with more than half of them wins.
hakem_moves_left = After a round that the Hakem’s side has lost, the player at the Hakem’s left becomes the Hakem.
