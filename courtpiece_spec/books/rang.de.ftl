# Was das Deutsche nur von diesen Hausregeln und Büchern sagt.

rang =
    .title = Rang
rang-also-court_piece = Court Piece
rang-also-single_sar = Single Sar

rang-let-court =
    .title = Court
rang-let-goon_court =
    .title = Goon Court
rang-let-run =
    .title = Serie von sieben Siegen
    .title_indefinite = eine Serie von sieben Siegen
    .title_indefinite_dative = einer Serie von sieben Siegen
    .title_negative = keine Serie von sieben Siegen
rang-score-court =
    .title = Court
rang-score-goon_court =
    .title = Goon Court
rang-score-run =
    .title = Serie von sieben Siegen
    .title_indefinite = eine Serie von sieben Siegen
    .title_indefinite_dative = einer Serie von sieben Siegen
    .title_negative = keine Serie von sieben Siegen

rang-custom-signals = Während der Trumpf gewählt wird, darf niemand dem Trumpfrufer etwas mitteilen.

rang-ruling-Q49 = Wann steht ein Court der ersten sieben Stiche fest?
    .here = bei 7 : 0, wo die Runde endet
    .instead_1 = erst bei 13 : 0; ab 7 : 0 wird also weitergespielt, bis die Unterlegenen einen Stich gewinnen
    .instead_2 = die Sieger dürfen bei 7 : 0 wählen, ob um 52 Courts weitergespielt wird
rang-ruling-Q52 = Müssen die sieben Stiche eines Courts die ersten sieben sein?
    .here = ja; sieben Stiche nacheinander im späteren Verlauf der Runde sind ein gewöhnlicher Sieg
    .instead_1 = beliebige sieben Stiche nacheinander gelten als Court
rang-ruling-Q55 = Was gilt, wenn der siebte Sieg nacheinander selbst ein Court der ersten sieben Stiche ist?
    .here = er bringt einen Court
    .instead_1 = er bringt zwei Courts
rang-ruling-Q56 = Wessen Serie beginnt nach einem Court von vorn?
    .here = die beider Parteien
    .instead_1 = nur die der Partei, die gezählt hat
rang-ruling-Q6 = Dürfen die anderen ihre ersten fünf Karten schon ansehen?
    .here = alle dürfen ihre eigenen Karten sofort ansehen
    .instead_1 = die anderen warten, bis der Trumpf angesagt ist
rang-ruling-Q60 = Wer gibt nach einem Court durch eine Serie, und wer nach einem Goon Court?
    .here = der Spieler rechts vom Geber, wenn dessen Partei gewonnen hat; nach jedem anderen Court der Partner des Gebers
    .instead_1 = nach einem Court durch eine Serie derselbe Geber noch einmal, wie nach einem gewöhnlichen Sieg der Partei des Trumpfrufers
rang-ruling-Q65 = Was geschieht, wenn jemand nicht bedient, obwohl er könnte?
    .here = die Karte wird zurückgenommen und bedient; eine Strafe gibt es nicht
    .instead_1 = wer falsch bedient, verliert die Runde
    .instead_2 = falsches Bedienen kostet Punkte
rang-ruling-court_target = Wie viele Courts gewinnen die Partie?
    .here = sieben, die übliche Zahl in den Büchern, in denen jede Runde zählt; Pagat überlässt sie den Spielern
    .instead_1 = jede vereinbarte Zahl
    .instead_2 = keine feste Zahl; es gewinnt, wer mehr hat, wenn die Spieler aufhören
rang-ruling-deal_start = Wo beginnt das Geben?
    .here = bei der Vorhand, und von da in Spielrichtung um den Tisch
    .instead_1 = beim Trumpfrufer, wo immer er sitzt
rang-ruling-goon_worth = Was zählt ein Goon Court?
    .here = einen Court, wie jeder andere
    .instead_1 = drei Courts
    .instead_2 = zehn Courts

rang-example-dealers_win = Die Partei des Gebers gewinnt
rang-example-first_seven = Die ersten sieben Stiche sind ein Court
rang-example-goon = Gegen den Trumpfrufer sind sie ein Goon Court
rang-example-low_trump = Ein kleiner Trumpf sticht ein Ass
rang-example-must_follow = Wer die ausgespielte Farbe hat, muss bedienen
rang-example-ordinary_win = Ein gewöhnlicher Sieg verlängert nur die Serie
rang-example-seventh_and_first_seven = Beides zugleich ist ein Court
rang-example-seventh_running = Die siebte nacheinander gewonnene Runde ist ein Court

