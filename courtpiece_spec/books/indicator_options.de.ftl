# Was das Deutsche nur von diesen Hausregeln sagt.

card_face_up =
    .title = Trumpf durch eine gezeigte Karte

card_face_up-ruling-shown_card = Wo bleibt die gezeigte Karte?
    .here = sie geht sofort in die Hand des Trumpfrufers zurück; die anderen haben sie gesehen
    .instead_1 = sie liegt offen auf dem Tisch, bis der Trumpfrufer sie spielt
    .instead_2 = sie darf nicht gespielt werden, bevor Trumpf ausgespielt wird

second_packet = Der Trumpfrufer darf den Trumpf offenlassen; dann bestimmt ihn eine Karte seines zweiten Päckchens, die auf gut Glück gezogen und allen gezeigt wird.
    .title = Der Trumpfrufer darf den Trumpf einer Karte des zweiten Päckchens überlassen

second_packet-ruling-Q11 = Welche Karte des Päckchens wird aufgedeckt, und wann?
    .here = irgendeine davon, auf gut Glück, wenn alle Karten gegeben sind; dann geht sie in die Hand des Trumpfrufers zurück
    .instead_1 = eine, die ein Gegner aussucht
    .instead_2 = die erste von ihnen, sobald sie gegeben wird

nth_card_fallback = Der Trumpfrufer darf den Trumpf offenlassen; dann bestimmt ihn die vereinbarte unter den Karten, die er erhält.
    .title = Der Trumpfrufer darf den Trumpf einer späteren Karte überlassen

nth_card_fallback-ruling-Q10 = Wird die Karte gezeigt, und wann?
    .here = sie wird gezeigt, wenn alle Karten gegeben sind; ihre Farbe ist vom ersten Stich an Trumpf
    .instead_1 = sie liegt verdeckt, bis jemand nicht bedienen kann
nth_card_fallback-ruling-nth_chosen = Wer sagt, welche Karte es ist?
    .here = die Spieler vereinbaren sie vor dem Spiel; der Trumpfrufer sagt nur, dass sie entscheiden soll
    .instead_1 = der Trumpfrufer nennt sie, die siebte oder die zehnte

blind_card =
    .title = Trumpf, blind gewählt

blind_card-ruling-blind_caller = Wer kennt die Karte?
    .here = niemand, auch nicht der Trumpfrufer, bis sie aufgedeckt wird
    .instead_1 = der Trumpfrufer darf sie ansehen
