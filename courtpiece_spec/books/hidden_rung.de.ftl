# Was das Deutsche nur von diesen Büchern sagt.

hidden_rung =
    .title = Hidden Rung
hidden_rung-also-hidden_rang = Hidden Rang
hidden_rung-also-band_rung = Band Rung

hidden_rung-ruling-Q13 = Was gilt, wenn der Trumpfrufer von der ausgespielten Farbe nur die verdeckte Karte hat?
    .here = solange sie verdeckt ist, kann er nicht bedienen; deckt er sie auf, so muss er mit ihr bedienen
    .instead_1 = er muss sie aufdecken und mit ihr bedienen
    .instead_2 = er darf verdeckt abwerfen
hidden_rung-ruling-Q14 = Darf der Trumpfrufer das Aufdecken verlangen wie jeder andere?
    .here = ja, wenn er nicht bedienen kann
    .instead_1 = nein, er hat ein anderes Recht mit anderer Auswahl
    .instead_2 = nein, seine Partei deckt den Trumpf nie auf
hidden_rung-ruling-Q15 = Muss der erste Spieler, der nicht bedienen kann, das Aufdecken verlangen?
    .here = nein, er darf es, muss aber nicht
    .instead_1 = der Trumpf wird dann von selbst aufgedeckt
    .instead_2 = nur, wenn er stechen will
hidden_rung-ruling-Q16 = Was gilt, wenn jemand das Aufdecken verlangt und keinen Trumpf hat?
    .here = er spielt eine beliebige Karte; der Trumpf bleibt aufgedeckt
    .instead_1 = er wird bestraft
hidden_rung-ruling-Q17 = Wann darf der Trumpf aufgedeckt werden?
    .here = nur wenn man an der Reihe ist, und nur vor der eigenen Karte
    .instead_1 = jederzeit zwischen zwei Karten
hidden_rung-ruling-Q18 = Was gilt, wenn niemand das Aufdecken verlangt?
    .here = der Trumpfrufer deckt die Karte im 13. Stich auf, bevor er sie spielt
    .instead_1 = die ganze Runde hat keinen Trumpf
    .instead_2 = sie wird nach dem 12. Stich aufgedeckt
hidden_rung-ruling-Q19 = Was zählt die verdeckte Karte, wenn der Trumpfrufer sie zum 13. Stich zugibt?
    .here = sie wird aufgedeckt, bevor sie gespielt wird, und ist deshalb Trumpf
    .instead_1 = sie gilt als abgeworfen
hidden_rung-ruling-Q22 = Zählt die verdeckte Karte, wenn der Trumpfrufer bedienen muss?
    .here = nein, bis zum Aufdecken gehört sie nicht zur Hand
    .instead_1 = ja, er muss sagen, dass er nur mit ihr bedienen könnte
hidden_rung-ruling-Q23 = Von welcher Karte an ist die Farbe Trumpf?
    .here = vom Aufdecken an, Karte für Karte
    .instead_1 = für den ganzen Stich, in dem aufgedeckt wird
    .instead_2 = vom ersten Stich an, ungesehen
hidden_rung-ruling-Q25 = Der Trumpfrufer deckt beim Ausspielen auf: Welche Karte muss er spielen?
    .here = einen beliebigen Trumpf
    .instead_1 = die aufgedeckte Karte selbst

hidden_rung-example-not_retroactive = Das Aufdecken wirkt nicht zurück
hidden_rung-example-trump_suit_led = Die Trumpffarbe wurde ausgespielt: Ihre höchste Karte gewinnt
hidden_rung-example-nobody_asks = Niemand verlangt das Aufdecken: Die Farbe sticht nicht
hidden_rung-example-asker_without_trump = Wer aufdecken lässt und keinen Trumpf hat, spielt eine beliebige Karte
hidden_rung-example-caller_leads = Wer beim Ausspielen aufdeckt, muss Trumpf ausspielen
hidden_rung-example-caller_leads_plain = Nach dem Aufdecken darf keine andere Farbe ausgespielt werden
hidden_rung-example-must_trump = Wer aufdecken lässt, muss stechen, wenn er kann

hidden_rung_double =
    .title = Hidden Rung mit Stapel
hidden_rung_double-ruling-Q26 = Muss der Trumpf vor dem ersten Stich eines Paars aufgedeckt sein?
    .here = nein, beliebige zwei Stiche nacheinander sammeln ein
    .instead_1 = die Karte, die den früheren Stich gewinnt, muss nach dem Aufdecken gespielt sein
hidden_rung_double-example-collects_unexposed = Auch vor dem Aufdecken sammelt ein Paar ein
