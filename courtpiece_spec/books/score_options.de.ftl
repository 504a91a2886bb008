# Was das Deutsche nur von diesen Hausregeln sagt.

## Court, Kot, Doublé und Bavney

court_thirteen = Nur alle dreizehn Stiche sind ein Court; es wird also weitergespielt, solange eine Partei keinen hat.
    .title = Ein Court braucht alle dreizehn Stiche
court_thirteen-let-court =
    .title = Court
court_thirteen-ruling-Q49 = Wann steht ein Court fest?
    .here = bei 13 : 0; ab 7 : 0 wird weitergespielt, bis die Unterlegenen einen Stich gewinnen oder keine Karte mehr da ist
    .instead_1 = bei 7 : 0, wo die Runde endet
court_thirteen-ruling-Q51 = Was gilt, wenn die Unterlegenen nach 7 : 0 einen Stich gewinnen?
    .here = es ist ein gewöhnlicher Sieg, und die Runde endet damit
    .instead_1 = die ersten sieben Stiche bleiben ein Court
    .instead_2 = die Gegner erhalten etwas für den Fehlschlag
court_thirteen-example-goes_on = Ab sieben zu null wird weitergespielt; ein verlorener Stich macht daraus einen gewöhnlichen Sieg
court_thirteen-example-all_thirteen = Alle dreizehn sind ein Court
court_thirteen-example-all_against = Alle dreizehn gegen den Trumpfrufer sind ein Goon Court

goon_thirteen = Ein Goon Court braucht alle dreizehn Stiche; es wird also weitergespielt, solange eine Partei keinen hat. Die ersten sieben Stiche sind für jede Partei ein Court.
    .title = Ein Goon Court braucht alle dreizehn Stiche
goon_thirteen-let-goon_court =
    .title = Goon Court
goon_thirteen-ruling-Q49 = Wann steht ein Court fest?
    .here = bei 7 : 0; von da an wird weitergespielt, denn alle dreizehn gegen den Trumpfrufer sind ein Goon Court
    .instead_1 = bei 7 : 0, wo die Runde endet
goon_thirteen-ruling-Q51 = Was gilt, wenn die Unterlegenen nach 7 : 0 einen Stich gewinnen?
    .here = die ersten sieben Stiche bleiben ein Court, und die Runde endet damit
    .instead_1 = es ist ein gewöhnlicher Sieg
goon_thirteen-ruling-goon_worth = Was ist ein Goon Court wert?
    .here = so viel wie in diesem Spiel ohne die Hausregel, denn keine Quelle sagt es
    .instead_1 = nicht mehr als ein Court; es ist nur ein Name
goon_thirteen-example-stays_a_court = Acht Stiche gegen den Trumpfrufer sind ein Court
goon_thirteen-example-all_against = Alle dreizehn gegen den Trumpfrufer sind ein Goon Court
goon_thirteen-example-for_the_caller = Alle dreizehn für den Trumpfrufer sind ein Court

doublee_thirteen = Wer alle dreizehn Stiche gewinnt, gewinnt zwei Runden auf einmal; es wird also weitergespielt, solange eine Partei keinen hat.
    .title = Doublé für alle dreizehn Stiche
doublee_thirteen-score-shut_out =
    .title = Doublé
doublee_thirteen-ruling-Q49 = Wann steht fest, dass eine Partei keinen Stich gewinnt?
    .here = erst bei 13 : 0; ab 7 : 0 wird weitergespielt, bis die Unterlegenen einen Stich gewinnen
    .instead_1 = bei 7 : 0, wo die Runde endet
doublee_thirteen-example-seven_to_one = Ein Stich nach 7 : 0 macht daraus eine Runde
doublee_thirteen-example-shut_out = Dreizehn zu null zählt zwei Runden

kot_double =
    .title = Kot: die ersten sieben Stiche für die Partei des Hakems
kot_double-score-kot =
    .title = Kot
kot_double-ruling-Q53 = Was gilt, wenn die andere Partei die ersten sieben Stiche gewinnt?
    .here = sie zählt wie immer; ein Kot ist nur etwas für die Partei des Hakems
    .instead_1 = beide Parteien können einen Kot machen
kot_double-ruling-Q54 = Alle dreizehn Stiche enthalten auch die ersten sieben: Was zählt?
    .here = es zählt der Fall aller dreizehn, und nichts kommt hinzu
    .instead_1 = beides zählt
