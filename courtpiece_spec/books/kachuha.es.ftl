# Lo que el español dice de estos libros.

kachuha =
    .title = Kachuha
kachuha-round-kachuha =
    .title = Kachuha
kachuha-ruling-packets = ¿En qué lotes, desde dónde y en qué sentido se reparte?
    .here = carta a carta, en sentido horario, empezando por la izquierda del repartidor
    .instead_1 = en lotes cualesquiera
kachuha-ruling-Q4 = ¿En qué sentido se juega?
    .here = en sentido horario, como pasa el turno de repartir; sale el jugador a la izquierda del repartidor
    .instead_1 = en sentido antihorario
kachuha-ruling-rank_order = ¿En qué orden van las cartas?
    .here = con el as como carta más alta, como en los demás libros; la fuente habla de un orden y no lo da
    .instead_1 = en otro orden acordado
kachuha-ruling-Q34 = ¿Cuándo se nombra el triunfo, y lo oyen los demás?
    .here = en voz alta, justo después de la primera baza; lo nombra quien la ha ganado, que sale a continuación
    .instead_1 = en secreto: los demás lo saben cuando alguien falla por primera vez con un triunfo
kachuha-ruling-Q35 = ¿Cuenta la Kachuha para las siete bazas?
    .here = sí, como cualquier baza
    .instead_1 = no, hacen falta siete de las otras doce
kachuha-ruling-Q36 = ¿Y si un descarte de la primera baza era del palo que se nombra después?
    .here = no cambia nada: esa baza está cerrada
    .instead_1 = cuenta como triunfo
kachuha-ruling-plays_out = La fuente dice tanto que se juegan todas las bazas como que la mano termina con siete: ¿qué vale?
    .here = la mano termina en cuanto un bando tiene siete bazas
    .instead_1 = se juegan las trece bazas
kachuha-example-no_trump_yet = La Kachuha no tiene triunfo: un as descartado no gana nada
kachuha-example-discard_never_wins = Un descarte nunca gana, y nadie está obligado a fallar
kachuha-example-counts_one = Siete bazas son una mano ganada, tengan las que tengan los demás

doublee =
    .title = Doublé
doublee-score-shut_out =
    .title = Doublé
doublee-ruling-Q49 = ¿Cuándo queda claro que un bando no gana ninguna baza?
    .here = con 7 a 0, cuando termina la mano
    .instead_1 = solo con 13 a 0, de modo que con 7 a 0 se sigue jugando
doublee-example-seven_to_none = Siete a cero cuenta como dos manos
doublee-example-seven_to_one = Siete a uno cuenta como una mano

kachuha_doublee =
    .title = Kachuha con Doublé
