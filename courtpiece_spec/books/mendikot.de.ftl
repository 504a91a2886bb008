# Was das Deutsche nur von diesen Hausregeln und Büchern sagt.

mendikot =
    .title = Mendikot
mendikot-also-mendhi_coat = Mendhi Coat
mendikot-also-mindi = Mindi

mendikot-let-mendikot =
    .title = Mendikot
mendikot-let-whitewash =
    .title = Whitewash
mendikot-score-mendikot =
    .title = Mendikot
mendikot-score-whitewash =
    .title = Whitewash

mendikot-ruling-Q2 = Was gilt, wenn die gezogenen Karten gleich sind?
    .here = wer gleichauf liegt, zieht noch einmal, bis eine Karte die höchste ist
    .instead_1 = die Farben haben eine Rangfolge
mendikot-ruling-Q28 = Gilt der neue Trumpf schon in dem Stich, der ihn bestimmt?
    .here = ja, sofort
    .instead_1 = erst vom nächsten Stich an
mendikot-ruling-Q29 = Darf ein Spieler, der nicht bedienen kann, darauf verzichten, den Trumpf zu bestimmen?
    .here = nein; welche Farbe er auch spielt, sie ist Trumpf
    .instead_1 = ja, er darf passen
mendikot-ruling-Q44 = Endet die Runde, wenn eine Partei drei Zehnen hat?
    .here = nein, alle dreizehn Stiche werden gespielt, weil eine vierte Zehn und alle dreizehn Stiche mehr sind
    .instead_1 = ja, sobald das Ergebnis feststeht
mendikot-ruling-Q65 = Was geschieht, wenn jemand nicht bedient, obwohl er könnte?
    .here = die Karte wird zurückgenommen und bedient; eine Strafe gibt es nicht
    .instead_1 = wer falsch bedient, verliert die Runde
mendikot-ruling-deal_start = Wo beginnt das Geben?
    .here = bei der Vorhand, und von da in Spielrichtung um den Tisch
    .instead_1 = links vom Geber
mendikot-ruling-mendikot_deal = Wer gibt nach einem Mendikot der Partei, die nicht gibt?
    .here = derselbe Spieler noch einmal, wie nach jedem Sieg; nur nach einem Whitewash gibt der Partner
    .instead_1 = der Partner des Gebers
mendikot-ruling-whitewash_or_mendikot = Alle dreizehn Stiche bringen auch alle vier Zehnen ein: Was zählt?
    .here = der Whitewash
    .instead_1 = beides, eines nach dem anderen
mendikot-ruling-worth = Was zählen ein Mendikot und ein Whitewash?
    .here = ein Sieg einen Punkt, ein Mendikot zwei, ein Whitewash drei; die Quellen geben nur ihre Reihenfolge an
    .instead_1 = gezählt werden Runden und sonst nichts
    .instead_2 = ein Mendikot zählt so viel wie eine Partie

mendikot-example-all_thirteen = Dreizehn Stiche sind ein Whitewash, und der Partner des Gebers gibt
mendikot-example-cut_hukum = Die erste abgeworfene Karte bestimmt den Trumpf und gewinnt eine Zehn
mendikot-example-four_tens = Vier Zehnen sind ein Mendikot
mendikot-example-four_tens_dealers = Vier Zehnen für die Partei des Gebers
mendikot-example-three_tens = Drei Zehnen gewinnen, mit vier von dreizehn Stichen
mendikot-example-two_two = Je zwei Zehnen: Sieben Stiche gewinnen
mendikot-example-two_two_dealers = Je zwei Zehnen, sieben Stiche für die Partei des Gebers

shown_trump =
    .title = Trumpf vor dem Geben gezeigt

shown_trump-ruling-shown_by = Wer deckt die Karte auf, und was wird aus ihr?
    .here = der Spieler rechts vom Geber; sie wird gezeigt, ihre Farbe ist Trumpf, und sie wird wieder eingemischt
    .instead_1 = der Geber deckt die oberste Karte auf

