### Español.
###
### Cómo funciona: docs/design/sentences.md.  Términos: baza, triunfo, palo, asistir (seguir el palo), fallar (con un
### triunfo), salir (jugar la primera carta de la baza), bando, partida.  «Mano» es la ronda; quien recibe primero es
### «el jugador mano»; de las cartas de un jugador se dice «sus cartas».
### Formas: de jugadores y bandos .of («del repartidor») y .to («al repartidor»); de condiciones .not, y .until, el
### subjuntivo tras «hasta que» (.not_until, su contrario); de casos de una tabla .of_noun (tras «Un Court …») y .extra (tras «Además, si …»).

default-style = clause
default-compound = no
default-nested = { $plain }
default-of = de { $plain }
default-to = a { $plain }
default-indefinite = un { $plain }
default-won = { $plain }
default-acts = es { $plain }
default-until = { $plain }
default-extra = { $plain }
default-one = { WITHOUT($plain, end: "s") }
default-until_nested = { $plain_until }

## Contar

count-cards = { $number ->
    [one] { $number } carta
   *[other] { $number } cartas
}
count-tricks = { $number ->
    [one] { $number } baza
   *[other] { $number } bazas
}
first-tricks = { $number ->
    [one] la primera baza
   *[other] las primeras { $number } bazas
}

## Cartas

rank-ace = as
    .article = un as
    .the = el as
    .plural = ases
    .the_plural = los ases
    .gender = masculine
    .short = A
rank-king = rey
    .article = un rey
    .the = el rey
    .plural = reyes
    .the_plural = los reyes
    .gender = masculine
    .short = K
rank-queen = reina
    .article = una reina
    .the = la reina
    .plural = reinas
    .the_plural = las reinas
    .gender = feminine
    .short = Q
rank-jack = jota
    .article = una jota
    .the = la jota
    .plural = jotas
    .the_plural = las jotas
    .gender = feminine
    .short = J
rank-ten = diez
    .article = un diez
    .the = el diez
    .plural = dieces
    .the_plural = los dieces
    .gender = masculine
    .short = 10
rank-nine = nueve
    .article = un nueve
    .the = el nueve
    .plural = nueves
    .the_plural = los nueves
    .gender = masculine
    .short = 9
rank-eight = ocho
    .article = un ocho
    .the = el ocho
    .plural = ochos
    .the_plural = los ochos
    .gender = masculine
    .short = 8
rank-seven = siete
    .article = un siete
    .the = el siete
    .plural = sietes
    .the_plural = los sietes
    .gender = masculine
    .short = 7
rank-six = seis
    .article = un seis
    .the = el seis
    .plural = seises
    .the_plural = los seises
    .gender = masculine
    .short = 6
rank-five = cinco
    .article = un cinco
    .the = el cinco
    .plural = cincos
    .the_plural = los cincos
    .gender = masculine
    .short = 5
rank-four = cuatro
    .article = un cuatro
    .the = el cuatro
    .plural = cuatros
    .the_plural = los cuatros
    .gender = masculine
    .short = 4
rank-three = tres
    .article = un tres
    .the = el tres
    .plural = treses
    .the_plural = los treses
    .gender = masculine
    .short = 3
rank-two = dos
    .article = un dos
    .the = el dos
    .plural = doses
    .the_plural = los doses
    .gender = masculine
    .short = 2

suit-spades = picas
    .the = las picas
    .short = ♠
suit-hearts = corazones
    .the = los corazones
    .short = ♥
suit-diamonds = diamantes
    .the = los diamantes
    .short = ♦
suit-clubs = tréboles
    .the = los tréboles
    .short = ♣

card = { $rank_the } de { $suit }
    .short = { $rank_short }{ $suit_short }

## Sentidos y puestos

direction-clockwise = en sentido horario
    .hand = izquierda
direction-anticlockwise = en sentido antihorario
    .hand = derecha

seat-N = Norte
    .letter = N
seat-E = Este
    .letter = E
seat-S = Sur
    .letter = S
seat-W = Oeste
    .letter = O
seat-other = el jugador { $number }
    .letter = { $number }
    .of = del jugador { $number }
    .to = al jugador { $number }

## Jugadores

role-dealer = el repartidor
    .of = del repartidor
    .to = al repartidor
    .acts = reparte
role-caller = el que llama
    .of = del que llama
    .to = al que llama
    .acts = llama
role-eldest = el jugador mano
    .of = del jugador mano
    .to = al jugador mano
role-bidder = el declarante más alto
    .of = del declarante más alto
    .to = al declarante más alto
role-challenger = el retador
    .of = del retador
    .to = al retador
role-discarder = el jugador que se ha descartado
    .of = del jugador que se ha descartado
    .to = al jugador que se ha descartado
role-offending_player = el jugador infractor
    .of = del jugador infractor
    .to = al jugador infractor
role-titled = el { $title }
    .of = del { $title }
    .to = al { $title }
role-other = el { $title }
    .of = del { $title }
    .to = al { $title }

left_of = el jugador a la izquierda { $who_of }
    .of = del jugador a la izquierda { $who_of }
    .to = al jugador a la izquierda { $who_of }
right_of = el jugador a la derecha { $who_of }
    .of = del jugador a la derecha { $who_of }
    .to = al jugador a la derecha { $who_of }
partner_of = el compañero { $who_of }
    .of = del compañero { $who_of }
    .to = al compañero { $who_of }
taker_of_trick = quien ha ganado la baza
taker_of_last = quien gana la última baza
taker_of_number = quien ha ganado la baza { $number }
holder_of = quien tiene { $card }
seat_number = { $seat_kind ->
    [none] el jugador del puesto { $number }
   *[seat] { $seat }
}
    .of = { $seat_kind ->
        [none] del jugador del puesto { $number }
       *[seat] { $seat_of }
    }
    .to = { $seat_kind ->
        [none] al jugador del puesto { $number }
       *[seat] { $seat_to }
    }
or_else = { $first } (o, si no lo hay, { $second })
    .of = { $first_of } (o, si no lo hay, { $second_of })
    .to = { $first_to } (o, si no lo hay, { $second_to })

opponent_of = un rival { $who_of }
player_of = un jugador { $side_of }
any_other = cualquier otro jugador
any_player = cualquier jugador

## Bandos

side-winner = el bando ganador
    .of = del bando ganador
    .to = al bando ganador
side-loser = el bando perdedor
    .of = del bando perdedor
    .to = al bando perdedor
side-leading_side = el bando con más bazas
    .of = del bando con más bazas
    .to = al bando con más bazas
side-offender = el bando infractor
    .of = del bando infractor
    .to = al bando infractor
side-taker_side = el bando que gana la baza
    .of = del bando que gana la baza
    .to = al bando que gana la baza
side-of_role = el bando { $role_of }
    .of = del bando { $role_of }
    .to = al bando { $role_of }
this_side = ese bando
opponents = el otro bando
    .of = del otro bando
    .to = al otro bando
opponents_of = el bando rival { $who_of }
    .of = del bando rival { $who_of }
    .to = al bando rival { $who_of }

## La mesa

number_of_players = { $number ->
    [one] Juega { $number } jugador
   *[other] Juegan { $number } jugadores
}{ $teams_kind ->
    [each_alone] , { $teams }
   *[other] {" "}en { $teams }
}.
partners_opposite = dos bandos; los compañeros se sientan uno frente al otro
teams_of = bandos de { $number }, sentados de forma alterna
each_alone = cada uno por su cuenta
partners_by_draw = Antes de la partida, cada jugador saca una carta: { $highest ->
    [one] quien saca la más alta juega
   *[other] quienes sacan las { $highest } más altas juegan juntos
} contra { $lowest ->
    [one] quien saca la más baja
   *[other] quienes sacan las { $lowest } más bajas
}.
partner_by_second = Antes de la partida se reparten cartas boca arriba: el segundo jugador que recibe { $rank_article } es el compañero del primero.
deals = Se reparte { $direction }, es decir, hacia la { $direction_hand }. Salvo que un paso del reparto diga otra cosa, el jugador a la { $direction_hand } del repartidor es el primero en recibir cartas.
plays = Se juega { $direction }, es decir, hacia la { $direction_hand }.

## La baraja

