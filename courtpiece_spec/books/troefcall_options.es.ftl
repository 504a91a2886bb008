# Lo que el español dice de estas opciones.

highest_card_deals =
    .title = Reparte la carta más alta
highest_card_deals-roles-caller =
    .title = que llama
highest_card_deals-ruling-Q1 = ¿Quién se elige primero, el repartidor o el que llama?
    .here = reparte quien saca la carta más alta, y el jugador a la izquierda del repartidor es el que llama
    .instead_1 = quien recibe la primera jota es el que llama
highest_card_deals-ruling-Q2 = ¿Y si hay empate entre las cartas más altas que se sacan?
    .here = los empatados vuelven a sacar carta hasta que una sea la más alta
    .instead_1 = los palos tienen un orden

partners_drawn =
    .title = Compañeros según las cartas que se sacan

call_stands = El triunfo nombrado ya no se puede cambiar.
    .title = El triunfo nombrado no se cambia
call_stands-ruling-call_final = ¿Se puede cambiar el triunfo nombrado?
    .here = no, lo nombrado vale
    .instead_1 = sí, hasta que se reparten los lotes de cuatro

ace_is_picture =
    .title = El as es una figura
ace_is_picture-ruling-Q7 = ¿Es el as una figura?
    .here = sí, junto al rey, la reina y la jota
    .instead_1 = no
ace_is_picture-ruling-Q8 = ¿Cuántas veces se puede pedir un nuevo reparto?
    .here = todas las veces que ocurra
    .instead_1 = dos veces seguidas; el tercer reparto ya no se cambia
ace_is_picture-ruling-Q9 = ¿Y si ya se ha nombrado el triunfo?
    .here = lo nombrado no vale; se baraja de nuevo, y el mismo jugador vuelve a nombrar el triunfo
    .instead_1 = el triunfo nombrado sigue valiendo para el nuevo reparto
ace_is_picture-example-ace_alone = Un as impide el nuevo reparto
ace_is_picture-example-ten_high = Con el diez como carta más alta se puede pedir

no_duty_to_trump =
    .title = Nadie está obligado a fallar
no_duty_to_trump-ruling-duty_to_trump = ¿Debe fallar quien no puede asistir?
    .here = no, puede jugar cualquier carta
    .instead_1 = sí, si puede, y superando el triunfo que haya en la mesa
no_duty_to_trump-example-may_discard = Quien no puede asistir puede descartar

kap_thirteen =
    .title = Un Kap cuenta 13; un Baunie, 52
kap_thirteen-score-baunie =
    .title = Baunie
kap_thirteen-score-kap =
    .title = Kap
kap_thirteen-ruling-other_scale = ¿Cuánto vale todo lo demás?
    .here = una victoria corriente, un Kap que el compañero detiene y las sanciones cuentan como siempre; rendirse antes de tiempo cuesta tanto como un Baunie
    .instead_1 = una victoria corriente cuenta las bazas
kap_thirteen-example-kap = Las primeras siete bazas

seven_lost = Perder siete seguidas cuesta siete puntos: las siete primeras bazas de una mano o siete manos, según lo acordado.
    .title = Perder siete seguidas cuesta siete puntos
seven_lost-ruling-seven_running-1 = ¿Siete de qué?
    .here = las primeras siete bazas de una mano
    .instead_1 = siete manos
seven_lost-ruling-seven_running-2 = ¿Siete de qué?
    .here = siete manos seguidas; después la racha empieza de nuevo
    .instead_1 = las primeras siete bazas de una mano
seven_lost-example-lost_tricks = El bando sin bazas pierde siete puntos
seven_lost-example-lost_rounds = La séptima mano perdida seguida cuesta siete puntos

after_trick_five =
    .title = Una carta mostrada durante la quinta baza llega todavía pronto
after_trick_five-ruling-trick_five = ¿Y si se muestra una carta durante la quinta baza?
    .here = se han jugado menos de cinco bazas, así que cuesta 5
    .instead_1 = cuesta 15, desde que se ha ganado la cuarta baza

dealer_rotates = Después de cada mano, el jugador a la izquierda del que llama pasa a ser el que llama, y con ello pasa también el turno de repartir.
    .title = El turno de repartir pasa después de cada mano
dealer_rotates-example-passes_on = El que llama reparte después, gane o pierda
