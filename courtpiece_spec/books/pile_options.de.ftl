# Was das Deutsche nur von diesen Hausregeln sagt.

## Asse

ace_on_ace =
    .title = Ass auf Ass
ace_on_ace-ruling-Q43 = Was wird aus einem Paar von Assen?
    .here = es sammelt nichts ein, aber die Serie läuft weiter; ein dritter Stich nacheinander kann einsammeln
    .instead_1 = das zweite Ass gilt nicht als gewonnener Stich, es braucht also zwei neue Stiche
    .instead_2 = das zweite Ass zählt als Zwei
    .instead_3 = ein Ass sammelt nur ein, wenn derselbe Spieler auch den nächsten Stich gewinnt
ace_on_ace-example-pair_of_aces = Zwei Asse sammeln nichts ein, der nächste Stich alles
ace_on_ace-example-ace_and_king = Ein Ass und eine andere Karte sammeln ein

ace_on_ace_no_win =
    .title = Ass auf Ass: Das zweite zählt nicht als Stich
ace_on_ace_no_win-ruling-Q43 = Was wird aus einem Paar von Assen?
    .here = es sammelt nichts ein, und sein zweiter Stich beginnt kein neues Paar; es braucht zwei neue Stiche
    .instead_1 = die Serie läuft weiter, und ein dritter Stich nacheinander kann einsammeln
ace_on_ace_no_win-example-two_new_tricks = Nach zwei Assen braucht es zwei neue Stiche

ace_confirmed = Ein Stich mit einem Ass sammelt nichts ein; derselbe Spieler muss den nächsten mit einer anderen Karte gewinnen.
    .title = Ein Ass muss bestätigt werden
ace_confirmed-ruling-Q43 = Was gilt, wenn der Stich, der einsammeln würde, mit einem Ass gewonnen wird?
    .here = er sammelt nichts ein; das tut der nächste nacheinander gewonnene Stich, wenn eine andere Karte ihn gewinnt
    .instead_1 = nur ein Paar von zwei Assen sammelt nicht ein
ace_confirmed-ruling-ace_twice = Was gilt, wenn auch der bestätigende Stich mit einem Ass gewonnen wird?
    .here = er bestätigt nichts; die Serie läuft weiter, bis eine andere Karte einen Stich gewinnt
    .instead_1 = die Serie ist zu Ende
ace_confirmed-example-confirmed = Ein Ass sammelt erst mit dem folgenden Stich ein
ace_confirmed-example-ace_first = Ein Ass, das ein Paar beginnt, hindert nichts

second_ace_low =
    .title = Das zweite Ass zählt als Zwei
second_ace_low-ruling-Q43 = Welchen Rang hat ein Ass, das gleich nach einem Stich mit einem Ass ausgespielt wird?
    .here = es ist in diesem Stich eine Zwei, unter jeder anderen Karte seiner Farbe außer der Zwei; die schlägt es als früher gespielte Karte
    .instead_1 = es bleibt ein Ass; das Paar sammelt nichts ein

## Stiche, nach denen nichts eingesammelt wird

blocked_tricks = Nach den vereinbarten Stichen wird nichts eingesammelt.
    .title = Kein Einsammeln nach bestimmten Stichen
blocked_tricks-ruling-Q40 = Was wird aus einem gesperrten Paar?
    .here = es sammelt nichts ein, aber die Serie läuft weiter; wer die Stiche 1, 2 und 3 gewinnt, sammelt drei ein
    .instead_1 = nach dem gesperrten Stich beginnt die Serie von vorn
blocked_tricks-ruling-Q41 = Ist der zwölfte Stich gesperrt oder das Paar aus dem elften und zwölften?
    .here = das ist dasselbe; wer beim zwölften einsammelt, hat beide gewonnen
    .instead_1 = auch so; keine Quelle liest es anders
blocked_tricks-ruling-Q37 = Was gilt für den dreizehnten Stich?
    .here = wer ihn gewinnt, bekommt alles, was daliegt, was auch immer gesperrt ist
    .instead_1 = ist der dreizehnte gesperrt, so bekommt niemand den Stapel
blocked_tricks-example-after_second = Nichts beim zweiten Stich, drei beim dritten
blocked_tricks-example-after_twelfth = Nichts beim zwölften Stich, dreizehn beim letzten

opening = Vor dem vereinbarten Stich wird nichts eingesammelt.
    .title = Erstes Einsammeln nicht vor einem bestimmten Stich
opening-ruling-Q42 = Welche Stiche bilden das erste Paar?
    .here = zwei beliebige nacheinander, die mit dem vereinbarten Stich oder später enden; bei 3 der zweite und dritte, bei 5 der vierte und fünfte
    .instead_1 = so viele nacheinander, wie die Zahl sagt
opening-example-third = Das erste Paar darf mit dem dritten Stich enden
opening-example-fifth = Das erste Paar darf mit dem fünften Stich enden
opening-example-missed = Dort verpasst, darf es mit dem sechsten enden

triple_opening = Das erste Einsammeln braucht drei Stiche eines Spielers nacheinander, jedes spätere zwei.
    .title = Drei nacheinander für das erste Einsammeln
triple_opening-ruling-Q42 = Was verlangt die Pflicht zu drei Stichen am Anfang?
    .here = drei Stiche eines Spielers nacheinander für das erste Einsammeln, zwei für jedes spätere
    .instead_1 = zwei nacheinander, aber nicht vor dem dritten Stich
triple_opening-example-three_then_two = Erst drei nacheinander, dann zwei

## Nach dem Einsammeln

hot_streak =
    .title = Heiße Serie
hot_streak-ruling-Q38 = Was gilt, wenn derselbe Spieler einen dritten Stich nacheinander gewinnt?
    .here = jeder weitere Stich seiner ununterbrochenen Serie wird sofort eingesammelt
    .instead_1 = er bleibt liegen; zum Einsammeln braucht es zwei neue Stiche
hot_streak-ruling-Q39 = Was gilt, wenn ein anderer den nächsten Stich gewinnt?
    .here = die Serie ist zu Ende; das nächste Einsammeln braucht wieder zwei Stiche nacheinander
    .instead_1 = der Stich, der eingesammelt hat, und der darauf folgende bilden ein Paar
hot_streak-example-third_and_fourth = Der dritte und der vierte Stich werden einzeln eingesammelt

## Mit verdecktem Trumpf

after_exposure =
    .title = Beide Stiche nach dem Aufdecken
after_exposure-ruling-Q26 = Muss der Trumpf vor dem ersten Stich eines Paars aufgedeckt sein?
    .here = er muss aufgedeckt sein, bevor die Karte fällt, die diesen Stich gewinnt; wird in dem Stich selbst aufgedeckt, so zählt er, wenn diese Karte danach kam
    .instead_1 = nein, beliebige zwei Stiche nacheinander sammeln ein
after_exposure-example-unexposed = Vor dem Aufdecken sammelt kein Paar ein
