# Was das Deutsche nur von diesen Hausregeln und Büchern sagt.

omi =
    .title = Omi
omi-also-oombi = Oombi
omi-also-unnamed = ඕමි

omi-counter-extra =
    .title = Zusatzmarken
    .title_one = Zusatzmarke
omi-score-kapothi =
    .title = Kapothi
omi-score-level =
    .title = Vier zu vier
    .title_indefinite = ein Gleichstand von vier zu vier
    .title_indefinite_dative = einem Gleichstand von vier zu vier
    .title_negative = kein Gleichstand von vier zu vier

omi-ruling-Q4 = Wie herum geht es?
    .here = nach rechts; gegeben und gespielt wird gegen den Uhrzeigersinn
    .instead_1 = im Uhrzeigersinn, und alle Plätze sind gespiegelt
omi-ruling-Q58 = Was gilt, wenn die Unterlegenen weniger Marken haben, als sie zahlen müssen?
    .here = sie haben verloren, und was fehlt, wird als Stand unter null angeschrieben
    .instead_1 = sie zahlen, was sie haben
omi-ruling-Q6 = Dürfen die anderen ihre ersten vier Karten schon ansehen?
    .here = alle dürfen ihre eigenen Karten sofort ansehen
    .instead_1 = die anderen warten, bis der Trumpf angesagt ist
omi-ruling-Q64 = Was gilt bei vier Stichen für jede Partei?
    .here = niemand erhält etwas, und wer als Nächster gewinnt, bekommt eine Marke mehr; nach mehreren solchen Runden für jede eine mehr
    .instead_1 = eine mehr, sooft es auch vorkommt
    .instead_2 = die Partei des Trumpfrufers hat verloren
omi-ruling-Q65 = Was geschieht, wenn jemand nicht bedient, obwohl er könnte?
    .here = die Karte wird zurückgenommen und bedient; eine Strafe gibt es nicht
    .instead_1 = es kostet eine Marke
omi-ruling-announced = Wird ein Kapothi vorher angekündigt?
    .here = nein, er zählt, wenn alle acht Stiche gewonnen sind
    .instead_1 = ja; eine Partei bietet ihn an, und die andere nimmt an oder lehnt ab
omi-ruling-deal_start = Wo beginnt das Geben?
    .here = bei der Vorhand, und von da um den Tisch
    .instead_1 = beim Partner des Trumpfrufers
omi-ruling-kapothi = Zählt ein Kapothi gegen den Trumpfrufer mehr?
    .here = nein, alle acht Stiche bringen jeder Partei drei Marken
    .instead_1 = ja, eine Marke mehr
omi-ruling-plays_out = Endet die Runde, wenn eine Partei fünf Stiche hat?
    .here = nein, alle acht Stiche werden gespielt, weil alle acht mehr zählen
    .instead_1 = ja, sobald beide Parteien einen Stich haben
omi-ruling-ten_taken = Was heißt es, zehn Marken zu gewinnen?
    .here = jede Partei beginnt mit zehn, die Marken gehen hin und her, und eine Partei hat gewonnen, wenn sie alle zwanzig hat
    .instead_1 = gezählt werden die Marken, die eine Partei gewonnen hat, und keine geht zurück
omi-ruling-whose_tokens = Woher kommt die zusätzliche Marke?
    .here = von den Unterlegenen, wie jede Marke
    .instead_1 = von außen

omi-example-all_eight = Alle acht sind ein Kapothi
omi-example-all_eight_against = Auch gegen den Trumpfrufer
omi-example-callers_win = Fünf zu drei für die Partei des Trumpfrufers
omi-example-dealers_win = Fünf zu drei gegen sie
omi-example-four_all = Vier zu vier: Eine zusätzliche Marke wartet
omi-example-low_trump = Der niedrigste Trumpf sticht ein Ass
omi-example-must_follow = Wer die ausgespielte Farbe hat, muss bedienen
omi-example-no_duty = Niemand muss stechen
omi-example-sevens_are_low = Ein Ass ist hoch, eine Sieben niedrig

omi_clockwise = Gegeben und gespielt wird im Uhrzeigersinn, also nach links; auch die Plätze sind gespiegelt.
    .title = Nach links

omi_clockwise-ruling-Q4 = Wie herum geht es?
    .here = nach links, wie in Apps; gegeben und gespielt wird im Uhrzeigersinn
    .instead_1 = gegen den Uhrzeigersinn
omi_clockwise-ruling-mirrored = Sind auch die Plätze gespiegelt?
    .here = ja; der Spieler links vom Geber sagt den Trumpf an, der rechts von ihm hebt ab, und das Geben geht nach links weiter
    .instead_1 = nein, nur Karten und Stiche laufen andersherum

omi_clockwise-example-to_the_left = Das Geben geht nach links weiter

violation = Eine Partei, von der ein Spieler nicht bedient, obwohl er könnte, zahlt der anderen eine Marke.
    .title = Nichtbedienen kostet eine Marke

violation-foul-revoke =
    .title = Verstoß

violation-ruling-Q65 = Was geschieht, wenn jemand nicht bedient, obwohl er könnte?
    .here = die Karte wird zurückgenommen, und die Partei dessen, der sie gespielt hat, zahlt der anderen eine Marke
    .instead_1 = die Karte wird zurückgenommen; eine Strafe gibt es nicht
    .instead_2 = wer falsch bedient, verliert die Runde

loser_pays = Die unterlegene Partei zahlt nicht an die siegreiche, sondern in die Mitte; wer zuerst zehn Marken gezahlt hat, verliert die Partie.
    .title = Die Unterlegenen zahlen

loser_pays-score-kapothi =
    .title = Kapothi
loser_pays-score-level =
    .title = Vier zu vier
    .title_indefinite = ein Gleichstand von vier zu vier
    .title_indefinite_dative = einem Gleichstand von vier zu vier
    .title_negative = kein Gleichstand von vier zu vier
loser_pays-foul-revoke =
    .title = Verstoß

loser_pays-ruling-Q65 = Was geschieht, wenn jemand nicht bedient, obwohl er könnte?
    .here = die Karte wird zurückgenommen, und die Partei dessen, der sie gespielt hat, zahlt eine Marke
    .instead_1 = die Karte wird zurückgenommen; eine Strafe gibt es nicht
loser_pays-ruling-into_the_middle = Wer erhält, was die Unterlegenen zahlen?
    .here = niemand; eine Partei, die alle ihre zehn Marken gezahlt hat, hat die Partie verloren
    .instead_1 = die Sieger
