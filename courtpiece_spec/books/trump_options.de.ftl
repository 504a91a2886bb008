# Was das Deutsche nur von diesen Hausregeln sagt.

nth_card = Niemand sagt den Trumpf an: Trumpf ist die Farbe der vereinbarten Karte unter denen, die die Vorhand erhält.
    .title = Trumpf durch eine spätere Karte
nth_card-round-shown =
    .title = Trumpfkarte
nth_card-ruling-Q10 = Wird die Karte gezeigt, und wann?
    .here = sie wird gezeigt, wenn alle Karten gegeben sind; ihre Farbe ist vom ersten Stich an Trumpf
    .instead_1 = sie liegt verdeckt, bis jemand nicht bedienen kann
    .instead_2 = nur wer sie erhalten hat, kennt sie
nth_card-ruling-nth_order = Wie werden die Karten der Vorhand gezählt?
    .here = in der Reihenfolge, in der sie gegeben wurden
    .instead_1 = von unten, so wie sie vor ihr liegen
nth_card-ruling-nth_always = Darf die Vorhand stattdessen einen Trumpf ansagen?
    .here = nein, das Vereinbarte gilt in jeder Runde
    .instead_1 = ja, sie sagt den Trumpf an und lässt nur nach Wunsch die Karte entscheiden
nth_card-ruling-nth_caller = Wer spielt aus und zählt als Trumpfrufer?
    .here = der Spieler rechts vom Geber, als hätte er den Trumpf angesagt
    .instead_1 = die Partei des Gebers und die andere zählen gleich
nth_card-example-scores_as_called = Gezählt wird, als wäre der Trumpf angesagt worden

written_trump = Der Trumpf wird aufgeschrieben statt angesagt; gezeigt wird er, wenn jemand nicht bedienen kann und stechen will.
    .title = Trumpf auf dem Zettel
written_trump-ruling-Q21 = Wer darf den Zettel sehen, und was folgt daraus?
    .here = wer nicht bedienen kann und stechen will, lässt ihn vor der eigenen Karte zeigen, auch der Hakem; er muss dann stechen, wenn er kann
    .instead_1 = wer nicht bedienen kann, darf ihn zeigen lassen und danach jede Karte spielen
    .instead_2 = nur ein Gegner des Hakems darf ihn zeigen lassen
written_trump-ruling-Q16 = Was gilt, wenn jemand den Zettel zeigen lässt und keinen Trumpf hat?
    .here = er spielt eine beliebige Karte; von da an kennen alle den Trumpf
    .instead_1 = er wird bestraft
written_trump-ruling-Q18 = Was gilt, wenn niemand stechen will?
    .here = die ganze Runde hat keinen Trumpf
    .instead_1 = der Zettel wird vor dem letzten Stich gezeigt
written_trump-ruling-Q23 = Was gilt für eine Karte der aufgeschriebenen Farbe, die schon vorher abgeworfen wurde?
    .here = sie bleibt abgeworfen; Trümpfe zählen erst, nachdem der Zettel gezeigt ist
    .instead_1 = sie war ein Trumpf, nur ungesehen
written_trump-example-wants_to_trump = Nichts wird gezeigt, bis jemand stechen will
written_trump-example-only_a_discard = Eine Karte der Farbe, stillschweigend gespielt, gewinnt nichts
written_trump-example-must_trump = Wer den Zettel zeigen lässt, muss stechen, wenn er kann
written_trump-ruling-trump_led = Was gilt, wenn die aufgeschriebene Farbe ausgespielt wurde, bevor der Zettel gezeigt war?
    .here = ihre höchste Karte gewinnt den Stich, gleich wann sie gespielt wurde
    .instead_1 = nur die danach gespielten Karten der Farbe sind Trümpfe, sodass eine niedrigere eine höhere schlägt, die vorher gespielt wurde

no_trump = Niemand sagt einen Trumpf an: Den Stich gewinnt die höchste Karte der ausgespielten Farbe.
    .title = Ohne Trumpf
no_trump-ruling-no_trump_lead = Wer spielt aus, wenn niemand einen Trumpf ansagt?
    .here = der Hakem, wie immer; auch das Zählen und die Weitergabe der Rolle bleiben, wie sie sind
    .instead_1 = der Spieler links vom Geber
no_trump-ruling-Q70 = Zählt alles ohne Trumpf ebenso viel?
    .here = ja, auch alle dreizehn Stiche
    .instead_1 = ohne Trumpf zählen alle dreizehn wie jeder Sieg
no_trump-example-highest_led = Die höchste Karte der ausgespielten Farbe gewinnt

caller_face_down = Kann der Trumpfrufer nicht bedienen, solange der Trumpf verdeckt ist, so deckt er ihn auf und sticht, oder er wirft verdeckt ab; eine solche Karte gewinnt nichts.
    .title = Der Trumpfrufer wirft verdeckt ab
caller_face_down-ruling-Q14 = Was darf der Trumpfrufer tun, wenn er nicht bedienen kann?
    .here = den Trumpf aufdecken und stechen, wenn er kann, oder verdeckt abwerfen; eine andere Karte spielt er nicht offen
    .instead_1 = dasselbe wie jeder andere: den Trumpf aufdecken lassen oder offen abwerfen
    .instead_2 = jede Karte wird offen gespielt, und nichts wird aufgedeckt
caller_face_down-ruling-Q24 = Welche Karten darf er verdeckt spielen, und werden sie gezeigt?
    .here = jede aus seiner Hand, auch von der Trumpffarbe, solange der Trumpf verdeckt ist; eine solche Karte gewinnt nichts und wird nicht gezeigt
    .instead_1 = keine von der Trumpffarbe
    .instead_2 = sie werden nach der Runde gezeigt
caller_face_down-example-openly = Solange der Trumpf verdeckt ist, wirft der Trumpfrufer nicht offen ab
caller_face_down-example-turned_up = Deckt er den Trumpf auf, so sticht er offen

whole_trick =
    .title = Aufgedeckt für den ganzen Stich

whole_trick-ruling-Q23 = Von welcher Karte an ist die Farbe Trumpf?
    .here = für den ganzen Stich, in dem aufgedeckt wird, auch für die vorher gespielten Karten
    .instead_1 = vom Aufdecken an, Karte für Karte

whole_trick-example-reaches_back = Eine vor dem Aufdecken gespielte Karte der Farbe ist auch ein Trumpf
