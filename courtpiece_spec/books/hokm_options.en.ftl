best_of = The match is the best of an odd number of points: the first side with more than half of them wins.