playing_on = Eine Partei, die die ersten sieben Stiche hat, darf um alle dreizehn weiterspielen, die 52 Courts zählen; verliert sie einen Stich, so behält sie ihren Court.
    .title = Weiterspielen um alle dreizehn: Der Court bleibt

playing_on-score-all_thirteen =
    .title = 52-Court

playing_on-ruling-Q51 = Was gilt, wenn die anderen doch noch einen Stich gewinnen?
    .here = der Court der ersten sieben Stiche bleibt, und die Runde endet damit
    .instead_1 = der Court ist verloren, und die anderen erhalten etwas
playing_on-ruling-Q59 = Werden wirklich zweiundfünfzig Courts angeschrieben?
    .here = ja; damit ist jede übliche Partie entschieden
    .instead_1 = nein, das ist nur eine Redensart
playing_on-ruling-going_on = Wer entscheidet, und wann?
    .here = einer aus der Partei mit den ersten sieben Stichen, und zwar wer zuerst spricht, laut und vor dem achten Stich
    .instead_1 = nur, wer den siebten Stich gewonnen hat
    .instead_2 = niemand muss etwas sagen, die Partei spielt einfach weiter
playing_on-ruling-Q49 = Wann steht ein Court der ersten sieben Stiche fest?
    .here = bei 7 : 0; die Sieger dürfen dann um 52 Courts weiterspielen und behalten ihn in jedem Fall
    .instead_1 = bei 7 : 0, wo die Runde endet
    .instead_2 = erst bei 13 : 0; ab 7 : 0 wird also weitergespielt, bis die Unterlegenen einen Stich gewinnen

playing_on_at_stake = Eine Partei, die die ersten sieben Stiche hat, darf um alle dreizehn weiterspielen, die 52 Courts zählen; verliert sie einen Stich, so zählen die anderen, was vereinbart war.
    .title = Weiterspielen um alle dreizehn: Der Court steht auf dem Spiel

playing_on_at_stake-score-all_thirteen =
    .title = 52-Court
playing_on_at_stake-score-failed_run =
    .title = Serie von sieben Siegen
    .title_indefinite = eine Serie von sieben Siegen
    .title_indefinite_dative = einer Serie von sieben Siegen
    .title_negative = keine Serie von sieben Siegen

playing_on_at_stake-ruling-Q51 = Was gilt, wenn die anderen doch noch einen Stich gewinnen?
    .here = der Court ist verloren; die anderen zählen, was vereinbart war, und die Runde endet damit
    .instead_1 = der Court der ersten sieben Stiche bleibt
playing_on_at_stake-ruling-Q59 = Werden wirklich zweiundfünfzig Courts angeschrieben?
    .here = ja; damit ist jede übliche Partie entschieden
    .instead_1 = nein, das ist nur eine Redensart
playing_on_at_stake-ruling-failed_next = Wer hat die Runde gewonnen, und wer gibt die nächste?
    .here = die Partei mit sieben Stichen hat sie gewonnen; ihre Serie läuft weiter, sieben Siege nacheinander sind trotzdem ein Court, und das Geben geht weiter wie nach einem Court
    .instead_1 = die anderen haben sie gewonnen, und das Geben geht weiter wie nach einem Sieg von ihnen
playing_on_at_stake-ruling-going_on = Wer entscheidet, und wann?
    .here = einer aus der Partei mit den ersten sieben Stichen, und zwar wer zuerst spricht, laut und vor dem achten Stich
    .instead_1 = nur, wer den siebten Stich gewonnen hat
    .instead_2 = niemand muss etwas sagen, die Partei spielt einfach weiter
playing_on_at_stake-ruling-Q49 = Wann steht ein Court der ersten sieben Stiche fest?
    .here = bei 7 : 0, wenn die Sieger da aufhören; spielen sie um 52 Courts weiter, so steht er auf dem Spiel
    .instead_1 = bei 7 : 0, wo die Runde endet
    .instead_2 = erst bei 13 : 0; ab 7 : 0 wird also weitergespielt, bis die Unterlegenen einen Stich gewinnen

bavney_rang =
    .title = Bavney Rang
bavney_rang-also-rang_with_52_courts = Rang mit 52 Courts

seventh_decides = Nur wer den siebten Stich gewonnen hat, darf entscheiden, ob weitergespielt wird.
    .title = Wer den siebten Stich gewonnen hat, entscheidet

seventh_decides-ruling-going_on = Wer entscheidet, ob weitergespielt wird?
    .here = nur, wer den siebten Stich gewonnen hat
    .instead_1 = einer aus dieser Partei, und zwar wer zuerst spricht

goon_value = Ein Goon Court zählt so viele Courts, wie vereinbart sind.
    .title = Was ein Goon Court zählt

