# Was das Deutsche nur von diesen Büchern sagt.

be_ranga =
    .title = Be-ranga

be_ranga-ruling-packets = Dreizehn Karten für jeden: in welchen Päckchen?
    .here = fünf, vier und vier für jeden, wie bei Single Sir
    .instead_1 = in beliebigen Päckchen
be_ranga-ruling-Q28 = Gilt der neue Trumpf schon in dem Stich, der ihn bestimmt?
    .here = ja, sofort
    .instead_1 = erst vom nächsten Stich an
be_ranga-ruling-Q29 = Darf ein Spieler, der nicht bedienen kann, darauf verzichten, den Trumpf zu bestimmen?
    .here = nein; welche Farbe er auch spielt, sie ist Trumpf
    .instead_1 = ja, er darf passen
be_ranga-ruling-Q30 = Was gilt, wenn bis zum Ende der Runde alle bedienen können?
    .here = das Ergebnis gilt auch ohne Trumpf
    .instead_1 = es wird weitergespielt, bis ein Trumpf bestimmt ist
be_ranga-ruling-Q33 = Wie wird gezählt und wer gibt, wenn niemand den Trumpf ruft?
    .here = an die Stelle der Partei des Trumpfrufers tritt die Partei, die nicht gegeben hat
    .instead_1 = beide Parteien zählen gleich
    .instead_2 = nur Courts zählen

be_ranga-example-first_void = Die erste abgeworfene Karte bestimmt sofort den Trumpf
be_ranga-example-second_void = Ein späterer Trumpf schlägt sie
be_ranga-example-dealers_win = Die Partei des Gebers gewinnt

be_ranga_double =
    .title = Be-ranga mit Stapel

be_ranga_double-ruling-Q31 = Was gilt, wenn der Trumpf erst im 13. Stich bestimmt wird?
    .here = wer den 13. Stich gewinnt, nimmt alles; das sind alle dreizehn, also ein Court
    .instead_1 = nichts wird eingesammelt
be_ranga_double-ruling-Q32 = Zählt der Stich, der den Trumpf bestimmt?
    .here = er zählt für den, der ihn gewinnt, und kann ein Paar beginnen, aber nie eines vollenden
    .instead_1 = er beginnt auch kein Paar

be_ranga_double-example-set_in_third = Kein Paar, bevor der Trumpf feststeht
be_ranga_double-example-set_in_fifth = Der Stich, der den Trumpf bestimmt, kann ein Paar beginnen
