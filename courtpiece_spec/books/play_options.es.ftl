# Lo que el español dice de estas opciones.

to_the_left = Se reparte y se juega en sentido horario, es decir, hacia la izquierda; el jugador a la izquierda del repartidor es el jugador mano.
    .title = Todo va hacia la izquierda
to_the_left-ruling-clockwise_next = ¿Quién reparte después de una victoria del bando del repartidor?
    .here = el jugador a la izquierda del repartidor, que es del bando que ha perdido
    .instead_1 = el jugador a la derecha del repartidor, que también es de ese bando
to_the_left-example-the_left_deals = Gana el bando del repartidor: reparte el jugador a la izquierda

round_robin =
    .title = La salida pasa por turno
round_robin-ruling-robin_first = ¿Quién sale en cada baza?
    .here = en la primera, quien sale siempre; en cada una de las demás, el siguiente en el sentido del juego, haya ganado quien haya ganado la anterior
    .instead_1 = quien gana la baza
round_robin-ruling-robin_pile = ¿Quién recoge en los juegos dobles?
    .here = como siempre, quien gana dos bazas seguidas, aunque salga otro jugador
    .instead_1 = las dos cosas no son compatibles

ace_of_hearts_leads =
    .title = Sale el as de corazones
ace_of_hearts_leads-ruling-ace_led = ¿Hay que salir con el propio as?
    .here = no, quien lo tiene sale con cualquier carta
    .instead_1 = sí

compulsory_trump =
    .title = Quien no puede asistir debe fallar
compulsory_trump-ruling-compulsory_hidden = ¿Y si el triunfo sigue oculto o aún no está fijado?
    .here = esa obligación no existe hasta que se conoce el triunfo
    .instead_1 = hay que descubrir el triunfo oculto
compulsory_trump-example-must_trump = Hay que jugar un triunfo

superior_trump =
    .title = Un triunfo debe superar al que haya en la mesa
superior_trump-ruling-superior_or_discard = ¿Y si un jugador no puede superarlo?
    .here = descarta; si solo tiene triunfos más bajos, puede jugar cualquiera de ellos
    .instead_1 = puede fallar con uno más bajo
superior_trump-example-too_low = No se permite un triunfo más bajo
superior_trump-example-discard_instead = Un descarte sí
superior_trump-example-own_partner = También hay que superar el triunfo del compañero

superior_trump_opponent =
    .title = Un triunfo debe superar al de un rival
superior_trump_opponent-ruling-superior_partner = ¿Y si el triunfo que hay en la mesa es del compañero?
    .here = se puede jugar sobre él uno más bajo
    .instead_1 = también hay que superarlo
superior_trump_opponent-example-of_opponents = Hay que superar el triunfo de un rival
superior_trump_opponent-example-own_partner = El del compañero, no

all_played =
    .title = Se juegan las trece bazas
all_played-ruling-played_out = ¿Y si ya nada puede cambiar?
    .here = el resto se juega de todos modos
    .instead_1 = los jugadores pueden parar en cuanto la mano está decidida
all_played-ruling-Q49 = ¿Cuándo es seguro un Court si se juegan todas las bazas?
    .here = en cuanto se han ganado las bazas que exige; las demás se juegan igualmente
    .instead_1 = con 7 a 0, donde termina la mano

revoke_loses = Un bando en el que un jugador comete un renuncio pierde la mano.
    .title = Con un renuncio se pierde la mano
revoke_loses-foul-revoke =
    .title = Renuncio
revoke_loses-ruling-Q65 = ¿Y si hay un renuncio?
    .here = quien podía asistir y no lo hizo pierde la mano para su bando, y los otros la ganan como cualquier mano
    .instead_1 = se retira la carta; no hay sanción
    .instead_2 = cuesta puntos

trump_challenge = Un rival del que llama puede cambiar el palo de triunfo; entonces debe ganar con su compañero las primeras siete bazas, o su bando pierde la mano.
    .title = Un rival puede cambiar el triunfo
trump_challenge-ruling-Q12 = ¿Quién puede cambiarlo, cuándo y cuántas veces?
    .here = se pregunta a los rivales uno tras otro en el sentido del juego, primero al que sigue al que llama, justo después de nombrarse el triunfo, tengan entonces las cartas que tengan; vale lo que diga el primero que lo cambia, una sola vez por mano
    .instead_1 = quien hable primero
    .instead_2 = cuando están repartidas todas las cartas
trump_challenge-ruling-challenge_cost = ¿Y si quienes cambiaron el triunfo no ganan las primeras siete bazas?
    .here = el bando del que llama gana la mano, se repartan como se repartan las bazas; se juega tanto como en cualquier otra
    .instead_1 = pierden un court
trump_challenge-ruling-challenge_lead = ¿Quién sale entonces, y quién anota como el que llama?
    .here = el que llama, como si no se hubiera cambiado el triunfo
    .instead_1 = quien cambió el triunfo
