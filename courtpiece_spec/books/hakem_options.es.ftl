# Lo que el español dice de estas opciones y de los libros hechos con ellas.

hakem_sees = El Hakem ve el número acordado de cartas antes de nombrar el triunfo.
    .title = Las cartas que ve el Hakem
hakem_sees-ruling-sees_packets = ¿Cómo se reparten las demás cartas?
    .here = otras tantas a cada uno de los demás y después el resto en un solo lote a cada uno, siempre con el Hakem en último lugar
    .instead_1 = en lotes cualesquiera
hakem_sees-example-plays_as_ever = La mano se juega y se anota como siempre

hakem_rotates_left =
    .title = El cargo pasa a la izquierda
hakem_rotates_left-ruling-succession = ¿Quién es el Hakem en la mano siguiente?
    .here = el cargo pasa a la izquierda después de cada mano
    .instead_1 = pasa a la derecha
    .instead_2 = lo conserva el bando que ha ganado
hakem_rotates_left-example-to_the_left = El cargo pasa a la izquierda

winners_keep_hakem = El Hakem sigue siendo el mismo mientras gane su bando.
    .title = Los ganadores conservan el cargo
winners_keep_hakem-ruling-succession = ¿Quién es el Hakem en la mano siguiente?
    .here = el mismo Hakem mientras gane su bando; si no, el jugador a su derecha, por el bando que ha ganado
    .instead_1 = quien designe el bando que ha ganado
    .instead_2 = el jugador a su izquierda, cuando pierde su bando
    .instead_3 = el cargo pasa a otro jugador después de cada mano
winners_keep_hakem-example-he_stays = Gana el bando del Hakem: el Hakem se queda
winners_keep_hakem-example-he_goes = Pierde: el cargo pasa al otro bando

double_hakem = Cada Hakem juega dos manos, y otras dos cada vez que su bando gana ambas.
    .title = Dos manos para cada Hakem
double_hakem-ruling-Q63 = ¿Y si el bando del Hakem pierde la primera de sus dos manos?
    .here = el Hakem juega de todos modos su segunda mano
    .instead_1 = el cargo pasa de inmediato
double_hakem-ruling-kept_for = Si se ganan ambas manos, ¿por cuánto tiempo se conserva el cargo?
    .here = por dos manos más, de las que hay que ganar de nuevo ambas
    .instead_1 = hasta la primera mano que se pierda
double_hakem-ruling-kept_by = ¿Conserva el cargo el bando o el jugador?
    .here = el mismo jugador
    .instead_1 = la segunda mano es de su compañero
double_hakem-ruling-succession = ¿Quién es el Hakem después?
    .here = el jugador a su derecha
    .instead_1 = el jugador a su izquierda
double_hakem-example-first_lost = Después de la primera mano se queda, gane o pierda
double_hakem-example-both_won = Gana ambas: conserva el cargo
double_hakem-example-second_lost = Pierde la segunda: el cargo pasa

peg =
    .title = Peg
peg-also-hidden_trump = Triunfo oculto

dabbal_sar =
    .title = Dabbal Sar
dabbal_sar-also-double_hakem = Hakem doble

badam_satti =
    .title = Badam Satti
badam_satti-ruling-how_often = ¿Con qué frecuencia se juega una mano sin triunfo?
    .here = en este libro, siempre; el libro de la velada mixta tiene una después de cada tres manos con triunfo
    .instead_1 = una de cada dos manos
    .instead_2 = cuando quieran los jugadores

mixed_evening =
    .title = Velada mixta

dealer_partner_calls =
    .title = El Hakem es el compañero del repartidor
dealer_partner_calls-ruling-ra_next = ¿Quién reparte después?
    .here = siempre el compañero del Hakem, cuyo cargo da la vuelta como siempre
    .instead_1 = el turno de repartir da la vuelta, y el cargo lo sigue
dealer_partner_calls-example-partner_deals = Reparte el compañero del Hakem
