# Was das Deutsche nur von diesen Hausregeln und Büchern sagt.

dehla_pakad =
    .title = Dehla Pakad
dehla_pakad-also-dehl_paka = Dehlā Pakaṛ
dehla_pakad-also-unnamed = दहला पकड़

dehla_pakad-let-kot =
    .title = Kot
dehla_pakad-let-run =
    .title = Serie von sieben Siegen
    .title_indefinite = eine Serie von sieben Siegen
    .title_indefinite_dative = einer Serie von sieben Siegen
    .title_negative = keine Serie von sieben Siegen
dehla_pakad-round-open =
    .title = Vor dem Trumpf
dehla_pakad-score-kot =
    .title = Kot
dehla_pakad-score-run =
    .title = Serie von sieben Siegen
    .title_indefinite = eine Serie von sieben Siegen
    .title_indefinite_dative = einer Serie von sieben Siegen
    .title_negative = keine Serie von sieben Siegen

dehla_pakad-ruling-Q28 = Gilt der neue Trumpf schon in dem Stich, der ihn bestimmt?
    .here = ja, sofort; die Karte, die ihn bestimmt, kann also den Stich gewinnen
    .instead_1 = erst vom nächsten Stich an
dehla_pakad-ruling-Q30 = Was gilt, wenn in fünf Stichen alle bedienen?
    .here = eine Karte, ungesehen aus den zwanzig gespielten gezogen, bestimmt den Trumpf, und dann wird zu Ende gegeben
    .instead_1 = die zuletzt gespielte Karte bestimmt ihn
dehla_pakad-ruling-Q37 = Was gilt, wenn den 13. Stich ein anderer Spieler gewinnt als den 12.?
    .here = wer den 13. Stich gewinnt, bekommt alles, was noch daliegt
    .instead_1 = auch am Ende wird nur mit zwei Stichen nacheinander eingesammelt
dehla_pakad-ruling-Q38 = Was gilt, wenn derselbe Spieler einen dritten Stich nacheinander gewinnt?
    .here = er bleibt liegen; zum Einsammeln braucht es zwei neue Stiche
    .instead_1 = jeder weitere Stich seiner Serie wird sofort eingesammelt
dehla_pakad-ruling-Q44 = Endet die Runde, wenn eine Partei drei Zehnen hat?
    .here = nein, alle dreizehn Stiche werden gespielt, weil eine vierte Zehn einen Kot macht
    .instead_1 = ja, sobald jede Partei eine Zehn hat
dehla_pakad-ruling-Q55 = Was gilt, wenn der siebte Sieg nacheinander selbst ein Kot mit vier Zehnen ist?
    .here = er bringt einen Kot
    .instead_1 = er bringt zwei Kots
dehla_pakad-ruling-Q56 = Wessen Serie beginnt nach einem Kot von vorn?
    .here = die beider Parteien, nach beiden Arten von Kot
    .instead_1 = nur nach einem Kot mit vier Zehnen
dehla_pakad-ruling-Q60 = Wer gibt nach einem Kot durch eine Serie?
    .here = wie nach jedem Kot der Partner des Gebers, oder die Vorhand, wenn die Partei des Gebers gewonnen hat
    .instead_1 = wie nach einem gewöhnlichen Sieg
dehla_pakad-ruling-Q64 = Was gilt bei zwei Zehnen für jede Partei?
    .here = es gewinnt die Partei, die nicht gibt, welche Stiche sie auch hat
    .instead_1 = es gewinnt die Partei mit mehr Stichen
    .instead_2 = niemand gewinnt
dehla_pakad-ruling-deal_start = Wo beginnt das Geben?
    .here = bei der Vorhand, und von da in Spielrichtung um den Tisch
    .instead_1 = links vom Geber
dehla_pakad-ruling-drawn_first = Wer spielt aus, nachdem der Trumpf gezogen ist?
    .here = wer den fünften Stich gewonnen hat, wenn alle dreizehn Karten gegeben sind
    .instead_1 = wieder der Spieler rechts vom Geber
dehla_pakad-ruling-packets = In welchen Päckchen werden die letzten acht Karten gegeben?
    .here = vier und vier an jeden
    .instead_1 = acht auf einmal
dehla_pakad-ruling-pairs_before = Wird eingesammelt, bevor es einen Trumpf gibt?
    .here = ja, beliebige zwei Stiche eines Spielers nacheinander bringen den Stapel ein
    .instead_1 = nicht vor dem Stich nach dem, der den Trumpf bestimmt

