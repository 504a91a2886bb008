# Was das Deutsche nur von diesen Büchern sagt.

single_sir =
    .title = Single Sir
single_sir-also-single_sar = Single Sar
single_sir-also-rung = Rung
single_sir-also-rang = Rang
single_sir-also-coat_piece = Coat Piece

single_sir-let-court =
    .title = Court
single_sir-let-goon_court =
    .title = Goon Court
single_sir-score-court =
    .title = Court
single_sir-score-goon =
    .title = Goon Court

single_sir-ruling-deal_start = Wo beginnt das Geben?
    .here = bei der Vorhand, und von da in Spielrichtung um den Tisch
    .instead_1 = beim Trumpfrufer, wo immer er sitzt
single_sir-ruling-Q6 = Dürfen die anderen ihre ersten fünf Karten schon ansehen?
    .here = alle dürfen ihre eigenen Karten sofort ansehen
    .instead_1 = die anderen warten, bis der Trumpf angesagt ist
single_sir-ruling-Q49 = Wann steht ein Court der ersten sieben Stiche fest?
    .here = bei 7 : 0; damit endet die Runde
    .instead_1 = erst bei 13 : 0; ab 7 : 0 wird also weitergespielt, bis die Unterlegenen einen Stich gewinnen
    .instead_2 = die Sieger dürfen bei 7 : 0 wählen, ob weitergespielt wird
single_sir-ruling-Q52 = Müssen die sieben Stiche eines Courts die ersten sieben sein?
    .here = ja; sieben Stiche nacheinander im späteren Verlauf der Runde sind ein gewöhnlicher Sieg
    .instead_1 = beliebige sieben Stiche nacheinander gelten als Court
single_sir-ruling-Q58 = Was gilt, wenn eine Partei über das Ziel hinauskommt?
    .here = wer 10 Punkte oder mehr hat, gewinnt die Partie
    .instead_1 = das Ziel muss genau erreicht werden
single_sir-ruling-Q60 = Wer gibt nach einem Goon Court?
    .here = der Spieler rechts vom Geber, wie nach jedem Sieg der Partei des Gebers
    .instead_1 = auch so; keine Quelle liest es anders
single_sir-ruling-Q65 = Was geschieht, wenn jemand nicht bedient, obwohl er könnte?
    .here = die Karte wird zurückgenommen und bedient; eine Strafe gibt es nicht
    .instead_1 = wer falsch bedient, verliert die Runde
    .instead_2 = falsches Bedienen kostet Punkte

single_sir-example-low_trump = Ein kleiner Trumpf sticht ein Ass
single_sir-example-higher_trump = Ein höherer Trumpf schlägt einen niedrigeren
single_sir-example-no_ruff_while_following = Wer die ausgespielte Farbe hat, muss bedienen
single_sir-example-discard_never_wins = Eine abgeworfene Karte gewinnt nie, und niemand muss stechen
single_sir-example-stops_at_seven = Bei sieben Stichen endet die Runde
single_sir-example-seven_straight = Die ersten sieben Stiche sind ein Court
single_sir-example-seven_but_not_first = Sieben Stiche nach einem verlorenen sind ein gewöhnlicher Sieg
single_sir-example-dealer_side_wins = Die Partei des Gebers gewinnt
single_sir-example-goon = Die ersten sieben Stiche gegen den Trumpfrufer sind ein Goon Court

## Single Sir nach Courts

single_sir_courts =
    .title = Single Sir nach Courts

single_sir_courts-let-run =
    .title = Serie von sieben Siegen
    .title_indefinite = eine Serie von sieben Siegen
    .title_indefinite_dative = einer Serie von sieben Siegen
    .title_negative = keine Serie von sieben Siegen
single_sir_courts-score-court =
    .title = Court
single_sir_courts-score-run =
    .title = Serie von sieben Siegen
    .title_indefinite = eine Serie von sieben Siegen
    .title_indefinite_dative = einer Serie von sieben Siegen
    .title_negative = keine Serie von sieben Siegen

single_sir_courts-ruling-court_target = Wie viele Courts gewinnen die Partie?
    .here = sieben, die übliche Zahl in den Büchern, in denen jede Runde zählt
    .instead_1 = fünf oder jede andere vereinbarte Zahl
    .instead_2 = es gewinnt, wer mehr Courts hat, wenn die Spieler aufhören
