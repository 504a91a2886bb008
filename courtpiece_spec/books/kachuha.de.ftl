# Was das Deutsche nur von diesen Büchern sagt.

kachuha =
    .title = Kachuha
kachuha-round-kachuha =
    .title = Kachuha

kachuha-ruling-packets = In welchen Päckchen, von wem an und wie herum wird gegeben?
    .here = einzeln, im Uhrzeigersinn, vom Spieler links vom Geber an
    .instead_1 = in beliebigen Päckchen
kachuha-ruling-Q4 = Wie herum wird gespielt?
    .here = im Uhrzeigersinn, wie das Geben wandert und weil der Spieler links vom Geber ausspielt
    .instead_1 = gegen den Uhrzeigersinn
kachuha-ruling-rank_order = In welcher Rangfolge stehen die Karten?
    .here = mit dem Ass als höchster Karte, wie in den anderen Büchern; die Quelle spricht von einer Rangfolge, nennt sie aber nicht
    .instead_1 = in einer anderen, vereinbarten Rangfolge
kachuha-ruling-Q34 = Wann wird der Trumpf angesagt, und hören ihn die anderen?
    .here = laut und gleich nach dem ersten Stich, von dessen Gewinner, der dann ausspielt
    .instead_1 = geheim; die anderen erfahren ihn, wenn zum ersten Mal jemand sticht
kachuha-ruling-Q35 = Zählt der Kachuha zu den sieben Stichen?
    .here = ja, wie jeder Stich
    .instead_1 = nein, von den übrigen zwölf sind sieben nötig
kachuha-ruling-Q36 = Was gilt, wenn eine im ersten Stich abgeworfene Karte die Farbe hat, die danach Trumpf wird?
    .here = es ändert nichts; der Stich ist abgeschlossen
    .instead_1 = sie zählt als Trumpf
kachuha-ruling-plays_out = Die Quelle sagt sowohl, dass alle Stiche gespielt werden, als auch, dass die Runde bei sieben endet: Was gilt?
    .here = die Runde endet sofort, wenn eine Partei sieben Stiche hat
    .instead_1 = alle dreizehn Stiche werden gespielt

kachuha-example-no_trump_yet = Der Kachuha hat keinen Trumpf: Ein abgeworfenes Ass gewinnt nichts
kachuha-example-discard_never_wins = Eine abgeworfene Karte gewinnt nie, und niemand muss stechen
kachuha-example-counts_one = Sieben Stiche sind eine Runde, was auch die anderen haben

## Mit Doublé

doublee =
    .title = Doublé
doublee-score-shut_out =
    .title = Doublé
doublee-ruling-Q49 = Wann steht fest, dass eine Partei keinen Stich gewinnt?
    .here = bei 7 : 0, wo die Runde endet
    .instead_1 = erst bei 13 : 0; ab 7 : 0 wird also weitergespielt
doublee-example-seven_to_none = Sieben zu null zählt zwei Runden
doublee-example-seven_to_one = Sieben zu eins zählt eine Runde

kachuha_doublee =
    .title = Kachuha mit Doublé