cards = { $number ->
    [52] Se juega con la baraja completa de 52 cartas, sin comodines.
   *[other] Se juega con una baraja de { count-cards }.
}
without = De la baraja se { $cards_count ->
    [one] retira esta carta
   *[other] retiran estas cartas
}: { AND($cards) }.
rank_order = { $label ->
    [rank] En cada palo, las cartas van de mayor a menor en este orden: { JOIN($ranks_short, by: " ") }.
   *[other] En el orden { $title_kind ->
        [title] «{ $title }»
       *[none] «{ $label }»
    }, las cartas van de mayor a menor así: { JOIN($ranks_short, by: " ") }.
}
top_card = { $card } está por encima de todas las demás cartas { $suit }.
in_its_own_suit = y sigue siendo una carta de su palo
as_a_trump = y cuenta como triunfo

## Papeles

first_role = { $by_kind ->
    [at_random] Para la primera mano, { $role } se elige de cualquier manera.
   *[other] Para la primera mano, { $role } se elige { $by }.
}
at_random = de cualquier manera
at_seat = { $seat_kind ->
    [none] según el puesto: es el jugador del puesto { $number }
   *[seat] según el puesto: es { $seat }
}
highest_drawn = sacando cartas: es quien saca la carta más alta{ draw-notes }
lowest_drawn = sacando cartas: es quien saca la carta más baja{ draw-notes }
draw-notes = { $notes_kind ->
    [list] ; { AND($notes) }
   *[none] {""}
}
first_dealt = repartiendo cartas boca arriba: es el primero que recibe { $rank_article }
lost_toss = a suertes: es quien pierde
rank_low = { $rank_the_plural } son las cartas más bajas en este sorteo
card_as = { $card } cuenta como { $rank_article } en este sorteo
ties_draw_again = los jugadores empatados vuelven a sacar carta

role_at = { $role } es { $who }.
cuts = { $may_decline ->
    [yes] Después de barajar, { $who } puede cortar la baraja.
   *[no] Después de barajar, { $who } corta la baraja.
}

## El curso de una mano

step = { $when_kind ->
    [none] { $action }
   *[other] si { $when }, { $action }
}{ $title_kind ->
    [title] {" "}({ $title })
   *[none] {""}
}.

to_each = cada jugador
to_others = cada uno de los demás jugadores
to_one = { $who }
packet = { $until_gone ->
    [yes] { $recipients } recibe las cartas de { $number ->
        [1] una en una
       *[other] { $number } en { $number }
    } hasta que se acabe la baraja
   *[no] { $times ->
        [1] { $recipients } recibe { packet-cards }
        [2] { $recipients } recibe { packet-cards } y después { $number ->
            [one] { $number } más
           *[other] otras { $number }
        }
       *[other] { $recipients } recibe { $times } veces { count-cards }
    }
}{ $start_kind ->
    [none] {""}
   *[other] , empezando por { $start }
}
packet-cards = { $recipients_kind ->
    [to_each] { $more ->
        [yes] { count-cards } más
       *[no] { count-cards }
    }
   *[other] { count-cards }
}
set_aside = el resto de la baraja se aparta y no se usa
discard = { $who } descarta { count-cards }
discard_others = cada uno de los demás jugadores descarta { count-cards }
draw_pairs = por turno, cada jugador mira la primera carta del mazo y, o bien se la queda y descarta la siguiente, o bien la descarta y se queda con la siguiente, hasta que todos tengan { count-cards }
may_look = solo { $who } puede mirar las cartas repartidas hasta el momento

no_ranks = { $ranks_count ->
    [1] no tiene { JOIN($ranks_no, by: "") }
   *[other] no tiene ni { JOIN($ranks, by: " ni ") }
}
default-no = { $plain_gender ->
    [feminine] ninguna { $plain }
   *[masculine] ningún { $plain }
}
nothing_above = no tiene ninguna carta superior { $rank_gender ->
    [feminine] a una { $rank }
   *[masculine] a un { $rank }
}
or_more_trumps = tiene { $number } { $number ->
    [one] triunfo
   *[other] triunfos
} o más
may_redeal = { $who } puede pedir que se reparta de nuevo si { $holding }{ redeal-notes }
must_redeal = se reparte de nuevo si algún jugador { $holding }{ redeal-notes }
redeal-notes = { $limit_kind ->
    [none] {""}
   *[number] {" "}({ $limit ->
        [1] como máximo una vez
        [2] como máximo dos veces
       *[other] como máximo { $limit } veces
    })
}{ $not_twice_running ->
    [yes] , pero nunca dos veces seguidas
   *[no] {""}
}{ $dealt_by_kind ->
    [none] {""}
   *[other] ; el nuevo reparto lo hace { $dealt_by }
}

trump_suit = el palo de triunfo
trump_or_none = un palo de triunfo o decide que se juegue sin triunfo
trump_or_order = un palo de triunfo o decide que se juegue sin triunfo en el orden «{ JOIN($orders, by: "» o «") }»
name_trump = { $who } nombra { $choice }
may_name_trump = { $who } puede { $choice_kind ->
    [trump_suit] nombrar el palo de triunfo
    [trump_or_none] nombrar un palo de triunfo o decidir que se juegue sin triunfo
   *[other] nombrar un palo de triunfo o decidir que se juegue sin triunfo y en otro orden
}, o dejarlo sin decidir
may_change_trump = { $who } puede cambiar el palo de triunfo
lay_up_trump = { $who } pone una carta boca arriba; su palo es el triunfo
lay_down_trump = { $who } pone una de sus cartas boca abajo sobre la mesa: es la carta oculta, y su palo es el triunfo oculto
write_trump = { $who } escribe en secreto el palo de triunfo en un papel: es el triunfo oculto
of_hand = de entre las cartas { $who_of }
of_last = { $number ->
    [one] de la última carta repartida
   *[other] de entre las últimas { $number } cartas repartidas
} { $who_to }
of_packet = del { $order ->
    [1] primer lote
    [2] segundo lote
    [3] tercer lote
    [4] cuarto lote
   *[other] último lote
} de cartas { $who_of }
of_tricks = de las bazas ya jugadas
of_pack = de la baraja, antes de repartir,
lay_blind_trump = se saca una carta al azar { $source } y se pone boca abajo, sin que nadie la vea: es la carta oculta, y su palo es el triunfo oculto
random_card_sets_trump = se saca una carta al azar { $source } y se muestra a todos; su palo es el triunfo
nth_card_sets_trump = se muestra { nth-card } que recibe { $who }; su palo es el triunfo
nth-card = { $number ->
    [1] la primera carta
    [2] la segunda carta
    [3] la tercera carta
    [4] la cuarta carta
    [5] la quinta carta
    [6] la sexta carta
    [7] la séptima carta
    [8] la octava carta
    [9] la novena carta
    [10] la décima carta
    [11] la undécima carta
    [12] la duodécima carta
    [13] la decimotercera carta
   *[other] la carta número { $number }
}
bid-range = { $only ->
    [yes] exactamente { $lowest }
   *[no] { $lowest } a { $highest }
}
bid = por turno, { $start_kind ->
    [none] {""}
   *[other] empezando por { $start },
} cada jugador hace una sola declaración de { bid-range } bazas{ $or_passes ->
    [yes] {" "}o pasa
   *[no] {""}
}{ $above_last ->
    [yes] ; cada declaración debe superar a la anterior
   *[no] {""}
}{ $first_may_not_pass ->
    [yes] ; el primero en hablar no puede pasar
   *[no] {""}
}
promise = { $who } puede declarar que ganará un número de bazas, de { $lowest } a { $highest }

play_tricks = { $number ->
    [1] se juega una baza
   *[other] se juegan { $number } bazas
}
play_until = se juegan bazas hasta que { $condition_until }{ decided-early }
decided-early = { $decided_early ->
    [yes] , salvo que la mano se decida antes
   *[no] {""}
}
may_go_on = { $who } puede decidir, una vez ganada la mano, que se siga jugando

## El triunfo

power = { $since }.
at_once = el triunfo vale desde el momento en que se conoce
after_reveal = las cartas del palo de triunfo solo cuentan como triunfos si se juegan después de descubrirse el triunfo; las jugadas antes no son triunfos, ni siquiera en la misma baza. Pero si se ha salido con el propio palo de triunfo, gana la baza la carta más alta de ese palo, sin importar cuándo se haya jugado
only_after_reveal = las cartas del palo de triunfo solo cuentan como triunfos si se juegan después de descubrirse el triunfo; las jugadas antes no son triunfos, ni siquiera si se ha salido con el propio palo de triunfo, de modo que una carta más baja puede ganar a una más alta
whole_trick = una vez descubierto, el triunfo vale para toda la baza en la que se descubre
from_start = el triunfo oculto vale desde la primera carta, aunque nadie lo vea
next_trick = el triunfo vale a partir de la baza siguiente a la que lo fija
never = no hay triunfo
first_void_sets_trump = El triunfo lo fija el primer jugador que no puede asistir: el palo de la carta que juega es el triunfo.