goon_value-score-goon_court =
    .title = Goon Court

goon_value-ruling-goon_worth = Was zählt ein Goon Court?
    .here = so viele Courts, wie vereinbart sind; zehn kennt man vom doppelten Spiel, wo er alle dreizehn Stiche verlangt
    .instead_1 = einen Court, wie jeder andere

goon_value-example-goon_court = Ein Goon Court zählt, was vereinbart ist

courts_only = Nur Courts zählen: Die ersten sieben Stiche einer Runde sind einer, und sieben nacheinander gewonnene Runden ebenso.
    .title = Nur Courts zählen

courts_only-let-run =
    .title = Serie von sieben Siegen
    .title_indefinite = eine Serie von sieben Siegen
    .title_indefinite_dative = einer Serie von sieben Siegen
    .title_negative = keine Serie von sieben Siegen
courts_only-score-court =
    .title = Court
courts_only-score-goon_court =
    .title = Goon Court
courts_only-score-run =
    .title = Serie von sieben Siegen
    .title_indefinite = eine Serie von sieben Siegen
    .title_indefinite_dative = einer Serie von sieben Siegen
    .title_negative = keine Serie von sieben Siegen

courts_only-ruling-Q55 = Was gilt, wenn der siebte Sieg nacheinander selbst ein Court ist?
    .here = er bringt einen Court
    .instead_1 = er bringt zwei Courts
courts_only-ruling-court_target = Wie viele Courts gewinnen die Partie?
    .here = sieben, die übliche Zahl in den Büchern, in denen jede Runde zählt
    .instead_1 = fünf oder jede andere vereinbarte Zahl
courts_only-ruling-goon_worth = Was zählt ein Goon Court?
    .here = einen Court, wie jeder andere
    .instead_1 = drei Courts
    .instead_2 = zehn Courts

courts_only-example-ordinary_win = Ein gewöhnlicher Sieg verlängert nur die Serie
courts_only-example-seventh_running = Die siebte nacheinander gewonnene Runde ist ein Court
courts_only-ruling-Q56 = Wessen Serie beginnt nach einem Court von vorn?
    .here = die beider Parteien
    .instead_1 = nur die der Partei, die den Court gewonnen hat
courts_only-ruling-Q60 = Wer gibt nach einem Court durch eine Serie, und wer nach einem Goon Court?
    .here = der Spieler rechts vom Geber, wenn dessen Partei gewonnen hat; nach jedem anderen Court der Partner des Gebers
    .instead_1 = nach einem Court durch eine Serie derselbe Geber noch einmal, wie nach einem gewöhnlichen Sieg der Partei des Trumpfrufers

points_game = Runden zählen Punkte: ein Sieg einen oder zwei, ein Court drei, ein Goon Court vier.
    .title = Punkte statt Courts

points_game-score-court =
    .title = Court
points_game-score-goon =
    .title = Goon Court

points_game-ruling-points_run = Zählen sieben nacheinander gewonnene Runden?
    .here = nein, jede Runde zählt ihre Punkte und nichts sonst
    .instead_1 = ja, sie sind ein Court

points_game-example-caller_side_wins = Die Partei des Trumpfrufers zählt einen
points_game-example-dealer_side_wins = Die Partei des Gebers zählt zwei

double_sar =
    .title = Double Sar
double_sar-also-double_sir = Double Sir

double_sar-let-court =
    .title = Court
double_sar-let-goon_court =
    .title = Goon Court
double_sar-let-run =
    .title = Serie von sieben Siegen
    .title_indefinite = eine Serie von sieben Siegen
    .title_indefinite_dative = einer Serie von sieben Siegen
    .title_negative = keine Serie von sieben Siegen
double_sar-score-goon_court =
    .title = Goon Court
double_sar-score-run =
    .title = Serie von sieben Siegen
    .title_indefinite = eine Serie von sieben Siegen
    .title_indefinite_dative = einer Serie von sieben Siegen
    .title_negative = keine Serie von sieben Siegen
double_sar-score-court =
    .title = Court

double_sar-ruling-Q44 = Endet die Runde vorzeitig?
    .here = nein, alle dreizehn Stiche werden gespielt
    .instead_1 = ja, sobald eine Partei sieben Stiche eingesammelt hat und die andere mindestens einen
double_sar-ruling-goon_worth = Was zählt ein Goon Court?
    .here = drei Courts, wenn die Partei des Gebers alle dreizehn Stiche einsammelt
    .instead_1 = zehn Courts
    .instead_2 = einen Court, wie jeder andere

