# Was das Deutsche nur von diesem Buch sagt.

hakem =
    .title = Hakem
hakem-also-coat_piece = Coat Piece
hakem-also-rang = Rang
hakem-also-rung = Rung
hakem-also-coat = Coat
hakem-also-single_sar = Single Sar
hakem-also-seven_hands = Seven Hands
hakem-also-rung_bazi = Rung-Bazi

hakem-roles-caller =
    .title = Hakem
    .title_genitive = Hakems
hakem-score-bavney =
    .title = Bavney
hakem-score-court =
    .title = Court

hakem-custom-signals = Unauffällige Zeichen zwischen Partnern, etwa ein Blick, werden geduldet; zu sagen, was der andere spielen soll, nicht.
hakem-custom-forfeit = Eine Partei, die alle dreizehn Stiche verliert, muss mancherorts singen oder ein Pfand geben.

hakem-ruling-Q1 = Wer wird zuerst bestimmt, der Geber oder der Hakem?
    .here = wer die höchste Karte zieht, ist Hakem, und der Spieler links vom Hakem gibt
    .instead_1 = ein Geber wird gewählt, und der Spieler rechts von ihm ist Hakem
    .instead_2 = die gezogenen Karten entscheiden, wer gibt
hakem-ruling-Q2 = Was gilt, wenn die höchsten gezogenen Karten gleich sind?
    .here = wer gleichauf liegt, zieht noch einmal, bis eine Karte die höchste ist
    .instead_1 = die Farben haben eine Rangfolge
    .instead_2 = die beiden Karten jeder Partei werden zusammengenommen
hakem-ruling-Q3 = Nach dem Wortlaut werden nur 29 Karten gegeben: Wie kommt der Rest in die Hände?
    .here = fünf an jeden der anderen, dann zweimal vier an alle, der Hakem jedes Mal zuletzt
    .instead_1 = fünf an alle, bevor der Trumpf angesagt wird
    .instead_2 = je vier reihum und noch eine an jeden der anderen
    .instead_3 = fünf an jeden der anderen, dann je vier reihum vom Hakem an
hakem-ruling-Q4 = Geben und Rolle wandern nach rechts, die Stiche laufen nach links: Stimmt das?
    .here = ja, wie es dasteht; gegeben wird gegen den Uhrzeigersinn, gespielt im Uhrzeigersinn
    .instead_1 = alles läuft gegen den Uhrzeigersinn
hakem-ruling-Q58 = Was gilt, wenn eine Partei über das Ziel hinauskommt?
    .here = wer sieben Courts oder mehr hat, gewinnt die Partie
    .instead_1 = das Ziel muss genau erreicht werden
hakem-ruling-succession = Wer ist der nächste Hakem?
    .here = die Rolle geht nach jeder Runde an den Spieler rechts
    .instead_1 = sie geht an den Spieler links
    .instead_2 = die Partei, die gewonnen hat, behält sie

hakem-example-low_trump = Ein kleiner Trumpf sticht ein Ass
hakem-example-must_follow = Wer die ausgespielte Farbe hat, muss bedienen
hakem-example-plays_on = Alle dreizehn Stiche werden gespielt
hakem-example-dealer_side_wins = Die Partei gegen den Hakem zählt ebenso viel
hakem-example-bavney = Alle dreizehn sind zwei Courts
hakem-example-rotates = Die Rolle geht nach rechts