must_trump_then = debe jugar un triunfo, el que quiera, si tiene alguno
must_lead_trump_then = debe salir con un triunfo, el que quiera
void_player = un jugador que no puede asistir
void_opponent = un rival { $who_of } que no puede asistir
leading = cuando le toca salir en una baza
being_void = cuando no puede asistir
reveal-duty = { $duty_kind ->
    [none] {""}
   *[other] ; en ese caso { $duty }
}
may_demand = { $who } puede hacer que se descubra el triunfo oculto antes de jugar su carta{ reveal-duty }.
may_reveal = { $who } puede descubrir el triunfo oculto { $moment }{ reveal-duty }.
must_reveal = Cuando le toca jugar y solo le queda la carta oculta, { $who } debe descubrirla antes de jugarla.
must_reveal_trumping = Si { $who } quiere fallar con un triunfo, antes debe hacer que se descubra el triunfo oculto, y después debe jugar un triunfo, el que quiera, si tiene alguno. Una carta del palo del triunfo oculto se puede descartar sin descubrirlo.
shown_when_void = El triunfo oculto se descubre en cuanto { $who_kind ->
    [any_player] un jugador
    [any_other] otro jugador
   *[other] { $who }
} no pueda asistir{ $duty_kind ->
    [none] {""}
   *[other] ; ese jugador { $duty }
}.
shown_after = Si el triunfo sigue oculto después de la baza { $trick }, se descubre entonces.
return_to_hand = Una vez descubierta, la carta oculta pasa a formar parte de las cartas { $who_of }.
hidden_out_of_hand = Hasta que se descubre, la carta oculta no forma parte de las cartas de ningún jugador: ni puede jugarse ni sirve para asistir.
hidden_in_hand = La carta oculta forma parte de las cartas del jugador al que pertenece incluso antes de descubrirse.

## El juego

lead = { $who } sale en la primera baza.
must_follow = Quien tiene una carta del palo de salida debe asistir.
may_play_any = puede jugar cualquier carta
must_trump = debe fallar con un triunfo si puede
must_overtrump = debe superar el triunfo que haya en la mesa si puede
trump_must_beat = { $of_an_opponent ->
    [yes] solo puede fallar con un triunfo que supere al triunfo de un rival que haya en la mesa
   *[no] solo puede fallar con un triunfo que supere al triunfo que haya en la mesa
}
ruff_once = solo puede fallar con un triunfo una vez por mano
void = Quien no puede asistir { AND($rules) }.
takes = { $by }.
highest_trump = { $top_kind ->
    [card] si { $top } está en la baza, la gana; si no, la gana el triunfo más alto y, si no se ha jugado ningún triunfo, la carta más alta del palo de salida
   *[none] gana la baza el triunfo más alto; si no se ha jugado ningún triunfo, la gana la carta más alta del palo de salida
}
highest_led = { $top_kind ->
    [card] si { $top } está en la baza, la gana; si no, la gana la carta más alta del palo de salida
   *[none] gana la baza la carta más alta del palo de salida
}
next_lead = { $who_kind ->
    [taker_of_trick] Quien gana una baza sale en la siguiente.
   *[other] { CAPITAL($who) } sale en la baza siguiente.
}
lead_in_turn = Los jugadores salen por turno, uno en cada baza.
second_ace = { CAPITAL($rank_article) } con { $rank_gender ->
    [feminine] la
   *[masculine] el
} que se sale justo después de ganar una baza con { $rank_article } cuenta como { $counts_as_article }.
face_down = Cuando no puede asistir, { $who } puede jugar boca abajo cualquier carta de otro palo.
must_face_down = Cuando no puede asistir y el triunfo sigue oculto, { $who } solo puede jugar una carta de otro palo boca abajo, a menos que antes se descubra el triunfo.
concede = Un bando puede rendirse si { $when }.

## Recoger

each_trick = Cada baza pasa de inmediato al bando de quien la gana.
tricks_running = Las bazas se dejan sobre la mesa en un montón. Cuando un mismo jugador gana { count-tricks }{ $number ->
    [one] {""}
   *[other] {" "}seguidas
}, su bando recoge todo el montón.
fresh_tricks = Después de cada recogida { $number ->
    [one] hace falta otra baza
   *[other] hacen falta otras { $number } bazas seguidas
}: la baza con la que se ha recogido no cuenta para la recogida siguiente.
hot_streak = Después de una recogida, cada nueva baza que el mismo jugador gana sin interrupción se recoge al momento.
last_takes_pile = { $who_kind ->
    [taker_of_last] Quien gana la última baza se lleva también todo lo que queda en el montón.
   *[other] { CAPITAL($who) } se lleva al final todo lo que queda en el montón.
}
not_collected = El montón no se recoge si { $when }.
not_a_win = El montón no se recoge si { $when }; la baza posterior tampoco empieza un nuevo par.

## Tablas

when = { $condition }
    .style = { $condition_style }
    .noun = { $condition_noun }
plus = { $condition }
    .style = clause
otherwise = en los demás casos
    .style = rest

table-policy = { $rows ->
    [1] {""}
   *[other] { $policy ->
        [first_match] : los casos se miran de arriba abajo y vale el primero que se cumpla
        [first_match_plus] : los casos se miran de arriba abajo y vale el primero que se cumpla; además se suma cada bonificación que se cumpla
        [unique] : se cumple exactamente uno de estos casos
       *[sum] : se suma todo lo que se cumpla
    }
}
decide_table = { $after_each_trick ->
    [yes] Después de cada baza se comprueba si la mano está decidida
   *[no] Al final se determina quién gana la mano
}{ table-policy }.
nobody = nadie
decide_row = { $test_style ->
    [noun] tras { $test_noun }, { $winner } gana la mano
    [rest] { $rows ->
        [1] { $winner } gana la mano
       *[other] en los demás casos, { $winner } gana la mano
    }
   *[clause] { $winner_kind ->
        [this_side] un bando gana la mano si { $test }
        [opponents] los rivales de un bando ganan la mano si { $test }
       *[other] si { $test }, { $winner } gana la mano
    }
}{ $title_kind ->
    [title] {" "}({ $title })
   *[none] {""}
}.

score_table = { $unit_name ->
    [rounds] Se cuentan las manos ganadas{ table-policy }.
   *[other] El bando que gana una mano anota { $unit }, si no se dice otra cosa{ table-policy }.
}
row = { $test_kind ->
    [plus] Además, si { $test }, { $outcome_extra }{ $title_kind ->
        [title] {" "}({ $title })
       *[none] {""}
    }
   *[other] { $test_style ->
        [noun] { CAPITAL($test_noun) }{ $title_kind ->
            [title] {" "}({ $title })
           *[none] {""}
        } { $outcome_of_noun }
        [rest] { $rows ->
            [1] { $section ->
                [foul] { CAPITAL($outcome) }
               *[other] Cada mano ganada { $outcome_of_noun }
            }
           *[other] En los demás casos, { row-outcome }
        }
       *[clause] Si { $test }, { row-outcome }
    }
}{ $effects_kind ->
    [list] ; { AND($effects) }
   *[none] {""}
}.
row-outcome = { $title_kind ->
    [title] la mano es { $title_indefinite } y { $outcome_of_noun }
   *[none] { $outcome }
}
gain-worth = { $amount_name ->
    [rounds] cuenta como { $amount }
   *[other] vale { $amount }
}
gain = { $to_kind ->
    [none] la mano { gain-worth }
   *[other] { $to } anota { $amount }
}
    .of_noun = { $to_kind ->
        [none] { gain-worth }
       *[other] da { $to_to } { $amount }
    }
    .extra = { $to_kind ->
        [none] { $amount_name ->
            [rounds] la mano cuenta como { $amount } más
           *[other] el bando ganador { gain-more }
        }
       *[other] { $to } { gain-more }
    }
gain-more = { $amount_kind ->
    [times_fact] anota también { $amount }
   *[counted] anota { $amount } más
}
transfer = { $to_kind ->
    [none] { $source } pierde { $amount }
   *[other] { $source } paga { transfer-what }
}
    .of_noun = { $to_kind ->
        [none] cuesta { $source_to } { $amount }
       *[other] hace que { $source } pague { transfer-what }
    }
