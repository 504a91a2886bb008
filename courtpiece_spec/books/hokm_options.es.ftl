# Lo que el español dice de estas opciones.

hakem_by_lot =
    .title = El primer Hakem, por sorteo
hakem_by_lot-roles-caller =
    .title = Hakem
hakem_by_lot-ruling-Q1 = ¿Quién se elige primero, el repartidor o el Hakem?
    .here = el Hakem, por sorteo
    .instead_1 = el Hakem es quien recibe el primer as o quien saca la carta más alta

hakem_by_card =
    .title = El primer Hakem, por la carta más alta
hakem_by_card-roles-caller =
    .title = Hakem
hakem_by_card-ruling-Q1 = ¿Quién se elige primero, el repartidor o el Hakem?
    .here = el Hakem, por la carta más alta
    .instead_1 = el Hakem es quien recibe el primer as
hakem_by_card-ruling-Q2 = ¿Y si hay empate entre las cartas más altas que se sacan?
    .here = los empatados vuelven a sacar carta hasta que una sea la más alta
    .instead_1 = los palos tienen un orden

partners_by_aces =
    .title = Compañeros según los ases
partners_by_aces-ruling-second_ace = ¿Quién recibe cartas después del primer as?
    .here = todos menos el Hakem; quien recibe el segundo as se sienta frente a él
    .instead_1 = nadie, los compañeros se sientan como quieran

hokm_clockwise =
    .title = En sentido horario
hokm_clockwise-ruling-mirrored = ¿Va todo al revés?
    .here = sí; reparte el otro vecino del Hakem, de modo que el Hakem recibe cartas primero, y el cargo pasa en el sentido del juego
    .instead_1 = solo las bazas se juegan en sentido horario
hokm_clockwise-example-to_the_left = El reparto, el juego y el cargo van hacia la izquierda

hakem_moves_left =
    .title = A un Hakem que ha perdido le sigue el jugador a su izquierda
hakem_moves_left-ruling-succession = El bando del Hakem ha perdido: ¿quién es el Hakem en la mano siguiente?
    .here = el jugador a la izquierda del Hakem
    .instead_1 = el siguiente en el sentido del juego
hakem_moves_left-example-moves_left = El cargo pasa a la izquierda

right_of_hakem_leads =
    .title = Sale el jugador a la derecha del Hakem
right_of_hakem_leads-ruling-first_lead = ¿Quién sale en la primera baza?
    .here = el jugador a la derecha del Hakem, según una de las fuentes
    .instead_1 = el Hakem

hakem_dealt_first =
    .title = Solo el Hakem tiene cartas cuando se nombra el triunfo
hakem_dealt_first-ruling-Q6 = ¿Quién tiene cartas cuando se nombra el triunfo?
    .here = solo el Hakem; los demás reciben sus cinco después
    .instead_1 = todos tienen cinco

both_discard_two =
    .title = Ambos descartan dos, de cincuenta cartas
both_discard_two-ruling-twos_out = ¿Qué cartas se retiran de la baraja?
    .here = el dos de diamantes y el de tréboles, para que el mazo se acabe sin que sobre nada
    .instead_1 = dos doses cualesquiera
both_discard_two-ruling-stock_of_two = ¿Se acaba el mazo sin que sobre nada?
    .here = sí; las manos de tres cartas se completan con 20 de las 40, y las demás se apartan
    .instead_1 = el Hakem descarta tres y el otro dos, de la baraja entera

tak_hokm =
    .title = Tak-hokm: cada jugador falla una sola vez
tak_hokm-ruling-Q69 = ¿Y si quien ya ha fallado tampoco puede asistir en otra baza?
    .here = descarta una carta que no sea triunfo; si solo le quedan triunfos, juega uno, que vale como triunfo
    .instead_1 = tampoco entonces puede fallar
tak_hokm-ruling-counted_ruffs = ¿Qué cuenta como fallar?
    .here = jugar un triunfo sin tener cartas del palo de salida; salir con un triunfo y asistir a una salida de triunfo no cuentan
    .instead_1 = jugar un triunfo, sea cuando sea