single_sir_courts-ruling-Q55 = Was gilt, wenn der siebte Sieg nacheinander selbst ein Court der ersten sieben Stiche ist?
    .here = er bringt einen Court
    .instead_1 = er bringt zwei Courts
single_sir_courts-ruling-Q56 = Wessen Serie beginnt nach einem Court von vorn?
    .here = die beider Parteien
    .instead_1 = nur die der Partei, die den Court gewonnen hat
single_sir_courts-ruling-Q60 = Wer gibt nach einem Court durch eine Serie?
    .here = wie nach jedem Court der Partner des Gebers, oder der Spieler rechts vom Geber, wenn dessen Partei gewonnen hat
    .instead_1 = derselbe Geber noch einmal, wie nach einem gewöhnlichen Sieg der Partei des Trumpfrufers

single_sir_courts-example-first_seven = Die ersten sieben Stiche bringen einen Court
single_sir_courts-example-goon_is_a_court = Ein Goon Court zählt wie jeder Court
single_sir_courts-example-seventh_running = Die siebte nacheinander gewonnene Runde ist ein Court
single_sir_courts-example-seventh_and_first_seven = Beides zugleich bringt einen Court
single_sir_courts-example-ordinary_win = Ein gewöhnlicher Sieg verlängert nur die Serie

## Die Spiele mit dem Stapel

pile = Die Stiche bleiben als Stapel liegen, bis ein Spieler zwei nacheinander gewinnt; seine Partei sammelt dann alle ein.
    .title = Double
pile-let-court =
    .title = Court

pile-ruling-Q37 = Was gilt, wenn den 13. Stich ein anderer Spieler gewinnt als den 12.?
    .here = wer den 13. Stich gewinnt, bekommt alles, was noch daliegt
    .instead_1 = auch am Ende wird nur mit zwei Stichen nacheinander eingesammelt
pile-ruling-Q38 = Was gilt, wenn derselbe Spieler einen dritten Stich nacheinander gewinnt?
    .here = er bleibt liegen; zum Einsammeln braucht es zwei neue Stiche
    .instead_1 = jeder weitere Stich seiner Serie wird sofort eingesammelt
pile-ruling-Q39 = Welche Stiche bilden nach dem Einsammeln das nächste Paar?
    .here = die beiden, die auf das Einsammeln folgen
    .instead_1 = der Stich, der eingesammelt hat, und der darauf folgende
pile-ruling-Q44 = Endet die Runde vorzeitig?
    .here = ja, sobald eine Partei sieben Stiche eingesammelt hat und die andere mindestens einen
    .instead_1 = nein, alle dreizehn Stiche werden gespielt
pile-ruling-Q45 = Eine Partei gewinnt alle Stiche, die Partner aber immer abwechselnd: Was zählt das?
    .here = der 13. Stich bringt alle dreizehn ein, also einen Court
    .instead_1 = bis dahin wurde nichts eingesammelt, es ist also kein Court
pile-ruling-Q46 = Gibt es einen Court für die ersten sieben Stiche?
    .here = nein; für einen Court muss eine Partei, gleich welche, alle dreizehn Stiche einsammeln
    .instead_1 = ja, für die ersten sieben eingesammelten
pile-ruling-Q47 = Darf man auf das Einsammeln verzichten?
    .here = nein, der Stapel wird genommen
    .instead_1 = ja, man darf ihn liegen lassen
pile-ruling-Q48 = Wer spielt nach dem Einsammeln aus?
    .here = wer eingesammelt hat, denn er hat den Stich gewonnen
    .instead_1 = auch so; keine Quelle liest es anders

pile-example-fifth_and_sixth = Der fünfte und der sechste Stich sammeln sechs ein
pile-example-partners_do_not_combine = Die Stiche zweier Partner bilden kein Paar
pile-example-third_running = Der dritte Stich nacheinander bleibt liegen
pile-example-by_turns = Abwechselnd gewonnen, kommt alles mit dem 13. Stich
pile-example-twelve_and_one = Zwölf mit dem 12. Stich, einer mit dem 13.

double_sir =
    .title = Double Sir
double_sir-also-double_sar = Double Sar