transfer-what = { $amount_kind ->
    [times_fact] { $to_to } { $amount }
   *[counted] { $amount } { $to_to }
}
held_over = el próximo ganador recibe además { $amount }
    .of_noun = añade { $amount } a lo que recibe el próximo ganador
nothing = no se anota nada
    .of_noun = no vale nada
# En lugar de un pago, donde una fila no paga nada pero por ella se pierde la mano.
round_lost = el bando infractor pierde la mano, que se anota como perdida
    .of_noun = hace que el bando infractor pierda la mano, que se anota como perdida
runs_start_over = las rachas de ambos bandos empiezan de nuevo
scores_start_over = los tanteos de ambos bandos empiezan de nuevo
counter_starts_over = «{ $title }» empieza de nuevo{ $whose ->
    [table] {""}
   *[sides] {" "}para ambos bandos
}
round_ends = la mano termina
round_is_lost = el bando infractor pierde la mano
new_deal = se reparte de nuevo
effect_limit = esto se aplica como máximo { $number ->
    [1] una vez
    [2] dos veces
   *[other] { $number } veces
} por mano
foul_table = Así se resuelve la irregularidad { $title_kind ->
    [title] «{ $title }»
   *[none] «{ $name }»
}{ table-policy }.

next_table = Después de cada mano se decide quién { $role_acts } en la siguiente{ table-policy }.
drawn_again = un jugador elegido por sorteo
next_row = { $test_style ->
    [noun] Tras { $test_noun }, { next-holder }
    [rest] { $rows ->
        [1] Después de cada mano, { next-holder }
       *[other] En los demás casos, { next-holder }
    }
   *[clause] Si { $test }, { next-holder }
}{ $anew ->
    [yes] {" "}y empieza un nuevo mandato
   *[no] {""}
}.
next-holder = { $who_kind ->
    [drawn_again] { $role } se elige de nuevo, como para la primera mano
   *[other] { $same ->
        [yes] { $role_name ->
            [dealer] vuelve a repartir el mismo jugador
           *[other] { $role } sigue siendo el mismo
        }
       *[no] { $role_name ->
            [dealer] reparte { $who }
           *[other] { $who } pasa a ser { $role }
        }
    }
}

## Cantidades

amount-points = { $number ->
    [one] { $number } punto
   *[other] { $number } puntos
}
amount-courts = { $number ->
    [one] { $number } court
   *[other] { $number } courts
}
amount-rounds = { $number ->
    [one] { $number } mano
   *[other] { $number } manos
}
    .won = { $number ->
        [one] { $number } mano ganada
       *[other] { $number } manos ganadas
    }
amount-sets = { $number ->
    [one] { $number } set
   *[other] { $number } sets
}
    .won = { $number ->
        [one] { $number } set ganado
       *[other] { $number } sets ganados
    }
amount-tokens = { $number ->
    [one] { $number } ficha
   *[other] { $number } fichas
}
amount-penalties = { $number ->
    [one] { $number } punto de penalización
   *[other] { $number } puntos de penalización
}
amount-tricks = { count-tricks }
amount-payments = { $number ->
    [one] { $number } pago
   *[other] { $number } pagos
}
amount-competition_points = { $number ->
    [one] { $number } punto de competición
   *[other] { $number } puntos de competición
}
amount-other = { $number ->
    [one] { $number } { $unit_one }
   *[other] { $number } { $unit }
}
unit-points = puntos
unit-courts = courts
unit-rounds = manos
    .won = manos ganadas
unit-sets = sets
    .won = sets ganados
unit-tokens = fichas
unit-penalties = puntos de penalización
unit-tricks = bazas
unit-payments = pagos
unit-competition_points = puntos de competición
unit-other = { $title }
    .one = { $title_one }
times_fact = { $amount } por cada { $fact_each }

## Niveles

level = { $section ->
    [set] el set
   *[other] la partida
}
first_to = Gana { level } el primer bando que llegue a { $amount_won }.
first_loses = Pierde { level } el primer bando que llegue a { $amount_won }.
most_wins = Gana { level } el bando que tiene más { JOIN($units_won, by: "; en caso de empate, el que tiene más ") }.
worth_won = Ganar { $section ->
    [set] un set
   *[other] la partida
} vale { $amount }.
worth_drawn = { $section ->
    [set] Un set empatado
   *[other] Una partida empatada
} vale { $amount } para cada bando.
over_after = { $section ->
    [set] El set
   *[other] La partida
} termina después de { $amount }.
by_agreement = Los jugadores acuerdan cuándo termina { level }.
tie = { $target ->
    [yes] Si ambos bandos llegan al objetivo en la misma mano,
   *[no] Si al final los bandos están empatados,
} { JOIN($ways, by: "; si también ahí hay empate, ") }.
higher_total = gana el total más alto
one_more_round = decide una mano más
drawn = la partida queda empatada
start_with = Cada bando empieza con { $amount }.
counter = { counter-name } se cuenta { $of_side ->
    [yes] para cada bando
   *[no] para toda la mesa
} y empieza en { $start }.
counter-name = { $title_kind ->
    [title] «{ $title }»
   *[none] «{ $label }»
}

## Definiciones y costumbres

let = { $title_kind ->
    [title] «{ $title }»
   *[none] «{ $label }»
} significa que { $condition }.
custom = { $text }
ruling = { $title } En este libro: { $here }.

## Condiciones: lo que sigue a «si».  `.not` es lo contrario; `.until`, el subjuntivo tras «hasta que».

# Una condición dentro de otra se separa con una coma: «o bien A o bien B, y además C».
all_of = { ALL($conditions_compound, are: "no") ->
    [yes] { AND($conditions) }
   *[no] { JOIN($conditions_nested, by: ", y además ") }
}
    .until = { ALL($conditions_compound, are: "no") ->
        [yes] { AND($conditions_until) }
       *[no] { JOIN($conditions_until_nested, by: ", y además ") }
    }
    .nested = a la vez { AND($conditions_nested) }
    .until_nested = a la vez { AND($conditions_until_nested) }
    .compound = yes
any_of = { ALL($conditions_compound, are: "no") ->
    [yes] { OR($conditions) }
   *[no] { JOIN($conditions_nested, by: ", o bien ") }
}
    .until = { ALL($conditions_compound, are: "no") ->
        [yes] { OR($conditions_until) }
       *[no] { JOIN($conditions_until_nested, by: ", o bien ") }
    }
    .nested = o bien { JOIN($conditions_nested, by: " o bien ") }
    .until_nested = o bien { JOIN($conditions_until_nested, by: " o bien ") }
    .compound = yes
    .style = { ALL($conditions_style, are: "noun") ->
        [yes] noun
       *[no] clause
    }
    .noun = { OR($conditions_noun) }

is_same-winner = { $side } gana la mano
    .style = noun
    .noun = una victoria { $side_of }
    .not = { $side } no gana la mano
    .not_until = { $side } no gane la mano
    .until = { $side } gane la mano
is_same-loser = { $side } pierde la mano
    .style = noun
    .noun = una derrota { $side_of }
    .not = { $side } no pierde la mano
    .not_until = { $side } no pierda la mano
    .until = { $side } pierda la mano
is_same-side = { $left } es { $right }
    .not = { $left } no es { $right }
    .not_until = { $left } no sea { $right }
    .until = { $left } sea { $right }
is_same-seat = { $left } es { $right }
    .not = { $left } no es { $right }
    .not_until = { $left } no sea { $right }
    .until = { $left } sea { $right }

truth-let = la mano es { $title_indefinite }
    .style = noun
    .noun = { $title_indefinite }
    .not = la mano no es { $title_indefinite }
    .not_until = la mano no sea { $title_indefinite }
    .until = la mano sea { $title_indefinite }
truth-most_tricks = { $subject } tiene más bazas que cualquier otro
    .not = { $subject } no tiene más bazas que cualquier otro
    .not_until = { $subject } no tenga más bazas que cualquier otro
    .until = { $subject } tenga más bazas que cualquier otro
truth-fewest_tricks = { $subject } tiene menos bazas que cualquier otro
    .not = { $subject } no tiene menos bazas que cualquier otro
    .not_until = { $subject } no tenga menos bazas que cualquier otro
    .until = { $subject } tenga menos bazas que cualquier otro
