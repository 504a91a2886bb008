# Was das Deutsche nur von diesen Hausregeln sagt.

hakem_by_lot =
    .title = Der erste Hakem durch das Los

hakem_by_lot-roles-caller =
    .title = Hakem
    .title_genitive = Hakems

hakem_by_lot-ruling-Q1 = Wer wird zuerst bestimmt, der Geber oder der Hakem?
    .here = der Hakem, durch das Los
    .instead_1 = wer das erste Ass erhält oder die höchste Karte zieht, ist Hakem

hakem_by_card =
    .title = Der erste Hakem durch die höchste Karte

hakem_by_card-roles-caller =
    .title = Hakem
    .title_genitive = Hakems

hakem_by_card-ruling-Q1 = Wer wird zuerst bestimmt, der Geber oder der Hakem?
    .here = der Hakem, durch die höchste gezogene Karte
    .instead_1 = wer das erste Ass erhält, ist Hakem
hakem_by_card-ruling-Q2 = Was gilt, wenn die höchsten gezogenen Karten gleich sind?
    .here = wer gleichauf liegt, zieht noch einmal, bis eine Karte die höchste ist
    .instead_1 = die Farben haben eine Rangfolge

partners_by_aces =
    .title = Partner durch Asse

partners_by_aces-ruling-second_ace = Wer erhält nach dem ersten Ass noch Karten?
    .here = alle außer dem Hakem; wer das zweite Ass erhält, setzt sich ihm gegenüber
    .instead_1 = niemand, die Partner sitzen, wie sie gekommen sind

hokm_clockwise = Gegeben und gespielt wird im Uhrzeigersinn, also nach links, und auch die Rolle des Hakems geht nach links weiter.
    .title = Im Uhrzeigersinn

hokm_clockwise-ruling-mirrored = Ist alles andersherum?
    .here = ja; es gibt der andere Nachbar des Hakems, damit dieser zuerst Karten erhält, und die Rolle geht in Spielrichtung weiter
    .instead_1 = nur die Stiche laufen im Uhrzeigersinn

hokm_clockwise-example-to_the_left = Geben, Spiel und Rolle gehen nach links

hakem_moves_left = Verliert die Partei des Hakems, so übernimmt der Spieler links vom Hakem die Rolle.
    .title = Auf einen Hakem, der verloren hat, folgt der Spieler links

hakem_moves_left-ruling-succession = Die Partei des Hakems hat verloren: Wer ist der nächste Hakem?
    .here = der Spieler links vom Hakem
    .instead_1 = der nächste Spieler in Spielrichtung

hakem_moves_left-example-moves_left = Die Rolle geht nach links

right_of_hakem_leads =
    .title = Der Spieler rechts vom Hakem spielt aus

right_of_hakem_leads-ruling-first_lead = Wer spielt zum ersten Stich aus?
    .here = der Spieler rechts vom Hakem, wie es in einer Quelle steht
    .instead_1 = der Hakem

hakem_dealt_first = Bevor der Trumpf angesagt ist, erhält nur der Hakem Karten; die anderen erhalten ihre ersten fünf danach.
    .title = Nur der Hakem hat Karten, wenn der Trumpf angesagt wird

hakem_dealt_first-ruling-Q6 = Wer hat Karten, wenn der Trumpf angesagt wird?
    .here = nur der Hakem; die anderen erhalten ihre fünf danach
    .instead_1 = jeder hat fünf

both_discard_two = Ohne die Karo-Zwei und die Kreuz-Zwei sind es fünfzig Karten, und beide Spieler legen zwei Karten ab.
    .title = Beide legen zwei ab, bei fünfzig Karten

both_discard_two-ruling-twos_out = Welche Karten werden aus dem Blatt genommen?
    .here = die Karo-Zwei und die Kreuz-Zwei, damit der Stapel aufgeht
    .instead_1 = zwei beliebige Zweien
both_discard_two-ruling-stock_of_two = Geht der Stapel auf?
    .here = ja; Blätter von drei Karten werden mit 20 der 40 Karten aufgefüllt, und die übrigen werden weggelegt
    .instead_1 = der Hakem legt drei ab und der andere zwei, beim vollen Kartenspiel

tak_hokm =
    .title = Tak-hokm: Jeder sticht nur einmal

tak_hokm-ruling-Q69 = Was gilt, wenn jemand schon gestochen hat und wieder nicht bedienen kann?
    .here = er wirft eine Karte ab, die kein Trumpf ist; hat er nur noch Trümpfe, so spielt er einen davon, und dieser sticht
    .instead_1 = er darf auch dann nicht stechen
tak_hokm-ruling-counted_ruffs = Was gilt als Stechen?
    .here = Trumpf zu spielen, wenn man die ausgespielte Farbe nicht hat; Trumpf auszuspielen oder auf ausgespielten Trumpf zu bedienen zählt nicht
    .instead_1 = jeder gespielte Trumpf

