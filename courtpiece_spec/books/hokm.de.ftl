# Was das Deutsche nur von diesen Büchern sagt.

hokm =
    .title = Hokm

hokm-roles-caller =
    .title = Hakem
    .title_genitive = Hakems
hokm-let-kot =
    .title = Kot
hokm-score-hakem_kot =
    .title = Hakem-Kot
hokm-score-kot =
    .title = Kot

hokm-ruling-Q1 = Wer wird zuerst bestimmt, der Geber oder der Hakem?
    .here = der Hakem, durch das erste Ass, das offen reihum gegeben wird; wer gibt, ergibt sich daraus
    .instead_1 = der Hakem wird durch das Los oder durch die höchste gezogene Karte bestimmt
hokm-ruling-Q49 = Wann steht ein Kot fest?
    .here = mit den ersten sieben Stichen
    .instead_1 = erst, wenn alle dreizehn Stiche gewonnen sind
hokm-ruling-Q5 = Hat das Abheben eine Wirkung?
    .here = nein, ob der Partner nun abhebt oder darauf verzichtet
    .instead_1 = wer abheben ließ, muss die Karten nehmen, wie sie sind; sonst darf mit einer Zehn als höchster Karte neu gegeben werden
hokm-ruling-Q58 = Was gilt, wenn eine Partei über das Ziel hinauskommt?
    .here = wer 7 Punkte oder mehr hat, gewinnt die Partie
    .instead_1 = das Ziel muss genau erreicht werden
hokm-ruling-Q6 = Wer hat Karten, wenn der Trumpf angesagt wird?
    .here = jeder hat fünf und darf sie ansehen
    .instead_1 = nur der Hakem
hokm-ruling-kot_values = Welcher Kot zählt mehr?
    .here = der gegen den Hakem, nämlich 3 Punkte; der für die Partei des Hakems zählt 2
    .instead_1 = der für die Partei des Hakems zählt 3, der gegen den Hakem 2
hokm-ruling-no_trump_modes = Darf der Hakem ohne Trumpf spielen lassen?
    .here = nein, er muss eine Farbe ansagen
    .instead_1 = ja, Saras oder Naras, wenn alle zustimmen
hokm-ruling-succession = Die Partei des Hakems hat verloren: Wer ist der nächste Hakem?
    .here = der nächste Spieler in Spielrichtung, also der rechts vom Hakem
    .instead_1 = der Spieler links vom Hakem

hokm-example-hakem_kot = Die ersten sieben gegen den Hakem
hokm-example-low_trump = Ein kleiner Trumpf sticht ein Ass
hokm-example-may_pass = Wer nicht bedienen kann, darf stechen oder abwerfen
hokm-example-moves = Die Partei des Hakems verliert: Der nächste Spieler rechts wird Hakem
hokm-example-must_follow = Wer die ausgespielte Farbe hat, muss bedienen
hokm-example-seven_straight = Die ersten sieben Stiche sind ein Kot
hokm-example-stays = Die Partei des Hakems gewinnt: Der Hakem bleibt

hokm_three =
    .title = Hokm zu dritt

hokm_three-score-hakem_kot =
    .title = Hakem-Kot

hokm_three-ruling-Q67 = Wann ist eine Runde zu dritt zu Ende?
    .here = sobald ein Spieler sieben Stiche hat
    .instead_1 = sobald niemand den Führenden mehr einholen kann
hokm_three-ruling-level_of_three = Wer hat bei 6 : 6 : 5 gewonnen?
    .here = der Hakem, auch wenn er die fünf hat
    .instead_1 = der dritte Spieler
    .instead_2 = der Hakem, aber nur, wenn er einer der beiden ist, die gleichauf liegen
hokm_three-ruling-cutter = Wer hebt ab, wenn niemand einen Partner hat?
    .here = der dritte Spieler, der weder Hakem noch Geber ist
    .instead_1 = der Hakem
    .instead_2 = niemand
hokm_three-ruling-kot_of_three = Gibt es zu dritt einen Kot?
    .here = ja, wenn ein Spieler die ersten sieben Stiche gewinnt; er zählt so viel wie zu viert
    .instead_1 = nein, jeder Sieg zählt 1 Punkt
hokm_three-ruling-succession_of_three = Der Hakem hat verloren: Wer ist der nächste Hakem?
    .here = der Spieler rechts vom Hakem, wer auch gewonnen hat
    .instead_1 = wer gewonnen hat
hokm_three-ruling-two_out = Welche Karte wird aus dem Blatt genommen?
    .here = die Herz-Zwei
    .instead_1 = irgendeine Zwei, auf gut Glück

hokm_three-example-hakem_kot = Die ersten sieben eines anderen Spielers zählen mehr
hokm_three-example-level = 6 : 6 : 5: Der Hakem gewinnt
hokm_three-example-moves = Ein anderer Spieler hat zuerst sieben Stiche
hokm_three-example-not_first = Sieben der ersten acht sind kein Kot
hokm_three-example-seven_straight = Ein Spieler gewinnt die ersten sieben
hokm_three-example-stays = Der Hakem hat zuerst sieben Stiche

hokm_two =
    .title = Hokm zu zweit

hokm_two-ruling-cutter = Wer hebt ab, wenn niemand einen Partner hat?
    .here = der Hakem, denn der andere Spieler gibt
    .instead_1 = niemand
hokm_two-ruling-hands_of_two = Wie kommen zwei Spieler zu je dreizehn Karten?
    .here = sie werden ihnen gegeben, und 26 Karten bleiben unbenutzt
    .instead_1 = sie legen von den ersten fünf Karten ab und ziehen vom Stapel
    .instead_2 = sie ziehen vom Stapel, ohne abzulegen

hokm_two-example-hakem_kot = Die ersten sieben gegen den Hakem
hokm_two-example-moves = Wer gewinnt, ist der nächste Hakem
hokm_two-example-seven_straight = Die ersten sieben Stiche sind ein Kot
hokm_two-example-stays = Der Hakem gewinnt: Er bleibt Hakem

hokm_two_discards =
    .title = Hokm zu zweit, mit Ablegen

hokm_two_discards-ruling-stock_of_two = Geht der Stapel auf?
    .here = ja; Blätter von zwei und drei Karten werden mit 21 der 42 Karten aufgefüllt, und die übrigen werden weggelegt
    .instead_1 = beide legen zwei ab, bei einem Blatt zu fünfzig Karten
hokm_two_discards-ruling-who_draws_first = Wer zieht zuerst, und sieht er beide Karten?
    .here = wer zum ersten Stich ausspielt; eine Karte, die einer ansieht und weglegt, hat nur er gesehen
    .instead_1 = der Geber

hokm_two_discards-example-moves = Wer gewinnt, ist der nächste Hakem
hokm_two_discards-example-seven_straight = Die ersten sieben Stiche sind ein Kot

hokm_two_stock =
    .title = Hokm zu zweit, vom Stapel

hokm_two_stock-ruling-who_draws_first = Wer zieht zuerst?
    .here = wer zum ersten Stich ausspielt; jeder Spieler zieht achtmal, und die letzten zehn Karten des Stapels bleiben unbenutzt
    .instead_1 = der Geber

hokm_two_stock-example-moves = Wer gewinnt, ist der nächste Hakem