truth-won_all_of_term = { $subject } ha ganado hasta ahora todas las manos del mandato
    .not = { $subject } no ha ganado hasta ahora todas las manos del mandato
    .not_until = { $subject } no haya ganado hasta ahora todas las manos del mandato
    .until = { $subject } haya ganado todas las manos del mandato
truth-drawn = nadie gana la mano
    .style = noun
    .noun = una mano empatada
    .not = alguien gana la mano
    .not_until = alguien gane la mano
    .until = nadie gane la mano
truth-promised = se ha declarado un número de bazas
    .not = no se ha declarado ningún número de bazas
    .not_until = no se haya declarado ningún número de bazas
    .until = se haya declarado un número de bazas
truth-going_on = alguien ha decidido que se siga jugando
    .not = nadie ha decidido que se siga jugando
    .not_until = nadie haya decidido que se siga jugando
    .until = alguien haya decidido que se siga jugando
truth-conceded = un bando se ha rendido
    .not = ningún bando se ha rendido
    .not_until = ningún bando se haya rendido
    .until = un bando se haya rendido
truth-forfeited = un bando ha perdido la mano por una infracción
    .not = ningún bando ha perdido la mano por una infracción
    .not_until = ningún bando haya perdido la mano por una infracción
    .until = un bando haya perdido la mano por una infracción
truth-wrongly_asked = el jugador que puede pedir que se vuelva a dar lo pide antes de jugarse la primera carta sin tener las cartas para ello
    .not = nadie pide que se vuelva a dar sin tener las cartas para ello
    .not_until = nadie pida que se vuelva a dar sin tener las cartas para ello
    .until = el jugador que puede pedir que se vuelva a dar lo pida antes de jugarse la primera carta sin tener las cartas para ello
truth-challenged = un retador ha cambiado el palo de triunfo
    .not = nadie ha cambiado el palo de triunfo
    .not_until = nadie haya cambiado el palo de triunfo
    .until = un retador haya cambiado el palo de triunfo
truth-cut_declined = se ha renunciado a cortar
    .not = no se ha renunciado a cortar
    .not_until = no se haya renunciado a cortar
    .until = se haya renunciado a cortar
truth-counter = se cumple «{ $title }»
    .not = no se cumple «{ $title }»
    .not_until = no se cumpla «{ $title }»
    .until = se cumpla «{ $title }»

# Números en comparaciones.  $share separa todas y ninguna de las bazas de una mano del resto; `compared-no` pone la
# negación delante del verbo.
compared = { $comparison ->
    [equal] exactamente { $value }
    [unequal] exactamente { $value }
    [less] menos de { $value }
    [at_most] como máximo { $value }
    [more] más de { $value }
   *[at_least] al menos { $value }
}
compared-no = { $value_kind ->
    [number] { $share ->
        [none] { $comparison ->
            [equal] no
            [at_most] no
           *[other] {""}
        }
        [all] { $comparison ->
            [less] no
            [unequal] no
           *[other] {""}
        }
       *[some] { compared-no-number }
    }
   *[fact] {""}
}
compared-no-number = { $comparison ->
    [unequal] no
   *[other] {""}
}
compared-tricks = { $value_kind ->
    [number] { $share ->
        [none] { $comparison ->
            [equal] ninguna baza
            [at_most] ninguna baza
            [less] { compared } bazas
            [at_least] { compared } bazas
           *[other] al menos 1 baza
        }
        [all] { $comparison ->
            [equal] las { $value } bazas
            [at_least] las { $value } bazas
            [less] las { $value } bazas
            [unequal] las { $value } bazas
           *[other] { compared } bazas
        }
       *[some] { compared } { $value ->
            [one] baza
           *[other] bazas
        }
    }
   *[fact] { $comparison ->
        [equal] exactamente tantas bazas como { $value_those }
        [unequal] un número de bazas distinto al de { $value_those }
        [less] menos bazas que { $value_those }
        [at_most] como máximo tantas bazas como { $value_those }
        [more] más bazas que { $value_those }
       *[at_least] al menos tantas bazas como { $value_those }
    }
}
compared-rounds = { $value_kind ->
    [number] { compared } { $value ->
        [one] mano
       *[other] manos
    }
   *[fact] { $comparison ->
        [equal] exactamente tantas manos como { $value }
        [unequal] un número de manos distinto al de { $value }
        [less] menos manos que { $value }
        [at_most] como máximo tantas manos como { $value }
        [more] más manos que { $value }
       *[at_least] al menos tantas manos como { $value }
    }
}
compared-ranks = { $value_kind ->
    [number] { compared } { $value ->
        [one] { $rank }
       *[other] { $rank_plural }
    }
   *[fact] { $comparison ->
        [equal] exactamente { so-many } { $rank_plural } como { $value }
        [unequal] un número de { $rank_plural } distinto al de { $value }
        [less] menos { $rank_plural } que { $value }
        [at_most] como máximo { so-many } { $rank_plural } como { $value }
        [more] más { $rank_plural } que { $value }
       *[at_least] al menos { so-many } { $rank_plural } como { $value }
    }
}
so-many = { $rank_gender ->
    [feminine] tantas
   *[masculine] tantos
}
value-no-number = { $value_kind ->
    [number] { compared-no-number }
   *[fact] {""}
}
# En medio de una mano, un bando ha ganado bazas y todavía puede ganar más.
compare-won = { $so_far ->
    [yes] { $subject } { so-far-yet }{ compared-no } ha ganado { compared-tricks }
   *[no] { $subject } { compared-no } gana { compared-tricks }
}
    .until = { $subject } { compared-no } gane { compared-tricks }
so-far-yet = { $share ->
    [none] { $comparison ->
        [equal] todavía{" "}
        [at_most] todavía{" "}
       *[other] {""}
    }
   *[other] {""}
}
compare-collected = { $so_far ->
    [yes] { $subject } { so-far-yet }{ compared-no } ha recogido { compared-tricks }
   *[no] { $subject } { compared-no } recoge { compared-tricks }
}
    .until = { $subject } { compared-no } recoja { compared-tricks }
value-first-tricks = { $value ->
    [one] la primera baza
   *[other] las primeras { $value } bazas
}
running-tricks = { $value_kind ->
    [number] { $share ->
        [some] { $value ->
            [one] { compared-tricks }
           *[other] { compared-tricks } seguidas
        }
       *[other] { compared-tricks }
    }
   *[fact] seguidas { compared-tricks }
}
compare-opening_run = { $so_far ->
    [yes] { $value_kind ->
        [number] { $comparison ->
            [at_least] { $subject } ha ganado { value-first-tricks }
            [less] { $subject } no ha ganado { value-first-tricks }
           *[other] desde la primera baza, { $subject } { compared-no } ha ganado { running-tricks }
        }
       *[fact] desde la primera baza, { $subject } ha ganado { running-tricks }
    }
   *[no] { $value_kind ->
        [number] { $comparison ->
            [at_least] { $subject } gana { value-first-tricks }
            [less] { $subject } no gana { value-first-tricks }
           *[other] desde la primera baza, { $subject } { compared-no } gana { running-tricks }
        }
       *[fact] desde la primera baza, { $subject } gana { running-tricks }
    }
}
    .until = { $value_kind ->
        [number] { $comparison ->
            [at_least] { $subject } gane { value-first-tricks }
            [less] { $subject } no gane { value-first-tricks }
           *[other] desde la primera baza, { $subject } { compared-no } gane { running-tricks }
        }
       *[fact] desde la primera baza, { $subject } gane { running-tricks }
    }
compare-captured = { $subject } { value-no-number } captura { compared-ranks }
    .until = { $subject } { value-no-number } capture { compared-ranks }
compare-streak = { $subject } { value-no-number } ha ganado { running-rounds }
    .until = { $subject } { value-no-number } haya ganado { running-rounds }
running-rounds = { $value_kind ->
    [number] { compared-rounds } { $value ->
        [one] seguida
       *[other] seguidas
    }
   *[fact] seguidas { compared-rounds }
}
compare-score = el tanteo { $subject_of } antes de la mano { $value_kind ->
    [number] { value-no-number } es { compared }
   *[fact] { value-than }
}
    .until = el tanteo { $subject_of } antes de la mano { $value_kind ->
        [number] { value-no-number } sea { compared }
       *[fact] { value-than-until }
    }
compare-term = { $subject } { value-no-number } lleva { compared-rounds } en el cargo, contando esta
    .until = { $subject } { value-no-number } lleve { compared-rounds } en el cargo, contando esta
