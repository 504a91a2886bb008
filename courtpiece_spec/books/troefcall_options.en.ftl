after_trick_five = A card out of turn or shown costs a side without a trick 5 points also during the fifth trick, and 15 only after it.
call_stands = What the trump maker has called stands: the trump is not changed.
dealer_rotates = The deal passes on after every round, whoever has won it.
kap_thirteen = A kap counts 13 points, a bounie 52, and so does giving up too early.
seven_lost = Seven lost in a row cost seven points: the first seven tricks of a round, or seven rounds, as agreed.
