# Was das Deutsche nur von diesem Buch sagt.

double_sir_auction =
    .title = Double Sir mit Reizen

double_sir_auction-decide-broken = Die Gegner des Meistbietenden gewinnen die Runde, sobald sie so viele Stiche eingesammelt haben, dass das Gebot nicht mehr zu erfüllen ist: 7 gegen ein Gebot von 7, 6 gegen 8, 5 gegen 9, 4 gegen 10, 3 gegen 11, 2 gegen 12 und 1 gegen 13.
double_sir_auction-ruling-Q38 = Was gilt, wenn derselbe Spieler einen dritten Stich nacheinander gewinnt?
    .here = er wird sofort eingesammelt, und ebenso jeder weitere Stich dieser ununterbrochenen Serie
    .instead_1 = er bleibt liegen; zum Einsammeln braucht es zwei neue Stiche
double_sir_auction-ruling-Q39 = Was gilt, wenn ein anderer den nächsten Stich gewinnt?
    .here = die Serie ist zu Ende; das nächste Einsammeln braucht wieder zwei Stiche nacheinander
    .instead_1 = der eingesammelte Stich und der darauf folgende bilden ein Paar
double_sir_auction-ruling-Q44 = Endet die Runde vorzeitig?
    .here = ja, sobald das Gebot erfüllt ist oder so viele Stiche dagegen eingesammelt sind, dass es nicht mehr zu erfüllen ist
    .instead_1 = nein, alle dreizehn Stiche werden gespielt
double_sir_auction-ruling-Q45 = Eine Partei gewinnt alle Stiche, die Partner aber immer abwechselnd: Was zählt das?
    .here = vor dem 13. Stich wird nichts eingesammelt, und dieser bringt dann alle dreizehn ein
    .instead_1 = nichts wird eingesammelt
double_sir_auction-ruling-Q58 = Was gilt, wenn eine Partei über 53 Strafpunkte hinauskommt?
    .here = sie hat die Partie verloren
    .instead_1 = 53 müssen genau erreicht werden
double_sir_auction-ruling-dse_dealer = Was tut der Geber?
    .here = das Geben geht nach jeder Runde nach rechts weiter, gegeben wird aber immer vom ersten Platz an, also von Nord, und Nord eröffnet das Reizen
    .instead_1 = der Nachbar des Gebers erhält zuerst Karten und eröffnet das Reizen
double_sir_auction-ruling-Q48 = Wer spielt nach dem Einsammeln aus?
    .here = wer eingesammelt hat, denn er hat den Stich gewonnen; die Quelle sagt nichts anderes
double_sir_auction-ruling-dse_over = Was bringen Stiche über das Gebot hinaus?
    .here = nichts; gezahlt wird nur das Gebot
    .instead_1 = auch sie werden gezahlt

double_sir_auction-example-bid_made = Sieben geboten und eingesammelt: sieben Strafpunkte für die anderen
double_sir_auction-example-eight_of_nine = Neun geboten: Fünf dagegen eingesammelte Stiche sind zu viele
double_sir_auction-example-third_and_fourth = Nach einem Paar wird jeder weitere Stich sofort eingesammelt