compare-number = { $value_kind ->
    [number] { $comparison ->
        [equal] se trata de la baza { $value }
        [unequal] no se trata de la baza { $value }
        [less] se trata de una baza anterior a la número { $value }
        [at_most] se trata de la baza { $value } o de una anterior
        [more] se trata de una baza posterior a la número { $value }
       *[at_least] se trata de la baza { $value } o de una posterior
    }
   *[fact] el número de la baza { value-than }
}
    .until = { $value_kind ->
        [number] { $comparison ->
            [equal] se trate de la baza { $value }
            [unequal] no se trate de la baza { $value }
            [less] se trate de una baza anterior a la número { $value }
            [at_most] se trate de la baza { $value } o de una anterior
            [more] se trate de una baza posterior a la número { $value }
           *[at_least] se trate de la baza { $value } o de una posterior
        }
       *[fact] el número de la baza { value-than-until }
    }
compare-bid = { compared-no } { $value ->
    [one] se ha declarado
   *[other] se han declarado
} { compared-tricks }
    .until = { compared-no } { $value ->
        [one] se haya declarado
       *[other] se hayan declarado
    } { compared-tricks }
compare-counter = { counter-of } { $value_kind ->
    [number] { value-no-number } vale { compared }
   *[fact] { value-than }
}
    .until = { counter-of } { $value_kind ->
        [number] { value-no-number } valga { compared }
       *[fact] { value-than-until }
    }
counter-of = { $subject_kind ->
    [none] «{ $title }»
   *[other] «{ $title }» { $subject_of }
}
value-than = { $comparison ->
    [equal] coincide con { $value_as_number }
    [unequal] no coincide con { $value_as_number }
    [less] es menor que { $value_as_number }
    [at_most] no es mayor que { $value_as_number }
    [more] es mayor que { $value_as_number }
   *[at_least] no es menor que { $value_as_number }
}
value-than-until = { $comparison ->
    [equal] coincida con { $value_as_number }
    [unequal] no coincida con { $value_as_number }
    [less] sea menor que { $value_as_number }
    [at_most] no sea mayor que { $value_as_number }
    [more] sea mayor que { $value_as_number }
   *[at_least] no sea menor que { $value_as_number }
}

is_in-won = { $subject } gana { JOIN($values, by: " o bien ") } bazas
    .not = { $subject } no gana { JOIN($values, by: " ni ") } bazas
    .not_until = { $subject } no gane { JOIN($values, by: " ni ") } bazas
    .until = { $subject } gane { JOIN($values, by: " o bien ") } bazas
is_in-collected = { $subject } recoge { JOIN($values, by: " o bien ") } bazas
    .not = { $subject } no recoge { JOIN($values, by: " ni ") } bazas
    .not_until = { $subject } no recoja { JOIN($values, by: " ni ") } bazas
    .until = { $subject } recoja { JOIN($values, by: " o bien ") } bazas
is_in-opening_run = desde la primera baza, { $subject } gana exactamente { JOIN($values, by: " o bien ") } bazas seguidas
    .not = desde la primera baza, { $subject } no gana exactamente { JOIN($values, by: " ni ") } bazas seguidas
    .not_until = desde la primera baza, { $subject } no gane exactamente { JOIN($values, by: " ni ") } bazas seguidas
    .until = desde la primera baza, { $subject } gane exactamente { JOIN($values, by: " o bien ") } bazas seguidas
is_in-captured = { $subject } captura { JOIN($values, by: " o bien ") } { $rank_plural }
    .not = { $subject } no captura { JOIN($values, by: " ni ") } { $rank_plural }
    .not_until = { $subject } no capture { JOIN($values, by: " ni ") } { $rank_plural }
    .until = { $subject } capture { JOIN($values, by: " o bien ") } { $rank_plural }
is_in-streak = { $subject } ha ganado { JOIN($values, by: " o bien ") } manos seguidas
    .not = { $subject } no ha ganado { JOIN($values, by: " ni ") } manos seguidas
    .not_until = { $subject } no haya ganado { JOIN($values, by: " ni ") } manos seguidas
    .until = { $subject } haya ganado { JOIN($values, by: " o bien ") } manos seguidas
is_in-score = el tanteo { $subject_of } antes de la mano es { JOIN($values, by: " o bien ") }
    .not = el tanteo { $subject_of } antes de la mano no es { JOIN($values, by: " ni ") }
    .not_until = el tanteo { $subject_of } antes de la mano no sea { JOIN($values, by: " ni ") }
    .until = el tanteo { $subject_of } antes de la mano sea { JOIN($values, by: " o bien ") }
is_in-term = { $subject } lleva { JOIN($values, by: " o bien ") } manos en el cargo, contando esta
    .not = { $subject } no lleva { JOIN($values, by: " ni ") } manos en el cargo, contando esta
    .not_until = { $subject } no lleve { JOIN($values, by: " ni ") } manos en el cargo, contando esta
    .until = { $subject } lleve { JOIN($values, by: " o bien ") } manos en el cargo, contando esta
is_in-number = se trata de la baza { JOIN($values, by: " o de la ") }
    .not = no se trata de la baza { JOIN($values, by: " ni de la ") }
    .not_until = no se trate de la baza { JOIN($values, by: " ni de la ") }
    .until = se trate de la baza { JOIN($values, by: " o de la ") }
is_in-bid = se han declarado { JOIN($values, by: " o bien ") } bazas
    .not = no se han declarado { JOIN($values, by: " ni ") } bazas
    .not_until = no se hayan declarado { JOIN($values, by: " ni ") } bazas
    .until = se hayan declarado { JOIN($values, by: " o bien ") } bazas
is_in-counter = «{ $title }» vale { JOIN($values, by: " o bien ") }
    .not = «{ $title }» no vale { JOIN($values, by: " ni ") }
    .not_until = «{ $title }» no valga { JOIN($values, by: " ni ") }
    .until = «{ $title }» valga { JOIN($values, by: " o bien ") }

# Números como cantidades: con el sustantivo; .those tras «bazas como»; .as_number, el número solo; .each tras «por cada».
default-as_number = el número de { $plain_bare }
fact-won = las bazas que gana { $subject }
    .those = las que gana { $subject }
    .bare = bazas que gana { $subject }
    .each = baza que gana { $subject }
fact-collected = las bazas que recoge { $subject }
    .those = las que recoge { $subject }
    .bare = bazas que recoge { $subject }
    .each = baza que recoge { $subject }
fact-opening_run = las bazas seguidas que gana { $subject } desde la primera
    .those = las que gana seguidas { $subject } desde la primera
    .bare = bazas seguidas que gana { $subject } desde la primera
    .each = baza que gana { $subject } sin interrupción desde la primera
fact-captured = { $rank_the_plural } que captura { $subject }
    .those = { $rank_the_plural } que captura { $subject }
    .bare = { $rank_plural } que captura { $subject }
    .each = { $rank } que captura { $subject }
fact-streak = las manos seguidas que ha ganado { $subject }
    .those = las manos seguidas que ha ganado { $subject }
    .bare = manos seguidas que ha ganado { $subject }
    .each = mano que ha ganado seguida { $subject }
fact-score = los puntos que tenía { $subject } antes de la mano
    .those = los puntos que tenía { $subject } antes de la mano
    .bare = puntos que tenía { $subject } antes de la mano
    .as_number = el tanteo { $subject_of } antes de la mano
    .each = punto que tenía { $subject } antes de la mano
fact-term = las manos que lleva { $subject } en el cargo
    .those = las manos que lleva { $subject } en el cargo
    .bare = manos que lleva { $subject } en el cargo
    .each = mano que lleva { $subject } en el cargo
fact-number = las bazas jugadas
    .those = las jugadas
    .bare = bazas jugadas
    .each = baza jugada
fact-bid = las bazas declaradas
    .those = las declaradas
    .bare = bazas declaradas
    .each = baza declarada
fact-counter = el valor de «{ $title }»
    .those = el valor de «{ $title }»
    .bare = unidades de «{ $title }»
    .as_number = el valor de «{ $title }»
    .each = unidad de «{ $title }»

side_has = un bando tiene { count-tricks }
    .not = ningún bando tiene { count-tricks }
    .not_until = ningún bando tenga { count-tricks }
    .until = un bando tenga { count-tricks }
