# Was das Deutsche nur von diesen Hausregeln sagt.

to_the_left = Gegeben und gespielt wird im Uhrzeigersinn, also nach links; der Spieler links vom Geber ist die Vorhand.
    .title = Alles geht nach links

to_the_left-ruling-clockwise_next = Wer gibt nach einem Sieg der Partei des Gebers?
    .here = der Spieler links vom Geber, der zur unterlegenen Partei gehört
    .instead_1 = der Spieler rechts vom Geber, der ebenfalls zu ihr gehört

to_the_left-example-the_left_deals = Die Partei des Gebers gewinnt: Der Spieler links gibt

round_robin =
    .title = Das Ausspielen geht reihum

round_robin-ruling-robin_first = Wer spielt zu welchem Stich aus?
    .here = zum ersten wie immer; zu jedem weiteren der nächste Spieler in Spielrichtung, wer auch den letzten gewonnen hat
    .instead_1 = wer den Stich gewonnen hat
round_robin-ruling-robin_pile = Wer sammelt in den Spielen mit Stapel ein?
    .here = wie immer, wer zwei Stiche nacheinander gewinnt, obwohl ein anderer Spieler ausspielt
    .instead_1 = beides verträgt sich nicht miteinander

ace_of_hearts_leads =
    .title = Das Herz-Ass spielt aus

ace_of_hearts_leads-ruling-ace_led = Muss das Ass selbst ausgespielt werden?
    .here = nein, wer es hat, spielt eine beliebige Karte aus
    .instead_1 = ja

compulsory_trump =
    .title = Wer nicht bedienen kann, muss stechen

compulsory_trump-ruling-compulsory_hidden = Was gilt, wenn der Trumpf noch verdeckt oder nicht bestimmt ist?
    .here = die Pflicht besteht erst, wenn der Trumpf bekannt ist
    .instead_1 = der verdeckte Trumpf muss aufgedeckt werden

compulsory_trump-example-must_trump = Ein Trumpf muss gespielt werden

superior_trump =
    .title = Ein Trumpf muss den daliegenden Trumpf schlagen

superior_trump-ruling-superior_or_discard = Was gilt, wenn ein Spieler ihn nicht schlagen kann?
    .here = er wirft ab; hat er nur niedrigere Trümpfe, so darf er einen beliebigen davon spielen
    .instead_1 = er darf niedriger stechen

superior_trump-example-discard_instead = Abwerfen ist erlaubt
superior_trump-example-own_partner = Auch der Trumpf des Partners muss geschlagen werden
superior_trump-example-too_low = Ein niedrigerer Trumpf ist nicht erlaubt

superior_trump_opponent =
    .title = Ein Trumpf muss den eines Gegners schlagen

superior_trump_opponent-ruling-superior_partner = Was gilt, wenn der daliegende Trumpf vom Partner ist?
    .here = man darf einen niedrigeren dazuspielen
    .instead_1 = auch er muss geschlagen werden

superior_trump_opponent-example-of_opponents = Der Trumpf eines Gegners muss geschlagen werden
superior_trump_opponent-example-own_partner = Der des Partners muss es nicht

all_played =
    .title = Alle dreizehn Stiche werden gespielt

all_played-ruling-played_out = Was gilt, wenn sich nichts mehr ändern kann?
    .here = der Rest wird trotzdem gespielt
    .instead_1 = die Spieler dürfen aufhören, sobald die Runde entschieden ist
all_played-ruling-Q49 = Wann steht ein Court fest, wenn alle Stiche gespielt werden?
    .here = sobald die Stiche gewonnen sind, die er verlangt; die übrigen werden trotzdem gespielt
    .instead_1 = bei 7 : 0, wo die Runde endet

revoke_loses = Eine Partei, von der ein Spieler nicht bedient, obwohl er könnte, verliert die Runde.
    .title = Nichtbedienen verliert die Runde

revoke_loses-foul-revoke =
    .title = Nichtbedienen

revoke_loses-ruling-Q65 = Was geschieht, wenn jemand nicht bedient, obwohl er könnte?
    .here = wer hätte bedienen können und es nicht tut, verliert die Runde für seine Partei; die anderen gewinnen sie wie jede Runde
    .instead_1 = die Karte wird zurückgenommen; eine Strafe gibt es nicht
    .instead_2 = es kostet Punkte

trump_challenge = Ein Gegner des Trumpfrufers darf die Trumpffarbe ändern, muss dann aber mit seinem Partner die ersten sieben Stiche gewinnen; sonst verliert seine Partei die Runde.
    .title = Ein Gegner darf den Trumpf ändern

trump_challenge-ruling-Q12 = Wer darf ihn ändern, wann und wie oft?
    .here = die Gegner werden gleich nach der Ansage des Trumpfs nacheinander in Spielrichtung gefragt, zuerst der nächste nach dem Trumpfrufer, welche Karten sie dann auch haben; der Erste, der es tut, hat das Recht, einmal je Runde
    .instead_1 = wer zuerst spricht
    .instead_2 = wenn alle Karten gegeben sind
trump_challenge-ruling-challenge_cost = Was gilt, wenn die Partei, die den Trumpf geändert hat, nicht die ersten sieben Stiche gewinnt?
    .here = die Partei des Trumpfrufers gewinnt die Runde, wie die Stiche auch verteilt sind; gespielt wird so lange wie in jeder anderen
    .instead_1 = sie verliert einen Court
trump_challenge-ruling-challenge_lead = Wer spielt dann aus, und wer zählt als Trumpfrufer?
    .here = der Trumpfrufer, als wäre der Trumpf nicht geändert worden
    .instead_1 = wer den Trumpf geändert hat
