# Lo que el español dice de estas opciones.

card_face_up =
    .title = El triunfo se muestra con una carta
card_face_up-ruling-shown_card = ¿Dónde queda la carta que se ha mostrado?
    .here = vuelve de inmediato a las cartas del que llama; los demás la han visto
    .instead_1 = queda boca arriba en la mesa hasta que el que llama la juega
    .instead_2 = no puede jugarse antes de que se salga con triunfo

second_packet = El que llama puede dejar el triunfo sin decidir; entonces lo fija una carta de su segundo lote, sacada al azar y mostrada a todos.
    .title = El que llama puede dejar el triunfo a una carta del segundo lote
second_packet-ruling-Q11 = ¿Qué carta del lote se descubre, y cuándo?
    .here = una cualquiera de ellas, al azar, cuando están repartidas todas las cartas; después vuelve a las cartas del que llama
    .instead_1 = una que elige un rival
    .instead_2 = la primera, al repartirse

nth_card_fallback = El que llama puede dejar el triunfo sin decidir; entonces lo fija una carta acordada de las que recibe.
    .title = El que llama puede dejar el triunfo a una carta posterior
nth_card_fallback-ruling-Q10 = ¿Se muestra la carta, y cuándo?
    .here = se muestra cuando están repartidas todas las cartas, y su palo es triunfo desde la primera baza
    .instead_1 = queda boca abajo hasta que alguien no pueda asistir
nth_card_fallback-ruling-nth_chosen = ¿Quién dice qué carta es?
    .here = los jugadores lo acuerdan antes de jugar; el que llama solo dice que decida ella
    .instead_1 = el que llama la nombra, la séptima o la décima

blind_card =
    .title = El triunfo se elige a ciegas
blind_card-ruling-blind_caller = ¿Quién conoce la carta?
    .here = nadie, ni siquiera el que llama, hasta que se descubre
    .instead_1 = el que llama puede mirarla