shown_trump-example-trump_at_once = Sie ist vom ersten Stich an Trumpf

closed_trump = Die Vorhand legt eine Karte verdeckt als Trumpf hin; sie wird von selbst aufgedeckt, sobald ein Spieler nicht bedienen kann.
    .title = Verdeckter Trumpf, der sich von selbst aufdeckt

closed_trump-ruling-Q13 = Was gilt, wenn die einzige Karte der ausgespielten Farbe die verdeckte ist?
    .here = dann kann ihr Besitzer nicht bedienen; sie wird aufgedeckt, geht in die Hand zurück und muss zu diesem Stich gespielt werden
    .instead_1 = ihr Besitzer wirft ab
closed_trump-ruling-Q18 = Was gilt, wenn vor dem letzten Stich alle bedienen können?
    .here = sie wird im 13. Stich aufgedeckt, bevor sie gespielt wird
    .instead_1 = die Runde hat keinen Trumpf
closed_trump-ruling-Q23 = Von welcher Karte an ist die Farbe Trumpf?
    .here = vom Aufdecken an, Karte für Karte
    .instead_1 = für den ganzen Stich, in dem aufgedeckt wird
closed_trump-ruling-must_trump = Muss stechen, wer nicht bedienen kann?
    .here = nein; er spielt eine beliebige Karte
    .instead_1 = ja, wenn er kann

closed_trump-example-no_duty = Oder abwerfen: Niemand muss stechen
closed_trump-example-turned_up = Wer nicht bedienen kann, darf sofort stechen

asked_trump = Die Vorhand legt eine Karte verdeckt als Trumpf hin; sie wird aufgedeckt, wenn jemand, der nicht bedienen kann, es verlangt.
    .title = Verdeckter Trumpf, auf Verlangen aufgedeckt

asked_trump-ruling-Q13 = Was gilt, wenn die einzige Karte der ausgespielten Farbe die verdeckte ist?
    .here = dann kann ihr Besitzer nicht bedienen; er darf sie aufdecken und muss dann mit ihr bedienen
    .instead_1 = ihr Besitzer muss sie aufdecken und mit ihr bedienen
asked_trump-ruling-Q14 = Darf ihr Besitzer das Aufdecken verlangen wie jeder andere?
    .here = ja, wenn er nicht bedienen kann
    .instead_1 = nein, nur die anderen dürfen es
asked_trump-ruling-Q16 = Was gilt, wenn jemand das Aufdecken verlangt und keinen Trumpf hat?
    .here = er spielt eine beliebige Karte; der Trumpf bleibt bekannt
    .instead_1 = er wird bestraft
asked_trump-ruling-Q18 = Was gilt, wenn niemand das Aufdecken verlangt?
    .here = sie wird im 13. Stich aufgedeckt, bevor sie gespielt wird
    .instead_1 = die ganze Runde hat keinen Trumpf

asked_trump-example-must_trump = Wer aufdecken lässt, muss stechen, wenn er kann
asked_trump-example-not_back = Vor dem Aufdecken gespielte Karten sind keine Trümpfe

random_trump =
    .title = Der verdeckte Trumpf wird aus der Hand gezogen

random_trump-ruling-drawn_by = Kennt ihr Besitzer die Karte?
    .here = nicht besser als alle anderen, bis sie aufgedeckt wird; wer sich erinnert, erkennt sie aber an dem, was noch in der Hand ist
    .instead_1 = ja, ihr Besitzer sieht sie an

lowest_deals =
    .title = Die niedrigste Karte gibt

mendikot_shown =
    .title = Mendikot mit gezeigtem Trumpf

band_hukum =
    .title = Band hukum
band_hukum-also-band_hukum_a = Band hukum A

band_hukum_asked =
    .title = Band hukum auf Verlangen
band_hukum_asked-also-band_hukum_b = Band hukum B
