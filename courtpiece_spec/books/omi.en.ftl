# What an option says as a whole, where its clauses say it in many sentences.
loser_pays = The losers do not pay the winners but put their tokens in the middle; the first side to have paid ten loses the match.
violation = After a revoke the card is taken back, and the side that revoked pays the others one.
