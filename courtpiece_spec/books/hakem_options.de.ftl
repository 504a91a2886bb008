# Was das Deutsche nur von diesen Hausregeln und Büchern sagt.

## Das Geben

hakem_sees = Der Hakem sagt den Trumpf nach der vereinbarten Zahl von Karten an.
    .title = Wie viele Karten der Hakem sieht
hakem_sees-ruling-sees_packets = Wie werden die übrigen Karten gegeben?
    .here = ebenso viele an jeden der anderen, dann der Rest in einem Päckchen an jeden, der Hakem jedes Mal zuletzt
    .instead_1 = in beliebigen Päckchen
hakem_sees-example-plays_as_ever = Gespielt und gezählt wird wie immer

## Wer der nächste Hakem ist

hakem_rotates_left =
    .title = Die Rolle geht nach links
hakem_rotates_left-ruling-succession = Wer ist der nächste Hakem?
    .here = die Rolle geht nach jeder Runde an den Spieler links
    .instead_1 = sie geht an den Spieler rechts
    .instead_2 = die Partei, die gewonnen hat, behält sie
hakem_rotates_left-example-to_the_left = Die Rolle geht nach links

winners_keep_hakem = Der Hakem bleibt derselbe, solange seine Partei gewinnt.
    .title = Die Sieger behalten die Rolle
winners_keep_hakem-ruling-succession = Wer ist der nächste Hakem?
    .here = derselbe Hakem, solange seine Partei gewinnt; sonst der Spieler rechts vom Hakem, für die Partei, die gewonnen hat
    .instead_1 = wen die siegreiche Partei benennt
    .instead_2 = der Spieler links vom Hakem, wenn dessen Partei verliert
    .instead_3 = die Rolle geht nach jeder Runde weiter
winners_keep_hakem-example-he_stays = Die Partei des Hakems gewinnt: Er bleibt
winners_keep_hakem-example-he_goes = Sie verliert: Die Rolle geht an die andere Partei

double_hakem = Jeder Hakem spielt zwei Runden, und noch zwei, sooft seine Partei beide gewinnt.
    .title = Zwei Runden für jeden Hakem
double_hakem-ruling-Q63 = Was gilt, wenn die erste der beiden Runden verloren ist?
    .here = der Hakem hat trotzdem seine zweite Runde
    .instead_1 = die Rolle geht sofort weiter
double_hakem-ruling-kept_for = Beide Runden sind gewonnen: Wie lange bleibt die Rolle?
    .here = für zwei weitere Runden, die wieder beide gewonnen werden müssen
    .instead_1 = bis zur ersten verlorenen Runde
double_hakem-ruling-kept_by = Behält die Partei die Rolle oder der Spieler?
    .here = der Spieler; er selbst bleibt
    .instead_1 = die Partei; die zweite Runde hat sein Partner
double_hakem-ruling-succession = Wer ist danach Hakem?
    .here = der Spieler rechts vom Hakem
    .instead_1 = der Spieler links vom Hakem
double_hakem-example-first_lost = Nach der ersten Runde bleibt er, ob gewonnen oder verloren
double_hakem-example-both_won = Beide gewonnen: Er behält die Rolle
double_hakem-example-second_lost = Die zweite verloren: Die Rolle geht weiter

## Bücher

peg =
    .title = Peg
peg-also-hidden_trump = Verdeckter Trumpf
dabbal_sar =
    .title = Dabbal Sar
dabbal_sar-also-double_hakem = Doppelter Hakem
badam_satti =
    .title = Badam Satti
badam_satti-ruling-how_often = Wie oft wird eine Runde ohne Trumpf gespielt?
    .here = in diesem Buch immer; im Buch des gemischten Abends folgt eine auf je drei Runden mit Trumpf
    .instead_1 = jede zweite Runde
    .instead_2 = wann immer die Spieler mögen
mixed_evening =
    .title = Gemischter Abend

dealer_partner_calls =
    .title = Der Partner des Gebers ist Hakem

dealer_partner_calls-ruling-ra_next = Wer gibt als Nächster?
    .here = immer der Partner des Hakems, dessen Rolle wandert wie immer
    .instead_1 = das Geben wandert, und die Rolle folgt ihm

dealer_partner_calls-example-partner_deals = Der Partner des Hakems gibt
