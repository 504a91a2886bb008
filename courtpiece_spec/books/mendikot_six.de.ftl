# Was das Deutsche nur von diesen Hausregeln und Büchern sagt.

mendikot_six =
    .title = Mendikot zu sechst
mendikot_six-also-mendi = Mendi
mendikot_six-also-mindi = Mindi

mendikot_six-let-mendikot =
    .title = Mendikot
mendikot_six-let-whitewash =
    .title = Whitewash
mendikot_six-score-mendikot =
    .title = Mendikot
mendikot_six-score-whitewash =
    .title = Whitewash

mendikot_six-ruling-Q2 = Was gilt, wenn die höchsten für das erste Geben gezogenen Karten gleich sind?
    .here = wer gleichauf liegt, zieht noch einmal
    .instead_1 = die Farben haben eine Rangfolge
    .instead_2 = es gibt, wer die niedrigste Karte zieht, wenn es so vereinbart ist
mendikot_six-ruling-Q30 = Was gilt, wenn in allen acht Stichen alle bedienen?
    .here = bei zwölf Karten je Farbe und sechs Spielern ist das möglich; die Runde hat keinen Trumpf
    .instead_1 = es wird neu gegeben
mendikot_six-ruling-six_level = Was gilt bei je zwei Zehnen und vier Stichen?
    .here = niemand hat gewonnen, nichts wird gezählt, und derselbe Spieler gibt noch einmal
    .instead_1 = gewonnen hat die Partei, die nicht gegeben hat
    .instead_2 = gewonnen hat die Partei mit dem letzten Stich
mendikot_six-ruling-six_match = Wann ist die Partie zu Ende?
    .here = wenn die Spieler aufhören; gewonnen hat die Partei mit mehr Runden
    .instead_1 = nach einer bestimmten Zahl von Runden
mendikot_six-ruling-six_packets = In welchen Päckchen werden acht Karten gegeben?
    .here = vier und vier, vom Spieler rechts vom Geber an
    .instead_1 = einzeln
    .instead_2 = fünf und drei
mendikot_six-ruling-six_partner = In einer Dreierpartei hat der Geber zwei Partner: Wer gibt nach einem verlorenen Whitewash?
    .here = der nächste von ihnen in Spielrichtung
    .instead_1 = wen die siegreiche Partei bestimmt
mendikot_six-ruling-six_seats = Wie sitzen die sechs?
    .here = in zwei Parteien zu dritt, jeder zwischen zwei Gegnern
    .instead_1 = in drei Parteien zu zweit
mendikot_six-ruling-six_trump = Auf welche der vier Arten entsteht der Trumpf?
    .here = durch die erste Karte eines Spielers, der nicht bedienen kann (Cut hukum); sie ist schon in ihrem eigenen Stich Trumpf
    .instead_1 = durch eine Karte, die vor dem Geben gezogen wird
    .instead_2 = durch eine Karte, die verdeckt liegt, bis jemand nicht bedienen kann
    .instead_3 = durch eine Karte, die verdeckt liegt, bis jemand, der nicht bedienen kann, das Aufdecken verlangt
mendikot_six-ruling-six_worth = Wie viel mehr zählen ein Mendikot und ein Whitewash?
    .here = jeder wird als der größere Sieg genannt, der er ist, und zählt eine Runde wie jeder Sieg
    .instead_1 = so viele Runden, wie vereinbart sind

mendikot_six-example-follows_trump = Eine höhere Karte des neuen Trumpfs gewinnt
mendikot_six-example-must_follow = Wer die ausgespielte Farbe hat, muss bedienen
mendikot_six-example-sets_trump = Die erste Karte eines Spielers, der nicht bedienen kann, bestimmt den Trumpf und gewinnt

eight_players =
    .title = Acht Spieler

eight_players-let-whitewash =
    .title = Whitewash

eight_players-ruling-six_level = Was gilt bei je zwei Zehnen und drei Stichen?
    .here = niemand hat gewonnen, nichts wird gezählt, und derselbe Spieler gibt noch einmal
    .instead_1 = gewonnen hat die Partei, die nicht gegeben hat
eight_players-ruling-six_packets = In welchen Päckchen werden sechs Karten gegeben?
    .here = drei und drei, vom Spieler rechts vom Geber an
    .instead_1 = einzeln
eight_players-ruling-six_seats = Wie sitzen die acht, und mit wie vielen Blättern wird gespielt?
    .here = in zwei Parteien zu viert, jeder zwischen zwei Gegnern, mit einem Blatt ohne die Zweien: sechs Karten für jeden
    .instead_1 = mit zwei Blättern und mehr Karten für jeden

eight_players-example-sets_trump_at_eight = Die erste Karte einer anderen Farbe gewinnt bei acht Spielern
