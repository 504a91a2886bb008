# Lo que el español dice de estas opciones.

nth_card = Nadie nombra el triunfo: de las cartas que recibe el jugador mano, se acuerda de antemano cuál da el palo de triunfo.
    .title = El triunfo por una carta posterior
nth_card-round-shown =
    .title = La carta
nth_card-ruling-Q10 = ¿Se muestra la carta, y cuándo?
    .here = se muestra cuando están repartidas todas las cartas, y su palo es triunfo desde la primera baza
    .instead_1 = queda boca abajo hasta que alguien no pueda asistir
    .instead_2 = solo la conoce quien la ha recibido
nth_card-ruling-nth_order = ¿Cómo se cuentan las cartas?
    .here = según el orden en que el jugador las recibió
    .instead_1 = la de ese lugar contando desde abajo, tal como están sus cartas
nth_card-ruling-nth_always = ¿Puede el jugador nombrar el triunfo en lugar de eso?
    .here = no, lo acordado vale en todas las manos
    .instead_1 = nombra el triunfo, y solo si quiere deja que decida la carta
nth_card-ruling-nth_caller = ¿Quién sale y anota como el que llama?
    .here = el jugador a la derecha del repartidor, como si hubiera nombrado el triunfo
    .instead_1 = el bando del repartidor y el otro anotan lo mismo
nth_card-example-scores_as_called = Se anota como si hubiera nombrado el triunfo

written_trump = El triunfo no se nombra: se escribe en un papel, que se muestra cuando alguien que no puede asistir quiere fallar con un triunfo.
    .title = El triunfo por escrito
written_trump-ruling-Q21 = ¿Quién puede ver el papel, y qué pasa entonces?
    .here = quien no puede asistir y quiere fallar hace que se muestre antes de jugar su carta, también el Hakem; entonces debe fallar con un triunfo, el que quiera, si tiene alguno
    .instead_1 = quien no puede asistir puede hacer que se muestre y jugar después cualquier carta
    .instead_2 = solo un rival del Hakem puede hacer que se muestre
written_trump-ruling-Q16 = ¿Y si quien ha hecho que se muestre el papel no tiene triunfos?
    .here = juega cualquier carta, sin sanción; desde entonces todos conocen el triunfo
    .instead_1 = se le sanciona
written_trump-ruling-Q18 = ¿Y si nadie quiere fallar con un triunfo?
    .here = no hay triunfo en toda la mano
    .instead_1 = se muestra antes de la última baza
written_trump-ruling-Q23 = ¿Y si antes se descartó una carta del palo escrito?
    .here = sigue siendo un descarte: los triunfos valen desde que se muestra el papel
    .instead_1 = era un triunfo, sin verse
written_trump-example-wants_to_trump = No se muestra nada hasta que alguien quiere fallar con un triunfo
written_trump-example-only_a_discard = Una carta del palo jugada sin decir nada no gana nada
written_trump-example-must_trump = Quien hace que se muestre el papel debe fallar con un triunfo si tiene alguno

no_trump = Nadie nombra el triunfo: gana la baza la carta más alta del palo de salida.
    .title = Sin triunfo
no_trump-ruling-no_trump_lead = ¿Quién sale si nadie nombra un triunfo?
    .here = el Hakem, como siempre; también anota y cede el cargo como siempre
    .instead_1 = el jugador a la izquierda del repartidor
no_trump-ruling-Q70 = ¿Vale todo lo mismo sin triunfo?
    .here = sí, también las trece bazas
    .instead_1 = sin triunfo, las trece bazas cuentan como cualquier victoria
no_trump-example-highest_led = Gana la carta más alta del palo de salida

caller_face_down =
    .title = El que llama puede descartar boca abajo
caller_face_down-ruling-Q14 = ¿Qué puede hacer el que llama cuando no puede asistir?
    .here = hacer que se descubra el triunfo y fallar con uno si tiene alguno, descartar boca abajo o descartar boca arriba
    .instead_1 = solo las dos primeras cosas
caller_face_down-ruling-Q24 = ¿Qué cartas se pueden jugar boca abajo, y se muestran?
    .here = cualquiera de las suyas, también del palo de triunfo, mientras el triunfo siga oculto; esa carta no gana nada y no se muestra
    .instead_1 = ninguna del palo de triunfo
    .instead_2 = se muestran después de la mano

whole_trick =
    .title = Al descubrirse, vale para toda la baza
whole_trick-ruling-Q23 = ¿Desde qué carta cuenta el palo como triunfo?
    .here = para toda la baza en la que se descubre, también para las cartas jugadas antes
    .instead_1 = desde el momento en que se descubre, carta por carta
whole_trick-example-reaches_back = Una carta del palo jugada antes de descubrirse también es un triunfo