side_has_first = un bando ha ganado { first-tricks }
    .not = ningún bando ha ganado { first-tricks }
    .not_until = ningún bando haya ganado { first-tricks }
    .until = un bando haya ganado { first-tricks }
both_sides_have = ambos bandos tienen al menos 1 baza
    .not = un bando no tiene ninguna baza
    .not_until = un bando no tenga ninguna baza
    .until = ambos bandos tengan al menos 1 baza
uncatchable = un bando ya no puede ser alcanzado
    .not = todo bando puede ser alcanzado todavía
    .not_until = todo bando pueda ser alcanzado todavía
    .until = un bando ya no pueda ser alcanzado
trump_set = el triunfo ya está fijado
    .until = el triunfo esté fijado
trump_unset = el triunfo aún no está fijado
    .until = el triunfo no esté fijado
trump_hidden = el triunfo sigue oculto
    .not = el triunfo no está oculto
    .not_until = el triunfo no esté oculto
    .until = el triunfo esté oculto
hands_empty = se han jugado todas las cartas
    .not = quedan cartas por jugar
    .not_until = queden cartas por jugar
    .until = no queden cartas por jugar
winning_card = la baza se ha ganado con { $rank_article }
    .not = la baza no se ha ganado con { $rank_article }
    .not_until = la baza no se haya ganado con { $rank_article }
    .until = la baza se haya ganado con { $rank_article }
winning_cards = ambas bazas del par se han ganado con { $rank_plural }
    .not = no se han ganado ambas bazas del par con { $rank_plural }
    .not_until = no se hayan ganado ambas bazas del par con { $rank_plural }
    .until = ambas bazas del par se hayan ganado con { $rank_plural }
earlier_before_reveal = la carta que ganó la primera baza del par se jugó antes de descubrirse el triunfo
    .not = la carta que ganó la primera baza del par se jugó después de descubrirse el triunfo
    .not_until = la carta que ganó la primera baza del par se haya jugado después de descubrirse el triunfo
    .until = la carta que ganó la primera baza del par se haya jugado antes de descubrirse el triunfo
set_this_trick = el triunfo se ha fijado en esta misma baza
    .not = el triunfo no se ha fijado en esta misma baza
    .not_until = el triunfo no se haya fijado en esta misma baza
    .until = el triunfo se haya fijado en esta misma baza

## Ejemplos

example_trump = { $suit_kind ->
    [none] no hay triunfo
   *[other] el triunfo son { $suit_the }
}
example_hidden = el triunfo oculto son { $suit_the }
example_setting = el triunfo se fija en la baza { $trick }
example_role = { $seat } es { $role }
example_counter = { $counter ->
    [streak] el bando { $seat_of } ha ganado ya { $number ->
        [one] { $number } mano
       *[other] { $number } manos seguidas
    }
    [term] { $seat } lleva { amount-rounds } en el cargo, contando esta
    [won_all_of_term] el bando { $seat_of } { $number ->
        [0] no ha ganado
       *[other] ha ganado
    } todas las manos anteriores del mandato
    [bid] { $seat } ha declarado { count-tricks }
   *[other] «{ $title }» está en { $number } para { $seat }
}
example_asks = { $asked ->
    [nobody] no se pregunta a nadie ({ $clause })
   *[player] se pregunta { $seat_to } ({ $clause })
}
example_hand = { $seat } tiene { JOIN($cards_short, by: " ") }
plain = juega
asks = hace que se descubra el triunfo y juega
shows = descubre el triunfo y juega
example_play = { $seat } { $manner } { $card_short }
taken_by = { $seat } gana la baza
refused_by = esta carta no se puede jugar ({ $clause })
clause = { $title }
    .quoted = «{ $title }»
example_trick = { JOIN($plays, by: ", ") }: { $outcome }
taker = { $seat }{ $card_kind ->
    [none] {""}
   *[other] {" "}({ $card_short })
}
expect_row = { $number ->
    [1] se aplica el caso { AND($clauses_quoted) }
   *[other] se aplican los casos { AND($clauses_quoted) }
}
expect_pile = { $tricks ->
    [0] { $seat } no recoge nada
    [one] { $seat } recoge { $tricks } baza
   *[other] { $seat } recoge { $tricks } bazas
}
expect_role = { $seat } es { $role } en la mano siguiente
example_takers = { $number ->
    [one] gana la baza { JOIN($takers, by: ", ") }
   *[other] ganan las bazas, por orden, { JOIN($takers, by: ", ") }
}; { JOIN($expected, by: "; ") }
example = { $title }: { JOIN($statements, by: "; ") }.

## Lo que vale en todo libro sin estar escrito

built-in-play-turn = Solo puede actuar el jugador al que le toca.
built-in-play-hand = Cada jugador juega solo cartas que tiene.
built-in-round-end = Una vez terminada la mano, ya no se puede hacer nada más.
built-in-winner = Gana la mano el bando que ha recogido más bazas.

## Dónde se juega

place-pakistan = Pakistán
place-india = la India
place-bangladesh = Bangladés
place-sri_lanka = Sri Lanka
place-gulf_states = los países del Golfo
place-iran = Irán
place-suriname = Surinam
place-netherlands = los Países Bajos
place-mauritius = Mauricio
place-united_kingdom = el Reino Unido
place-canada = Canadá
place-east_africa = África Oriental

## El libro de reglas en torno a las frases

book-subtitle = Reglas del juego
book-with = { $title } con { AND($options) }
book-also = También se llama { AND($names) }.
book-played = Se juega en { AND($places) }.
book-extends = Una variante de { $parent }.
book-chapter-need = Lo que se necesita
book-chapter-table = Jugadores, puestos y sentido del juego
book-chapter-round = La mano, paso a paso
book-chapter-trump = El triunfo
book-chapter-play = El juego de las bazas
book-chapter-collect = La recogida de las bazas
book-chapter-score = El final de la mano y lo que vale
book-chapter-foul = Irregularidades
book-chapter-next = La mano siguiente
book-chapter-match = La partida
book-chapter-custom = Costumbres de la mesa
book-chapter-options = Opciones
book-chapter-rulings = Preguntas que surgen
book-chapter-examples = Ejemplos jugados
book-chapter-hand = Una mano completa, jugada hasta el final
book-chapter-played_out = Cómo suele acabar el juego
book-chapter-glossary = Palabras del juego
book-chapter-sources = De dónde vienen las reglas
book-chapter-differences = En qué se distingue de { $parent }
book-chapter-parts = Las manos de una partida
book-contents = Índice
book-summary = En una página
book-part = { $title }: { $number ->
    [one] { $number } mano
   *[other] { $number } manos
}.
book-options-intro = Estas reglas de la casa son compatibles con este juego. Conviene acordarlas antes de jugar.
book-option = «{ $title }»: { $text }
book-rulings-intro = Aquí la tradición calla o no es unánime. Este libro ha decidido lo siguiente; si en su mesa se juega de otro modo, conviene acordarlo de antemano.
book-here = Aquí: { $text }.
book-instead = En otras mesas: { $text }.
book-examples-intro = Todos los ejemplos se han jugado según las reglas de este libro.
book-played_out-intro = Un programa ha jugado { $number } manos, { $policy ->
    [random] eligiendo al azar entre todo lo permitido
    [sensible] ganando barato y sin regalar nada
   *[other] cada jugador a su manera
}. Así de a menudo salió cada resultado; la línea fina muestra con qué seguridad se sabe.
book-played_out-caption = Parte de todas las manos
book-sources-intro = Las letras entre paréntesis detrás de una regla indican la afirmación en la que se basa.
book-source = { $document }: { JOIN($codes, by: ", ") }
book-ours = Ninguna fuente de este libro usa esta palabra; aquí se usa en aras de la claridad.
book-clause-id = nombre permanente de esta regla
book-licence = El texto y los dibujos se pueden copiar, modificar y difundir según la licencia MIT, siempre que se conserve su aviso.
book-made = Hecho a partir de las reglas de { $id }, versión { $version }, con courtpiece_spec.
book-made-plain = Hecho a partir de las reglas de { $id } con courtpiece_spec.
book-gone = A diferencia de { $parent }, aquí no vale lo siguiente: { $text }
book-changed = { $text } (En { $parent }: { $before })
book-score-every = Cada mano ganada
book-score-paid = { $way ->
    [nothing] nada
    [gain] { paid-amount }
    [gain_to] { $to }: { paid-amount }
    [transfer] { paid-amount }, que { $source } paga { $to_to }
    [held_over] { $amount } más para el próximo ganador
   *[loss] { $source } pierde { $amount }
}{ $effects_kind ->
    [list] ; { AND($effects) }
   *[none] {""}
}
paid-amount = { $added ->
    [yes] +{ $amount }
   *[no] { $amount }
}
book-score-outcome = Resultado
book-score-worth = Valor
book-score-caption = Lo que vale una mano{ $rows ->
    [1] {""}
   *[other] { $policy ->
        [first_match] {" "}(de arriba abajo, vale el primer caso que se cumpla)
        [first_match_plus] {" "}(de arriba abajo, vale el primer caso que se cumpla; las bonificaciones se suman)
       *[other] {""}
    }
}
book-foul-policy = { $policy ->
    [first_match] Los casos se miran de arriba abajo y vale el primero que se cumpla.
    [first_match_plus] Los casos se miran de arriba abajo y vale el primero que se cumpla; además se suma cada bonificación que se cumpla.
    [unique] Se cumple exactamente uno de estos casos.
   *[sum] Se suma todo lo que se cumpla.
}