kot_double-ruling-kot_duty = Ist der Kot eine Belohnung oder eine Pflicht?
    .here = eine Belohnung; wird er verpasst, so geschieht nichts
    .instead_1 = eine Pflicht; die Partei des Hakems ist ihn schuldig
kot_double-example-first_seven = Die ersten sieben sind zwei Courts
kot_double-example-one_lost = Nach einem verlorenen Stich gibt es keinen Kot
kot_double-example-other_side = Die ersten sieben der anderen Partei sind ein Court
kot_double-example-all_thirteen = Alle dreizehn bleiben ein Bavney

kot_double_any =
    .title = Kot: die ersten sieben Stiche für jede Partei
kot_double_any-score-kot =
    .title = Kot
kot_double_any-ruling-Q53 = Was gilt, wenn die Partei gegen den Hakem die ersten sieben Stiche gewinnt?
    .here = auch das ist ein Kot
    .instead_1 = ein Kot ist nur etwas für die Partei des Hakems
kot_double_any-ruling-Q54 = Alle dreizehn Stiche enthalten auch die ersten sieben: Was zählt?
    .here = es zählt der Fall aller dreizehn, und nichts kommt hinzu
    .instead_1 = beides zählt
kot_double_any-example-other_side = Auch die ersten sieben der anderen Partei sind zwei Courts

sweep_value = Alle dreizehn Stiche zählen die vereinbarte Zahl von Courts.
    .title = Was alle dreizehn Stiche zählen
sweep_value-score-bavney =
    .title = Bavney
sweep_value-ruling-Q54 = Alle dreizehn Stiche enthalten auch die ersten sieben: Was zählt?
    .here = alle dreizehn zählen, was vereinbart ist, und nichts kommt hinzu; 4 ist die Lesart, die zu zwei Courts einen Kot hinzuzählt
    .instead_1 = ein Kot kommt hinzu
sweep_value-ruling-Q59 = Werden wirklich zweiundfünfzig Courts angeschrieben?
    .here = ja; mit 52 ist jede übliche Partie entschieden
    .instead_1 = nein, das ist nur eine Redensart
sweep_value-example-all_thirteen = Alle dreizehn

## Zugaben

run_bonus = Drei nacheinander gewonnene Runden bringen einen Court mehr; wie oft, wird vereinbart.
    .title = Zugabe für drei Courts nacheinander
run_bonus-score-bonus =
    .title = Zugabe
run_bonus-ruling-Q57 = Welche Courts nacheinander bringen die Zugabe?
    .here = der dritte und jeder weitere der Serie
    .instead_1 = nur der dritte
    .instead_2 = jeder dritte
run_bonus-ruling-Q57-2 = Welche Courts nacheinander bringen die Zugabe?
    .here = nur der dritte der Serie
    .instead_1 = der dritte und jeder weitere
    .instead_2 = jeder dritte
run_bonus-ruling-Q57-3 = Welche Courts nacheinander bringen die Zugabe?
    .here = jeder dritte; mit der Zugabe beginnt die Serie von vorn
    .instead_1 = der dritte und jeder weitere
    .instead_2 = nur der dritte
run_bonus-ruling-courts_running = Was sind Courts nacheinander?
    .here = Runden, die eine Partei nacheinander gewinnt, da jede einen Court zählt
    .instead_1 = nur Runden, die zwei Courts zählen
run_bonus-example-third = Der dritte Court nacheinander bringt einen mehr
run_bonus-example-fifth = Der fünfte ebenso

beaten_double =
    .title = Beim eigenen Trumpf geschlagen: doppelt
beaten_double-ruling-beaten_bavney = Was gilt, wenn alle dreizehn Stiche gegen den Hakem gewonnen werden?
    .here = es zählt der Fall aller dreizehn; er wird nicht noch einmal verdoppelt
    .instead_1 = auch das wird verdoppelt
beaten_double-example-beaten = Die Partei gegen den Hakem zählt zwei
beaten_double-example-not_beaten = Die Partei des Hakems zählt einen

## Ein Ziel für die Runde

declared_target = Der Hakem darf neun bis elf Stiche ansagen: erreicht, bringt das eine Zugabe; verfehlt, kostet es die Runde und zwei Courts.
    .title = Angesagtes Ziel
