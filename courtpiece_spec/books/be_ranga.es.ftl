# Lo que el español dice de estos libros.

be_ranga =
    .title = Be-ranga
be_ranga-ruling-packets = Trece cartas a cada uno: ¿en qué lotes?
    .here = cinco, cuatro y cuatro a cada uno, como en Single Sir
    .instead_1 = en lotes cualesquiera
be_ranga-ruling-Q28 = ¿Vale el nuevo triunfo en la misma baza que lo fija?
    .here = sí, de inmediato
    .instead_1 = a partir de la baza siguiente
be_ranga-ruling-Q29 = ¿Puede quien no tiene cartas del palo renunciar a fijar el triunfo?
    .here = no, el palo que juega, sea cual sea, es el triunfo
    .instead_1 = puede pasar
be_ranga-ruling-Q30 = ¿Y si todos pueden asistir hasta el final de la mano?
    .here = el resultado vale sin triunfo
    .instead_1 = se sigue jugando hasta que se fije un triunfo
be_ranga-ruling-Q33 = ¿Cómo se anota y quién reparte si nadie llama?
    .here = el bando que no reparte ocupa el lugar del bando del que llama
    .instead_1 = ambos bandos anotan lo mismo
    .instead_2 = solo cuentan los courts
be_ranga-example-first_void = El primer descarte fija el triunfo de inmediato
be_ranga-example-second_void = Un triunfo posterior lo supera
be_ranga-example-dealers_win = Gana el bando del repartidor

be_ranga_double =
    .title = Be-ranga, doble
be_ranga_double-ruling-Q31 = ¿Y si el triunfo no se fija hasta la baza 13?
    .here = quien gana la baza 13 se lo lleva todo: las trece, un Court
    .instead_1 = no se recoge nada
be_ranga_double-ruling-Q32 = ¿Cuenta la baza que fija el triunfo?
    .here = cuenta para quien la gana y puede empezar un par, pero nunca completarlo
    .instead_1 = tampoco empieza un par
be_ranga_double-example-set_in_third = No hay par antes de que se fije el triunfo
be_ranga_double-example-set_in_fifth = La baza que fija el triunfo puede empezar un par
