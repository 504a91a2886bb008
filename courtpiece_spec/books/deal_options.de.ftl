# Was das Deutsche nur von diesen Hausregeln sagt.

others_wait =
    .title = Nur der Trumpfrufer sieht seine Karten an

others_wait-ruling-Q6 = Dürfen die anderen ihre ersten fünf Karten schon ansehen?
    .here = nein, ihre Karten bleiben verdeckt liegen, bis der Trumpf angesagt ist
    .instead_1 = alle dürfen ihre eigenen Karten sofort ansehen

caller_first_five = Bevor der Trumpf angesagt ist, erhält nur der Trumpfrufer Karten; die anderen erhalten ihre ersten fünf danach.
    .title = Nur der Trumpfrufer erhält zuerst fünf Karten

caller_first_five-ruling-Q3 = Wann erhalten die anderen ihre ersten fünf?
    .here = nach der Ansage des Trumpfs, bevor die Päckchen zu vier reihum gehen
    .instead_1 = dreizehn Karten auf einmal

packets_5332 = Jeder Spieler erhält Päckchen von fünf, drei, drei und zwei Karten.
    .title = Päckchen von fünf, drei, drei und zwei

packets_5422 = Jeder Spieler erhält Päckchen von fünf, vier, zwei und zwei Karten.
    .title = Päckchen von fünf, vier, zwei und zwei

first_four = Der Trumpf wird auf vier Karten angesagt; dann erhält jeder Spieler drei Päckchen zu drei Karten.
    .title = Der Trumpf wird auf vier Karten angesagt

first_four-ruling-four_packets = Wie werden die übrigen neun gegeben?
    .here = jeweils drei
    .instead_1 = vier, dann fünf
    .instead_2 = in beliebigen Päckchen

toss_losers_deal =
    .title = Wer beim Auslosen verliert, gibt

toss_losers_deal-ruling-Q2 = Wer gibt zuerst?
    .here = jeder zieht eine Karte; von der Partei mit der höchsten gibt niemand, von der anderen, wer dazu bereit ist
    .instead_1 = wer die höchste Karte zieht
