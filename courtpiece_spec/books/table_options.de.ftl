# Was das Deutsche nur von diesen Hausregeln sagt.

signals_tolerated =
    .title = Zeichen werden geduldet
signals_tolerated-custom-signals = Unauffällige Zeichen zwischen Partnern, etwa ein Blick oder die Art, wie eine Karte hingelegt wird, werden geduldet.
talk_forbidden =
    .title = Kein Reden über das Spiel
talk_forbidden-custom-signals = Niemand darf etwas über Karten oder Spielweisen sagen; ein Blick wird nicht bestraft.
signals_forbidden =
    .title = Keinerlei Zeichen
signals_forbidden-custom-signals = Jedes Zeichen zwischen Partnern ist verboten, ob durch Worte, Blicke oder die Art zu spielen.
signals_tap =
    .title = Nur das Klopfen
signals_tap-custom-signals = Das einzige erlaubte Zeichen ist ein Klopfen auf den Tisch (thaap): Spiel dieselbe Farbe noch einmal.
signals_last_card =
    .title = Benannte Zeichen
signals_last_card-custom-signals = Man darf anzeigen, dass man die höchste verbliebene Karte einer Farbe hat oder die eigene letzte Karte dieser Farbe spielt.
forfeit_song =
    .title = Ein Lied für dreizehn verlorene Stiche
forfeit_song-custom-forfeit = Eine Partei, die alle dreizehn Stiche verliert, muss singen oder tun, was die Sieger verlangen.

opponent_cuts =
    .title = Irgendein Gegner des Gebers hebt ab

opponent_cuts-custom-cut = Nach dem Mischen hebt irgendein Gegner des Gebers ab.

last_trick_seen =
    .title = Der letzte Stich darf angesehen werden

last_trick_seen-custom-inspection = Der letzte Stich darf angesehen werden, bis die nächste Karte ihn bedeckt; frühere Stiche bleiben geschlossen.
