# Lo que el español dice de estas opciones.

ace_on_ace =
    .title = As sobre as
ace_on_ace-ruling-Q43 = ¿Qué pasa con un par de ases?
    .here = no recoge nada y la racha sigue: una tercera baza seguida puede recoger
    .instead_1 = el segundo as no cuenta como baza ganada, así que hacen falta dos bazas nuevas
    .instead_2 = el segundo as cuenta como un dos
    .instead_3 = un as solo recoge si el mismo jugador gana también la baza siguiente
ace_on_ace-example-pair_of_aces = Dos ases no recogen nada; la baza siguiente lo recoge todo
ace_on_ace-example-ace_and_king = Un as y otra carta recogen

ace_on_ace_no_win =
    .title = As sobre as: el segundo no cuenta como baza ganada
ace_on_ace_no_win-ruling-Q43 = ¿Qué pasa con un par de ases?
    .here = no recoge nada, y su segunda baza no empieza un par: hacen falta dos bazas nuevas
    .instead_1 = la racha sigue, y una tercera baza seguida puede recoger
ace_on_ace_no_win-example-two_new_tricks = Después de dos ases hacen falta dos bazas nuevas

ace_confirmed = Una baza ganada con un as no recoge nada: el mismo jugador debe ganar la siguiente con otra carta.
    .title = Un as debe confirmarse
ace_confirmed-ruling-Q43 = ¿Y si la baza que recogería se ha ganado con un as?
    .here = no recoge nada; lo hace la siguiente baza seguida, si se gana con otra carta
    .instead_1 = solo se rechaza un par de dos ases
ace_confirmed-ruling-ace_twice = ¿Y si la baza que confirma también se gana con un as?
    .here = no confirma nada; la racha sigue hasta que otra carta gane una baza
    .instead_1 = la racha se acaba
ace_confirmed-example-confirmed = Un as solo recoge con la baza siguiente
ace_confirmed-example-ace_first = Un as que empieza el par no impide nada

second_ace_low =
    .title = El segundo as cuenta como un dos
second_ace_low-ruling-Q43 = ¿Qué valor tiene un as con el que se sale justo después de ganar con un as?
    .here = el de un dos en esa baza, por debajo de todas las demás cartas de su palo salvo el dos, al que supera por jugarse antes
    .instead_1 = el de un as; el par no recoge nada

blocked_tricks = Después de las bazas acordadas no se recoge nada.
    .title = Sin recogida después de ciertas bazas
blocked_tricks-ruling-Q40 = ¿Qué pasa con un par bloqueado?
    .here = no recoge nada y la racha sigue: quien gana las bazas 1, 2 y 3 recoge tres
    .instead_1 = la racha empieza de nuevo después de la baza bloqueada
blocked_tricks-ruling-Q41 = ¿Después de la duodécima, o por ganar la undécima y la duodécima?
    .here = es lo mismo: quien recoge en la duodécima ha ganado ambas
    .instead_1 = ninguna fuente lo entiende de otro modo
blocked_tricks-ruling-Q37 = ¿Y la decimotercera baza?
    .here = quien la gana se lleva todo lo que queda en la mesa, haya lo que haya bloqueado
    .instead_1 = si está bloqueada, el montón no es de nadie
blocked_tricks-example-after_second = Nada en la segunda baza, tres en la tercera
blocked_tricks-example-after_twelfth = Nada en la duodécima, trece en la última

opening = Antes de la baza acordada no se recoge nada.
    .title = Primera recogida no antes de cierta baza
opening-ruling-Q42 = ¿Qué bazas forman el primer par?
    .here = dos seguidas cualesquiera que terminen con la baza acordada o después: con 3, la segunda y la tercera; con 5, la cuarta y la quinta
    .instead_1 = tantas seguidas como el número acordado
opening-example-third = El primer par puede terminar con la tercera baza
opening-example-fifth = El primer par puede terminar con la quinta baza
opening-example-missed = Si ahí no se logra, puede terminar con la sexta

triple_opening = Para la primera recogida hacen falta tres bazas seguidas de un mismo jugador; para cada una de las siguientes, dos.
    .title = Tres seguidas para la primera recogida
triple_opening-ruling-Q42 = ¿Qué exige el trío obligatorio del comienzo?
    .here = tres bazas seguidas de un mismo jugador para la primera recogida, dos para cada una de las siguientes
    .instead_1 = dos seguidas, pero no antes de la tercera baza
triple_opening-example-three_then_two = Primero tres seguidas, después dos

hot_streak =
    .title = Racha sin pausa
hot_streak-ruling-Q38 = ¿Y si el mismo jugador gana una tercera baza seguida?
    .here = cada nueva baza de su racha sin interrupción se recoge al momento
    .instead_1 = se queda en la mesa: para recoger hacen falta dos bazas nuevas
hot_streak-ruling-Q39 = ¿Y si otro jugador gana la baza siguiente?
    .here = la racha se acaba: para recoger hacen falta otra vez dos bazas seguidas
    .instead_1 = la baza recogida y la siguiente forman un par
hot_streak-example-third_and_fourth = La tercera y la cuarta baza se recogen una a una

after_exposure =
    .title = Ambas bazas después de descubrirse el triunfo
after_exposure-ruling-Q26 = ¿Debe descubrirse el triunfo antes de la primera baza de un par?
    .here = antes de la carta que la ganó: una baza en la que se descubrió el triunfo cuenta si su carta ganadora se jugó después
    .instead_1 = no, dos bazas seguidas cualesquiera recogen
after_exposure-example-unexposed = Antes de descubrirse el triunfo ningún par recoge