declared_target-ruling-Q62 = Wann wird das Ziel angesagt, und von wem?
    .here = vom Hakem allein, mit dem Trumpf, bevor die übrigen Karten gegeben werden; er muss keines ansagen
    .instead_1 = wenn alle Karten gegeben sind
    .instead_2 = von allen reihum
declared_target-ruling-target_bonus = Wie hoch ist die Zugabe?
    .here = so hoch wie vereinbart, zusätzlich zu den Courts der Runde; Stiche über das Ziel hinaus bringen nichts
    .instead_1 = so hoch wie die Zahl der angesagten Stiche
declared_target-ruling-target_missed = Was gilt, wenn die Partei des Hakems das Ziel verfehlt, aber sieben Stiche gewinnt?
    .here = die Gegner haben die Runde gewonnen und zählen zwei Courts; die Partei des Hakems zählt nichts
    .instead_1 = beide Parteien zählen
declared_target-ruling-Q54 = Was gilt, wenn die Partei, die das Ziel verfehlt, alle dreizehn Stiche verliert?
    .here = es zählt der Fall aller dreizehn
    .instead_1 = zwei Courts kommen hinzu
declared_target-example-nine_of_ten = Zehn angesagt, neun gewonnen: zwei Courts für die anderen
declared_target-example-ten_of_ten = Zehn angesagt und gewonnen
declared_target-example-nothing_declared = Nichts angesagt: ein Court wie immer

## Die Partie

target = Die Partei, die als erste die vereinbarte Zahl erreicht, gewinnt die Partie.
    .title = Ein anderes Ziel
target-ruling-Q58 = Was gilt, wenn eine Partei über das Ziel hinauskommt?
    .here = sie hat gewonnen
    .instead_1 = das Ziel muss genau erreicht werden

tie_deciding_round =
    .title = Gleichstand am Ziel: noch eine Runde
tie_deciding_round-ruling-tie_at_target = Was gilt, wenn beide Parteien das Ziel in derselben Runde erreichen?
    .here = der höhere Stand gewinnt; bei Gleichstand wird noch eine Runde gespielt, wenn nötig noch eine
    .instead_1 = die Partie endet unentschieden
    .instead_2 = die Partei, die gegeben hat, verliert

most_rounds = Die Partie ist nach der vereinbarten Zahl von Runden zu Ende; gewonnen hat die Partei, die mehr davon gewonnen hat, bei Gleichstand die mit mehr Courts.
    .title = Eine feste Zahl von Runden

most_rounds-ruling-rounds_first = Was entscheidet nach der letzten Runde?
    .here = die gewonnenen Runden; bei Gleichstand die Courts; sind auch sie gleich, so hat niemand gewonnen
    .instead_1 = allein die Courts

court_same_dealer = Nach einem Sieg der Partei des Trumpfrufers gibt derselbe Spieler noch einmal, auch nach einem Court.
    .title = Ein Court ändert nichts am Geber

court_same_dealer-ruling-Q61 = Wer gibt nach einem Court der Partei des Trumpfrufers?
    .here = derselbe Spieler noch einmal, wie nach jedem Sieg dieser Partei
    .instead_1 = der Partner des Gebers

court_same_dealer-example-same_dealer = Nach einem Court gibt derselbe Spieler

court_keeps_run = Ein Court der ersten sieben Stiche beendet die Serie nicht; kommt er in der siebten nacheinander gewonnenen Runde, so sind es also zwei.
    .title = Ein Court der ersten sieben Stiche erhält die Serie

court_keeps_run-score-court =
    .title = Court
court_keeps_run-score-run =
    .title = Serie von sieben Siegen
    .title_indefinite = eine Serie von sieben Siegen
    .title_indefinite_dative = einer Serie von sieben Siegen
    .title_negative = keine Serie von sieben Siegen

court_keeps_run-ruling-Q55 = Was gilt, wenn der siebte Sieg nacheinander selbst ein Court der ersten sieben Stiche ist?
    .here = er bringt zwei Courts
    .instead_1 = er bringt einen Court
court_keeps_run-ruling-Q56 = Beendet ein Court der ersten sieben Stiche die Serie?
    .here = nein, das tun nur sieben Runden nacheinander
    .instead_1 = ja, die Serie beginnt nach jedem Court von vorn

court_keeps_run-example-court_alone = Ein Court allein ist einer
court_keeps_run-example-two_courts = Beides zugleich sind zwei Courts