dehla_pakad-example-all_tens = Alle vier Zehnen sind ein Kot
dehla_pakad-example-dealers_kot = Ein Kot der Partei des Gebers
dehla_pakad-example-dealers_win = Die Partei des Gebers gewinnt mit dreien
dehla_pakad-example-first_void = Die erste abgeworfene Karte bestimmt den Trumpf und kann den Stich gewinnen
dehla_pakad-example-last_sweeps = Der letzte Stich nimmt, was daliegt
dehla_pakad-example-seventh_running = Auch der siebte Sieg nacheinander ist ein Kot
dehla_pakad-example-three_tens = Drei Zehnen gewinnen, sind aber kein Kot
dehla_pakad-example-two_each = Je zwei Zehnen: Es gewinnt die Partei, die nicht gibt
dehla_pakad-example-two_running = Zwei Stiche eines Spielers nacheinander bringen den Stapel ein

dehla_pakad_called =
    .title = Dehla Pakad mit angesagtem Trumpf

dehla_pakad_called-example-any_trump = Ein Trumpf sticht
dehla_pakad_called-example-called_two_each = Je zwei Zehnen: Es gewinnt die Partei, die nicht gibt

thirteen_at_once = Alle dreizehn Karten werden vor dem ersten Stich gegeben.
    .title = Alle dreizehn vor dem Spiel

thirteen_at_once-ruling-packets = Dreizehn Karten für jeden: in welchen Päckchen?
    .here = fünf, vier und vier an jeden
    .instead_1 = dreizehn auf einmal
    .instead_2 = jeweils eine Karte

thirteen_at_once-example-set_late = Der Trumpf kann in jedem Stich bestimmt werden

level_nobody = Bei je zwei Zehnen gewinnt niemand die Runde.
    .title = Je zwei Zehnen: Niemand gewinnt

level_nobody-ruling-Q64 = Was gilt bei zwei Zehnen für jede Partei?
    .here = niemand gewinnt, derselbe Spieler gibt noch einmal, und keine Partei hat mehr eine Serie
    .instead_1 = es gewinnt die Partei, die nicht gibt
    .instead_2 = es gewinnt die Partei mit mehr Stichen
    .instead_3 = die Serien beider Parteien laufen weiter, als wäre nichts gespielt worden

level_nobody-example-two_each = Niemand gewinnt, und derselbe Spieler gibt

level_by_tricks = Bei je zwei Zehnen gewinnt die Partei mit den meisten Stichen die Runde.
    .title = Je zwei Zehnen: Mehr Stiche gewinnen

level_by_tricks-ruling-Q64 = Was gilt bei zwei Zehnen für jede Partei?
    .here = es gewinnt die Partei, die mehr Stiche eingesammelt hat
    .instead_1 = es gewinnt die Partei, die nicht gibt
    .instead_2 = niemand gewinnt

level_by_tricks-example-nine_to_four = Je zwei Zehnen, und neun Stiche zu vier

kot_ends =
    .title = Ein Kot gewinnt die Partie

kot_ends-ruling-either_kot = Beendet auch ein Kot durch sieben Siege nacheinander die Partie?
    .here = ja, jeder Kot
    .instead_1 = nein, nur einer mit vier Zehnen

first_jack_deals =
    .title = Der erste Bube gibt

caller_at_left = Alles geht im Uhrzeigersinn: Der Spieler links vom Geber erhält zuerst Karten, fünf einzeln, sagt den Trumpf an und spielt aus; das Geben geht nach links weiter, wo es sonst nach rechts ging.
    .title = Der Spieler links vom Geber sagt den Trumpf an

caller_at_left-ruling-mirrored = Wie herum geht es?
    .here = im Uhrzeigersinn, da der Spieler links vom Geber zuerst Karten erhält; das Geben geht nach links weiter, wo es sonst nach rechts ging
    .instead_1 = gegen den Uhrzeigersinn, und dieser Spieler kommt als Letzter von allen

caller_at_left-example-dealers_win = Die Partei des Gebers gewinnt mit dreien

ghulam_pees =
    .title = Ghulam Pees

ghulam_pees-ruling-Q33 = Wer spielt aus?
    .here = wer zuerst Karten erhält: der Spieler rechts vom Geber
    .instead_1 = der Geber
ghulam_pees-ruling-as_in_dehla = Was sagt die Quelle über das Übrige?
    .here = nichts; Zehnen, Kots und Geben sind die von Dehla Pakad
    .instead_1 = es wird anders gezählt