saras_naras = Der Hakem darf statt einer Trumpffarbe auch Saras oder Naras ansagen: ein Spiel ohne Trumpf, in dem das Ass oder die Zwei die höchste Karte ist.
    .title = Saras und Naras

saras_naras-let-kot =
    .title = Kot

saras_naras-ruling-Q70 = Wer spielt ohne Trumpf aus, und was zählt eine solche Runde?
    .here = der Hakem spielt aus und behält die Rolle wie immer; einen Kot gibt es nicht, jeder Sieg zählt also 1 Punkt
    .instead_1 = auch dort zählt ein Kot
saras_naras-ruling-all_agree = Wann darf der Hakem ohne Trumpf spielen lassen?
    .here = mit schlechten Karten, wenn alle zustimmen; niemand prüft die Karten
    .instead_1 = wann immer der Hakem mag
saras_naras-ruling-saras_ace = Wie hoch steht das Ass bei Saras?
    .here = ganz oben
    .instead_1 = ganz unten, und der König ganz oben, wenn nicht Ass-Saras angesagt ist

saras_ace_low = Der Hakem darf auch Saras, Ass-Saras oder Naras ansagen, alle ohne Trumpf; das Ass ist bei Saras die niedrigste und bei Ass-Saras die höchste Karte.
    .title = Saras mit dem Ass als niedrigster Karte

saras_ace_low-let-kot =
    .title = Kot

saras_ace_low-ruling-all_agree = Wann darf der Hakem ohne Trumpf spielen lassen?
    .here = mit schlechten Karten, wenn alle zustimmen; niemand prüft die Karten
    .instead_1 = wann immer der Hakem mag
saras_ace_low-ruling-saras_ace = Wie hoch steht das Ass bei Saras?
    .here = ganz unten, und der König ganz oben, wenn nicht Ass-Saras angesagt ist
    .instead_1 = ganz oben

kot_values_swapped = Ein Kot für die Partei des Hakems zählt 3 Punkte, einer gegen sie 2.
    .title = Der Kot für die Partei des Hakems zählt mehr

kot_values_swapped-score-hakem_kot =
    .title = Hakem-Kot
kot_values_swapped-score-kot =
    .title = Kot

kot_values_swapped-ruling-kot_values = Welcher Kot zählt mehr?
    .here = der für die Partei des Hakems, nämlich 3 Punkte; der gegen den Hakem zählt 2
    .instead_1 = der gegen den Hakem zählt 3

restart_at_six =
    .title = Ein Kot gegen sechs Punkte setzt die Partie zurück

restart_at_six-ruling-restarts = Wer beginnt von vorn, und zählt der Kot?
    .here = beide Parteien beginnen wieder bei null, und der Kot selbst zählt nicht
    .instead_1 = die Partei mit sechs Punkten verliert sie, und der Kot zählt
    .instead_2 = niemand beginnt von vorn; der Kot zählt wie immer

best_of = Die Partie gewinnt, wer zuerst mehr als die Hälfte der vereinbarten ungeraden Zahl von Punkten hat.
    .title = Die meisten von einer ungeraden Zahl von Punkten

best_of-ruling-best_of_what = Geht es um die meisten von so vielen Runden oder von so vielen Punkten?
    .here = von so vielen Punkten; ein Kot bringt mehr als einen und kann eine Partei über die Hälfte hinausbringen
    .instead_1 = von so vielen Runden, was sie auch zählen

uncatchable =
    .title = Zu dritt: bis niemand mehr aufholen kann

uncatchable-ruling-Q67 = Wann ist eine Runde zu dritt zu Ende?
    .here = sobald kein anderer Spieler mit dem Führenden auch nur noch gleichziehen kann: bei 7 : 4 : 4 und zwei ausstehenden Stichen, noch nicht bei 8 : 3 : 1 und fünf ausstehenden oder bei 7 : 4 : 3 und drei ausstehenden
    .instead_1 = sobald ein Spieler sieben Stiche hat

uncatchable-example-level = Zwei liegen nach allen siebzehn gleichauf: Der Hakem hat gewonnen
uncatchable-example-out_of_reach = 7 : 4 : 4 mit zwei ausstehenden Stichen ist entschieden

third_wins_level = Liegen zwei Spieler mit den meisten Stichen gleichauf, so gewinnt der dritte die Runde.
    .title = Zu dritt: Der Dritte gewinnt, wenn zwei gleichauf liegen

third_wins_level-let-clear =
    .title = Klarer Sieg
    .title_indefinite = ein klarer Sieg
    .title_indefinite_dative = einem klaren Sieg
    .title_negative = kein klarer Sieg

third_wins_level-ruling-level_of_three = Zwei Spieler liegen mit den meisten Stichen gleichauf: Wer hat gewonnen?
    .here = der Dritte, der die wenigsten hat
    .instead_1 = der Hakem

third_wins_level-example-third = 6 : 6 : 5: Der Spieler mit fünf hat gewonnen