saras_naras =
    .title = Saras y naras
saras_naras-let-kot =
    .title = Kot
saras_naras-ruling-saras_ace = ¿Qué lugar ocupa el as en saras?
    .here = es la carta más alta
    .instead_1 = es la más baja, y la más alta es el rey, salvo que se declare ace saras
saras_naras-ruling-Q70 = ¿Quién sale sin triunfo, y cuánto vale la mano?
    .here = el Hakem sale y conserva el cargo como siempre; no hay Kot, de modo que cada victoria vale 1 punto
    .instead_1 = también ahí cuenta un Kot
saras_naras-ruling-all_agree = ¿Cuándo puede el Hakem jugar sin triunfo?
    .here = con malas cartas, si todos están de acuerdo; nadie comprueba las cartas
    .instead_1 = siempre que quiera

saras_ace_low =
    .title = Saras con el as como carta más baja
saras_ace_low-let-kot =
    .title = Kot
saras_ace_low-ruling-saras_ace = ¿Qué lugar ocupa el as en saras?
    .here = es la carta más baja, y la más alta es el rey, salvo que se declare ace saras
    .instead_1 = es la más alta
saras_ace_low-ruling-all_agree = ¿Cuándo puede el Hakem jugar sin triunfo?
    .here = con malas cartas, si todos están de acuerdo; nadie comprueba las cartas
    .instead_1 = siempre que quiera

kot_values_swapped =
    .title = El Kot del bando del Hakem vale más
kot_values_swapped-score-hakem_kot =
    .title = Hakem-kot
kot_values_swapped-score-kot =
    .title = Kot
kot_values_swapped-ruling-kot_values = ¿Qué Kot vale más?
    .here = el del bando del Hakem, 3 puntos; el que se hace contra el Hakem vale 2
    .instead_1 = el que se hace contra el Hakem vale 3

restart_at_six =
    .title = Con un Kot contra seis puntos, la partida empieza de nuevo
restart_at_six-ruling-restarts = ¿Quién empieza de nuevo, y cuenta el Kot?
    .here = ambos bandos empiezan de nuevo desde cero, y el propio Kot no se anota
    .instead_1 = el bando con seis puntos los pierde, y el Kot cuenta
    .instead_2 = nada empieza de nuevo; el Kot cuenta como siempre

best_of = Gana la partida el primer bando que tenga más de la mitad del número impar de puntos acordado.
    .title = Al mejor de un número impar de puntos
best_of-ruling-best_of_what = ¿Al mejor de tantas manos o de tantos puntos?
    .here = de puntos; un Kot da más de uno y puede llevar a un bando más allá de la mitad
    .instead_1 = de manos, valgan lo que valgan

uncatchable =
    .title = Tres jugadores: hasta que nadie pueda alcanzar al primero
uncatchable-ruling-Q67 = ¿Cuándo termina una mano entre tres jugadores?
    .here = en cuanto ningún otro jugador puede siquiera empatar con el que va por delante: con 7–4–4 y dos bazas por jugar; todavía no con 8–3–1 y cinco por jugar ni con 7–4–3 y tres
    .instead_1 = en cuanto un jugador tiene siete bazas
uncatchable-example-out_of_reach = Con 7–4–4 y dos por jugar, la mano ha terminado
uncatchable-example-level = Dos están empatados después de las diecisiete: ha ganado el Hakem

third_wins_level =
    .title = Tres jugadores: gana el tercero si dos están empatados
third_wins_level-let-clear =
    .title = Victoria clara
    .title_indefinite = una victoria clara
third_wins_level-ruling-level_of_three = ¿Y si dos jugadores están empatados con más bazas que el otro?
    .here = ha ganado el tercero, que tiene menos
    .instead_1 = ha ganado el Hakem
third_wins_level-example-third = 6–6–5: ha ganado el jugador con cinco
