call_stands = What the trump maker has called stands: the trump is not changed.
dealer_rotates = The deal passes on after every round, whoever has won it.
seven_lost = Seven lost in a row cost seven points: the first seven tricks of a round, or seven rounds, as agreed.
