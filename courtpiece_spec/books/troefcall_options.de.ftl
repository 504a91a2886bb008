# Was das Deutsche nur von diesen Hausregeln sagt.

highest_card_deals =
    .title = Die höchste Karte gibt

highest_card_deals-roles-caller =
    .title = Rufer
    .title_genitive = Rufers
highest_card_deals-ruling-Q1 = Wer wird zuerst bestimmt, der Geber oder der Rufer?
    .here = wer die höchste Karte zieht, gibt, und der Spieler links vom Geber ist Rufer
    .instead_1 = wer den ersten Buben erhält, ist Rufer
highest_card_deals-ruling-Q2 = Was gilt, wenn die höchsten gezogenen Karten gleich sind?
    .here = wer gleichauf liegt, zieht noch einmal, bis eine Karte die höchste ist
    .instead_1 = die Farben haben eine Rangfolge

partners_drawn =
    .title = Partner durch gezogene Karten

call_stands = Der angesagte Trumpf darf nicht mehr geändert werden.
    .title = Die Ansage gilt

call_stands-ruling-call_final = Darf die Ansage geändert werden?
    .here = nein, was angesagt ist, gilt
    .instead_1 = ja, bis die Päckchen zu vier gegeben werden

ace_is_picture =
    .title = Das Ass ist ein Bild

ace_is_picture-ruling-Q7 = Ist das Ass ein Bild?
    .here = ja, neben König, Dame und Bube
    .instead_1 = nein
ace_is_picture-ruling-Q8 = Wie oft darf man neu geben lassen?
    .here = sooft es vorkommt
    .instead_1 = zweimal nacheinander; was beim dritten Mal gegeben wird, gilt
ace_is_picture-ruling-Q9 = Was gilt, wenn der Trumpf schon angesagt ist?
    .here = die Ansage verfällt; es wird neu gemischt, und derselbe Rufer sagt neu an
    .instead_1 = der angesagte Trumpf bleibt auch nach dem neuen Geben

ace_is_picture-example-ace_alone = Ein Ass steht dem neuen Geben entgegen
ace_is_picture-example-ten_high = Mit einer Zehn als höchster Karte darf neu gegeben werden

no_duty_to_trump =
    .title = Niemand muss stechen

no_duty_to_trump-ruling-duty_to_trump = Muss stechen, wer nicht bedienen kann?
    .here = nein, jede Karte darf gespielt werden
    .instead_1 = ja, wenn er kann, und höher als ein Trumpf, der daliegt

no_duty_to_trump-example-may_discard = Wer nicht bedienen kann, darf abwerfen

kap_thirteen = Ein Kap zählt 13 Punkte und ein Baunie 52; so viel wie ein Baunie kostet es auch, zu früh aufzugeben.
    .title = Ein Kap zählt 13, ein Baunie 52

kap_thirteen-score-baunie =
    .title = Baunie
kap_thirteen-score-kap =
    .title = Kap

kap_thirteen-ruling-other_scale = Was zählt alles Übrige?
    .here = ein gewöhnlicher Sieg, ein vom Partner abgebrochenes Kap und die Strafen zählen wie immer; zu frühes Aufgeben kostet so viel wie ein Baunie
    .instead_1 = ein gewöhnlicher Sieg zählt die Stiche

kap_thirteen-example-kap = Die ersten sieben Stiche

seven_lost = Sieben verlorene nacheinander kosten sieben Punkte: die ersten sieben Stiche einer Runde oder sieben Runden, wie vereinbart.
    .title = Sieben verlorene nacheinander kosten sieben Punkte

seven_lost-ruling-seven_running = Sieben wovon?
    .here = die ersten sieben Stiche einer Runde
    .instead_1 = sieben Runden
seven_lost-ruling-seven_running-2 = Sieben wovon?
    .here = sieben Runden nacheinander; danach beginnt die Serie von vorn
    .instead_1 = die ersten sieben Stiche einer Runde

seven_lost-example-lost_tricks = Die Partei ohne Stich verliert sieben Punkte
seven_lost-example-lost_rounds = Die siebte nacheinander verlorene Runde kostet sieben Punkte

after_trick_five = Auch während des fünften Stichs kostet eine gezeigte Karte 5 Punkte, wenn die Partei keinen Stich hat; erst danach 15.
    .title = Eine Karte, die während des fünften Stichs gezeigt wird, kommt früh

after_trick_five-ruling-trick_five = Was kostet eine Karte, die während des fünften Stichs gezeigt wird?
    .here = weniger als fünf Stiche sind gespielt, also kostet sie 5
    .instead_1 = sie kostet 15, sobald der vierte Stich gewonnen ist

dealer_rotates = Nach jeder Runde übernimmt der Spieler links vom Rufer dessen Rolle, und das Geben geht mit ihr weiter.
    .title = Das Geben geht nach jeder Runde weiter

dealer_rotates-example-passes_on = Der Rufer gibt die nächste Runde, ob gewonnen oder verloren
