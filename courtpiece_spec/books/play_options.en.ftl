# What an option says as a whole, where its clauses say it in many sentences.

to_the_left = Cards are dealt and played clockwise, that is to the left; the player at the dealer’s left is the eldest hand.
revoke_loses = A side of which a player revokes loses the round.
trump_challenge = An opponent of the caller may change the trump suit, and must then take the first seven tricks with the partner, or the side loses the round.
