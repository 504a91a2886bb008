# Was das Deutsche nur von diesem Buch sagt.

chakri =
    .title = Chakri
chakri-also-chokri = Chokri
chakri-roles-caller =
    .title = Eröffner
    .title_genitive = Eröffners

chakri-score-baunie =
    .title = Baunie

chakri-ruling-chakri_bidding = Wie wird gereizt?
    .here = jeder Spieler spricht einmal, der Eröffner zuerst, und er muss bieten; jedes weitere Gebot ist höher als das letzte
    .instead_1 = es wird reihum geboten, bis alle anderen gepasst haben
    .instead_2 = wenn alle passen, werden die Karten zusammengeworfen
chakri-ruling-chakri_bonus = Wie hoch ist die Zugabe für alle acht Stiche, und wer kann sie erhalten?
    .here = eine Runde mehr, für jede der beiden Parteien, was auch geboten war
    .instead_1 = nur eine Partei, die acht geboten hatte
    .instead_2 = so hoch wie vereinbart
chakri-ruling-chakri_dealer = Wer gibt?
    .here = der Spieler links vom Eröffner, alle acht Karten auf einmal, dem Eröffner zuerst; so erhält der Eröffner als Erster Karten und bietet als Erster
    .instead_1 = irgendein Spieler, da der Geber keine besondere Rolle hat
    .instead_2 = vier und vier
chakri-ruling-chakri_early = Ist die Runde zu Ende, wenn das Gebot erfüllt oder nicht mehr zu erfüllen ist?
    .here = nein, alle acht Stiche werden gespielt, denn noch kann ein Baunie gelingen
    .instead_1 = ja
chakri-ruling-chakri_eight = Was gilt, wenn das höchste Gebot früh kommt?
    .here = nach einem Gebot von acht können die anderen nur noch passen
    .instead_1 = das Reizen endet sofort
chakri-ruling-chakri_role = Wessen Partei muss verlieren, damit die Rolle weitergeht?
    .here = die des Eröffners, der zuerst gesprochen hat, wer auch am höchsten geboten hat; die Rolle geht an den Spieler rechts vom Eröffner
    .instead_1 = die des Höchstbietenden
    .instead_2 = die Rolle wechselt innerhalb der Partei
chakri-ruling-chakri_seats = Wie sitzen die sechs, und wie herum spielen sie?
    .here = jeder sitzt zwischen zwei Gegnern; gegeben und gespielt wird gegen den Uhrzeigersinn, wie in den anderen indischen Spielen
    .instead_1 = alles läuft im Uhrzeigersinn
chakri-ruling-chakri_target = Wie viele Runden gewinnen die Partie?
    .here = zehn, wobei ein Baunie zwei zählt
    .instead_1 = jede vereinbarte Zahl

chakri-example-all_eight = Alle acht zählen eine Runde mehr
chakri-example-bid_made = Sechs geboten und sechs gewonnen
chakri-example-bid_missed = Sechs geboten, fünf gewonnen: Die anderen haben gewonnen
chakri-example-higher_trump = Von zwei Trümpfen gewinnt der höhere
chakri-example-low_trump = Ein kleiner Trumpf sticht ein Ass
chakri-example-must_follow = Wer die ausgespielte Farbe hat, muss bedienen
chakri-example-other_side_bids = Die andere Partei bietet und erfüllt: Die Partei des Eröffners hat verloren, und die Rolle geht weiter
