# Lo que el español dice de estas opciones.

court_thirteen = Para un Court hacen falta las trece bazas, así que se sigue jugando mientras un bando no tenga ninguna.
    .title = Un Court exige las trece bazas
court_thirteen-let-court =
    .title = Court
court_thirteen-ruling-Q49 = ¿Cuándo es seguro un Court?
    .here = con 13 a 0: con 7 a 0 se sigue jugando hasta que los perdedores ganen una baza o no queden cartas
    .instead_1 = con 7 a 0, cuando termina la mano
court_thirteen-ruling-Q51 = ¿Y si los perdedores ganan una baza después del 7 a 0?
    .here = es una victoria corriente, y la mano termina ahí
    .instead_1 = las primeras siete bazas siguen siendo un Court
    .instead_2 = los rivales cobran por el intento fallido
court_thirteen-example-goes_on = Con siete a cero se sigue jugando; una baza perdida la convierte en una victoria corriente
court_thirteen-example-all_thirteen = Las trece bazas son un Court
court_thirteen-example-all_against = Las trece bazas contra el que llama son un Goon Court

doublee_thirteen = Quien gana las trece bazas gana dos manos a la vez, así que se sigue jugando mientras un bando no tenga ninguna.
    .title = Doublé con las trece bazas
doublee_thirteen-score-shut_out =
    .title = Doublé
doublee_thirteen-ruling-Q49 = ¿Cuándo queda claro que un bando no gana ninguna baza?
    .here = solo con 13 a 0: con 7 a 0 se sigue jugando hasta que los perdedores ganen una baza
    .instead_1 = con 7 a 0, cuando termina la mano
doublee_thirteen-example-seven_to_one = Con una baza ganada después del 7 a 0 queda en una mano
doublee_thirteen-example-shut_out = Trece a cero cuenta como dos manos

kot_double =
    .title = Kot: las primeras siete bazas para el bando del Hakem
kot_double-score-kot =
    .title = Kot
kot_double-ruling-Q53 = ¿Y si el otro bando gana las primeras siete bazas?
    .here = anota como siempre: el Kot es para el bando del Hakem
    .instead_1 = cualquiera de los bandos puede hacer un Kot
kot_double-ruling-Q54 = Las trece bazas incluyen también las primeras siete: ¿qué se anota?
    .here = vale el caso de las trece bazas, y no se suma nada
    .instead_1 = se anotan ambas cosas
kot_double-ruling-kot_duty = ¿Es el Kot un premio o una obligación?
    .here = un premio: si no se logra, no pasa nada
    .instead_1 = el bando del Hakem está obligado a lograrlo
kot_double-example-first_seven = Las primeras siete son dos courts
kot_double-example-one_lost = Después de una baza perdida no hay Kot
kot_double-example-other_side = Las primeras siete del otro bando son un court
kot_double-example-all_thirteen = Las trece siguen siendo un Bavney

kot_double_any =
    .title = Kot: las primeras siete bazas para cualquiera de los bandos
kot_double_any-score-kot =
    .title = Kot
kot_double_any-ruling-Q53 = ¿Y si el bando rival del Hakem gana las primeras siete bazas?
    .here = también es un Kot
    .instead_1 = el Kot es para el bando del Hakem
kot_double_any-ruling-Q54 = Las trece bazas incluyen también las primeras siete: ¿qué se anota?
    .here = vale el caso de las trece bazas, y no se suma nada
    .instead_1 = se anotan ambas cosas
kot_double_any-example-other_side = Las primeras siete del otro bando también son dos courts

sweep_value = Las trece bazas valen el número de courts que se indica.
    .title = Lo que valen las trece bazas
sweep_value-score-bavney =
    .title = Bavney
sweep_value-ruling-Q54 = Las trece bazas incluyen también las primeras siete: ¿qué se anota?
    .here = las trece valen lo que dice la opción, y no se suma nada; el 4 corresponde a la lectura que suma un Kot a dos courts
    .instead_1 = se suma un Kot
sweep_value-ruling-Q59 = ¿Se suman de verdad cincuenta y dos courts?
    .here = sí: con 52 se decide cualquier partida usual
    .instead_1 = es una manera de hablar
sweep_value-example-all_thirteen = Las trece bazas

run_bonus = Tres manos ganadas seguidas dan un court más; la lectura elegida dice cada cuánto.
    .title = Bonificación por tres courts seguidos
run_bonus-score-bonus =
    .title = Bonificación
    .title_indefinite = una bonificación
# Esta decisión es distinta en cada lectura, pero tiene un solo mensaje.
run_bonus-ruling-Q57 = ¿Qué courts seguidos dan la bonificación?
    .here = lo que dice la lectura elegida: en la 1, el tercero y cada uno de los siguientes; en la 2, solo el tercero; en la 3, uno de cada tres, pues la racha empieza de nuevo con la bonificación
    .instead_1 = otra de las tres lecturas
    .instead_2 = la lectura restante
run_bonus-ruling-courts_running = ¿Qué son courts seguidos?
    .here = manos que un bando gana una tras otra, pues cada una vale un court
    .instead_1 = solo manos que valen dos courts
run_bonus-example-third = El tercer court seguido da uno más
run_bonus-example-fifth = El quinto también

beaten_double =
    .title = Vencido con su propio triunfo: doble
beaten_double-ruling-beaten_bavney = ¿Y si las trece bazas son contra el Hakem?
    .here = vale el caso de las trece bazas: no se dobla otra vez
    .instead_1 = eso también se dobla
beaten_double-example-beaten = El bando rival del Hakem anota dos
beaten_double-example-not_beaten = El bando del Hakem anota uno

declared_target = El Hakem puede declarar de nueve a once bazas: si las gana, hay una bonificación; si no, pierde la mano y dos courts.
    .title = Objetivo declarado
declared_target-ruling-Q62 = ¿Cuándo se declara el objetivo y quién lo hace?
    .here = solo el Hakem, junto con el triunfo, antes de que se repartan las demás cartas; no está obligado a declararlo
    .instead_1 = después de repartir todas las cartas
    .instead_2 = todos, por turno
declared_target-ruling-target_bonus = ¿De cuánto es la bonificación?
    .here = de lo que dice la opción, además de los courts de la mano; las bazas que pasan del objetivo no dan nada
    .instead_1 = del número de bazas declaradas
declared_target-ruling-target_missed = ¿Y si el bando del Hakem no llega al objetivo pero gana siete bazas?
    .here = los rivales han ganado la mano y anotan dos courts; el bando del Hakem no anota nada
    .instead_1 = anotan ambos bandos
declared_target-ruling-Q54 = ¿Y si quien no llega al objetivo ha perdido las trece bazas?
    .here = vale el caso de las trece bazas
    .instead_1 = se suman dos courts
declared_target-example-nine_of_ten = Diez declaradas, nueve ganadas: dos courts para los otros
declared_target-example-ten_of_ten = Diez declaradas y ganadas
declared_target-example-nothing_declared = Nada declarado: un court, como siempre

target = Gana la partida el primer bando que llegue al número que se indica.
    .title = Otro objetivo
target-ruling-Q58 = ¿Y si un bando pasa del objetivo?
    .here = ha ganado
    .instead_1 = hay que llegar exactamente al objetivo

tie_deciding_round =
    .title = Empate en el objetivo: una mano más
tie_deciding_round-ruling-tie_at_target = ¿Y si ambos bandos llegan al objetivo en la misma mano?
    .here = gana el total más alto; si hay empate, se juega una mano más, y otra si hace falta
    .instead_1 = la partida queda empatada
    .instead_2 = pierde el bando que repartió
