# Lo que el español dice de estas opciones.

in_force_unseen = El triunfo oculto tiene su fuerza desde el principio; se descubre por sí solo en cuanto un jugador no puede asistir.
    .title = En vigor desde el principio
in_force_unseen-ruling-Q15 = ¿Debe el primer jugador que no puede asistir hacer que se descubra el triunfo?
    .here = se descubre por sí solo en cuanto alguien no puede asistir, juegue ese jugador lo que juegue después
    .instead_1 = puede hacerlo, pero no está obligado
in_force_unseen-ruling-Q22 = ¿Dónde está hasta entonces la carta del que llama?
    .here = fuera de sus cartas, como en los demás juegos de triunfo oculto
    .instead_1 = entre sus cartas, pues solo se aparta el palo
in_force_unseen-ruling-Q23 = ¿Desde qué carta cuenta el palo como triunfo?
    .here = desde la primera baza, aunque solo lo conozca el que llama
    .instead_1 = desde el momento en que se descubre, carta por carta

band_reveal =
    .title = Se descubre por sí solo ante un rival del que llama
band_reveal-ruling-Q14 = ¿Y si el que llama o su compañero no puede asistir?
    .here = no se descubre nada, y ese jugador juega cualquier carta
    .instead_1 = el triunfo se descubre ante cualquier jugador
band_reveal-ruling-Q15 = ¿Debe descubrirse el triunfo?
    .here = sí, en cuanto un rival del que llama no puede asistir
    .instead_1 = ese jugador puede pedirlo, pero no está obligado

shown_after_twelve =
    .title = Se descubre después de la baza 12
shown_after_twelve-ruling-Q18 = ¿Y si nadie hace que se descubra el triunfo?
    .here = se descubre después de la baza 12, antes de que alguien salga en la última
    .instead_1 = el que llama lo descubre al jugar la carta
    .instead_2 = no hay triunfo en toda la mano

colour_call = Nada más quedar oculto el triunfo, se pregunta a los demás jugadores, uno tras otro, si quieren nombrar en su lugar un triunfo a la vista; entonces la carta oculta vuelve a su dueño.
    .title = Cualquier otro puede nombrar un triunfo a la vista
colour_call-ruling-colour_order = ¿Y si varios quieren nombrarlo?
    .here = se les pregunta uno tras otro en el sentido del juego, primero al que sigue al que llama, tengan entonces las cartas que tengan; vale lo que diga el primero que lo nombra
    .instead_1 = vale lo que diga quien hable primero
colour_call-ruling-colour_lead = Otro jugador ha nombrado un triunfo a la vista: ¿quién sale?
    .here = el que llama, como siempre, cuya carta vuelve a formar parte de las suyas; ya no hay nada oculto
    .instead_1 = quien ha nombrado el triunfo a la vista