## La mano completa

hand-intro = { CAPITAL($dealer) } reparte. Las cartas se barajaron y todos jugaron con sensatez; nada se eligió para lucirse.
hand-trick = Baza { $number }
hand-trump-set = El triunfo son ahora { $suit_the }.
hand-trump-shown = el triunfo son { $suit_the }.
hand-collected = { CAPITAL($seat) } recoge { count-tricks }.
hand-over = La mano ha terminado: { $winner_kind ->
    [none] nadie la gana
   *[other] la victoria es para { $winner }
}.
hand-side = el bando { AND($seats_of) }
hand-counts = Vale { $points } para { $side }.
hand-counts-nothing = No vale nada.
hand-next-dealer = En la mano siguiente reparte { $seat }.
hand-next-drawn = El próximo repartidor se sortea.
action-call = { CAPITAL($seat) } nombra el triunfo: { $what }.
action-call-none = { CAPITAL($seat) } decide que se juegue sin triunfo.
action-call-mode = { CAPITAL($seat) } decide que se juegue «{ $what }».
action-hide = { CAPITAL($seat) } pone { $what_short } boca abajo como carta oculta.
action-write = { CAPITAL($seat) } escribe en secreto el triunfo: { $what }.
action-reveal = en el turno { $seat_of } se descubre el triunfo oculto.
action-bid = { CAPITAL($seat) } declara { $number ->
    [one] { $number } baza
   *[other] { $number } bazas
}.
action-pass = { CAPITAL($seat) } pasa.
action-redeal = { CAPITAL($seat) } pide que se reparta de nuevo.
action-go_on = { CAPITAL($seat) } decide que se siga jugando.
action-stop = { CAPITAL($seat) } da por terminada la mano.
action-drop = { CAPITAL($seat) } descarta { $what_short }.
action-keep = { CAPITAL($seat) } se queda con la carta sacada.
action-leave = { CAPITAL($seat) } descarta la carta sacada.
action-down = { CAPITAL($seat) } juega { $what_short } boca abajo.
action-foul = { CAPITAL($seat) } comete una irregularidad: { $what }.
action-concede = { CAPITAL($seat) } se rinde.
action-pick = La carta sacada es { $what_short }.

## Dibujos: leyendas, y descripciones para quien no los ve

picture-hand = Cartas { $seat_of }: { JOIN($cards_short, by: " ") }
picture-trick = { JOIN($plays, by: ", ") }; { $seat } gana la baza
picture-play = { $seat } { $card_short }
picture-deal = El reparto, lote por lote
picture-deal-text = { JOIN($packets, by: "; ") }
picture-packet = { $number }: { $seat }, { count-packet }
count-packet = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
picture-seats = La mesa: { JOIN($seats, by: ", ") }, en el orden del juego
picture-pile = Cómo crece el montón y cómo se recoge, baza por baza
picture-pile-step = baza { $number }: { $seat }, { $tricks ->
    [0] no queda ninguna en la mesa
    [one] queda { $tricks } en la mesa
   *[other] quedan { $tricks } en la mesa
}
picture-path = Quién reparte después { $seat_of }
picture-path-step = { $title } ({ $seat })
picture-dealer = reparte
picture-leads = sale
picture-takes = la gana

## Las palabras del juego.  `.is` explica; `.origin = ours` señala una palabra que ninguna fuente de este proyecto usa.

term-trick = baza
    .is = Una carta de cada jugador, por turno; la gana quien ha jugado la carta ganadora.
term-lead = salir, abrir
    .is = Jugar la primera carta de una baza; su palo es el palo de salida.
term-follow = asistir, seguir el palo
    .is = Jugar una carta del palo de salida.
term-void = sin cartas del palo
    .is = Se dice de quien no tiene ninguna carta de un palo; no puede asistir.
term-trump = triunfo, palo de triunfo
    .is = El palo que supera a los demás mientras vale como triunfo.
term-ruff = fallar
    .is = Jugar un triunfo cuando se ha salido con otro palo.
    .origin = ours
term-discard = descartar
    .is = Jugar una carta que no es del palo de salida ni cuenta como triunfo.
term-revoke = renuncio
    .is = No asistir pudiendo hacerlo.
    .origin = ours
term-packet = lote
    .is = Las cartas que un jugador recibe de una vez.
term-dealer = repartidor
    .is = El jugador que reparte las cartas de una mano.
term-caller = { $title_kind ->
    [title] { $title }
   *[none] el que llama
}
    .is = El jugador que elige el triunfo{ $title_kind ->
        [title] {""}
       *[none] ; en algunos juegos se llama Hakem
    }.
term-eldest = jugador mano
    .is = El jugador junto al repartidor que recibe cartas primero, si las reglas no dicen otra cosa.
    .origin = ours
term-partner = compañero
    .is = El jugador con el que se forma un bando.
term-round = mano
    .is = Todo lo que va de un reparto al siguiente.
term-court = court
    .is = Una victoria tan alta que tiene nombre propio y cuenta más, como la de quien gana las primeras siete bazas; o bien, simplemente, la unidad en la que se anotan las manos. Cuál de las dos cosas es aquí lo dicen las reglas sobre lo que vale una mano.
term-pile = montón
    .is = Bazas ganadas que quedan en la mesa hasta que un jugador las recoge.
term-redeal = nuevo reparto
    .is = Las cartas se juntan y se reparten de nuevo.
    .origin = ours
term-hidden = triunfo oculto
    .is = El palo de triunfo mientras solo lo conoce un jugador, hasta que se descubre.

## Documents that the books follow

document-A = El artículo sobre Hakem, en alemán, neerlandés y español
document-B = El artículo alemán sobre Single Sir, Double Sir, Hidden Rung y Be-ranga
document-C = El artículo alemán sobre Kachuha
document-HK = Descripciones y programas de Hokm
document-TC = Descripciones de Troefcall
document-SA = Descripciones de Satat
document-MK = Descripciones de Mendikot
document-PR = Pagat, «Court Piece / Rang», según copias
document-DS = Pagat, «Double Sir / Double Sar», según copias
document-HR = Pagat, «Hidden Rung», tal como lo cuenta TashZone
document-WP = Wikipedia, «Court piece»
document-CZ = CardzMania, «Rung / Court Piece»
document-OM = Descripciones y programas de Omi
document-DH = Descripciones de Dehla Pakad
document-SBH = sportsbettinghere.com, «variations of court piece»
document-ABK = abubaker-rung.andro.io, «Rung (The Court Piece)»
document-RA = El juego «rang_adda»
document-TZ = TashZone, «Game Rules»
document-CHK = README «Chakri», Court Piece para seis
document-ART = Textos de aplicaciones «Court Piece/Rang/Hokm/Coat» (Artoon)
document-BR = El programa «Band Rang»
document-DSE = El programa «Double Sir» (subasta, racha, puntos de penalización)
document-DSV2 = El registro de decisiones «double-sar-v2-optional-trump»
document-MYR = Texto de la aplicación «My Rung (beta)»
document-SAR = El juego «Coat» en sarbsukh.com
document-CPW = El juego web «Court Piece — Rang»
document-TS1 = Un programa en TypeScript con courts de 52
document-KP4 = Un catálogo de aplicaciones, «Kot Pees … trump called on the first four»
document-HV = La enciclopedia «Hindi Vishvakosh», artículo «ताश»
document-BC = boardscards.com, «Court Piece»