double_sar-example-four_lying = Vier liegen da; A, dann C, dann noch einmal C: sieben
double_sar-example-goon_court = Alle dreizehn gegen den Trumpfrufer
double_sar-example-last_takes_all = Der letzte Stich bringt alles, was daliegt
double_sar-example-third_and_fourth = Der dritte nacheinander sammelt nichts ein, der vierte schon
double_sar-ruling-Q55 = Was gilt, wenn der siebte Sieg nacheinander selbst ein Court ist?
    .here = er bringt einen Court
    .instead_1 = er bringt zwei Courts

hidden_rang =
    .title = Hidden Rang
hidden_rang-also-hidden_rung = Hidden Rung

hidden_rang-example-lower_beats_higher = Die Zwei sticht die Sechs, die ohne Aufdecken gespielt wurde
hidden_rang-ruling-Q15 = Muss der erste Spieler, der nicht bedienen kann, das Aufdecken verlangen?
    .here = nein, er darf es, muss aber nicht
    .instead_1 = der Trumpf wird dann von selbst aufgedeckt
    .instead_2 = nur, wenn er stechen will
hidden_rang-ruling-Q16 = Was gilt, wenn jemand das Aufdecken verlangt und keinen Trumpf hat?
    .here = er spielt eine beliebige Karte; der Trumpf bleibt aufgedeckt
    .instead_1 = er wird bestraft
hidden_rang-ruling-Q17 = Wann darf der Trumpf aufgedeckt werden?
    .here = nur wenn man an der Reihe ist, und nur vor der eigenen Karte
    .instead_1 = jederzeit zwischen zwei Karten
hidden_rang-ruling-Q18 = Was gilt, wenn niemand das Aufdecken verlangt?
    .here = der Trumpfrufer deckt die Karte im 13. Stich auf, bevor er sie spielt
    .instead_1 = die ganze Runde hat keinen Trumpf
    .instead_2 = sie wird nach dem 12. Stich aufgedeckt
hidden_rang-ruling-Q19 = Was zählt die verdeckte Karte, wenn der Trumpfrufer sie zum 13. Stich zugibt?
    .here = sie wird aufgedeckt, bevor sie gespielt wird, und ist deshalb Trumpf
    .instead_1 = sie gilt als abgeworfen
hidden_rang-ruling-Q22 = Zählt die verdeckte Karte, wenn der Trumpfrufer bedienen muss?
    .here = nein, bis zum Aufdecken gehört sie nicht zur Hand
    .instead_1 = ja, er muss sagen, dass er nur mit ihr bedienen könnte
hidden_rang-ruling-Q23 = Von welcher Karte an ist die Farbe Trumpf?
    .here = vom Aufdecken an, Karte für Karte
    .instead_1 = für den ganzen Stich, in dem aufgedeckt wird
    .instead_2 = vom ersten Stich an, ungesehen
hidden_rang-ruling-Q25 = Der Trumpfrufer deckt beim Ausspielen auf: Welche Karte muss er spielen?
    .here = einen beliebigen Trumpf
    .instead_1 = die aufgedeckte Karte selbst
hidden_rang-ruling-Q40 = Was wird aus einem gesperrten Paar?
    .here = es sammelt nichts ein, aber die Serie läuft weiter; wer die Stiche 1, 2 und 3 gewinnt, sammelt drei ein
    .instead_1 = nach dem gesperrten Stich beginnt die Serie von vorn
hidden_rang-ruling-Q41 = Ist der zwölfte Stich gesperrt oder das Paar aus dem elften und zwölften?
    .here = das ist dasselbe; wer beim zwölften einsammelt, hat beide gewonnen
    .instead_1 = auch so; keine Quelle liest es anders
hidden_rang-ruling-Q13 = Was gilt, wenn der Trumpfrufer von der ausgespielten Farbe nur die verdeckte Karte hat?
    .here = solange sie verdeckt ist, kann er nicht bedienen; er darf sie aufdecken und muss dann mit ihr bedienen, oder er wirft verdeckt ab
    .instead_1 = er muss sie aufdecken und mit ihr bedienen
hidden_rang-ruling-trump_led = Was gilt, wenn die Trumpffarbe ausgespielt wurde, bevor sie aufgedeckt war?
    .here = nur die danach gespielten Karten der Farbe sind Trümpfe, sodass eine niedrigere eine höhere schlägt, die vorher gespielt wurde
    .instead_1 = ihre höchste Karte gewinnt den Stich, gleich wann sie gespielt wurde
hidden_rang-example-trump_suit_led = Die Drei sticht das Ass, das vor dem Aufdecken gespielt wurde
hidden_rang-example-openly = Solange der Trumpf verdeckt ist, wirft der Trumpfrufer nicht offen ab
