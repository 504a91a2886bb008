# Lo que el español dice de estas opciones.

others_wait =
    .title = Solo mira el que llama
others_wait-ruling-Q6 = ¿Pueden los demás mirar sus primeras cinco cartas?
    .here = no, sus cartas quedan boca abajo hasta que se nombra el triunfo
    .instead_1 = todos pueden mirar sus cartas de inmediato

caller_first_five = Solo el que llama recibe cartas antes de nombrar el triunfo; los demás reciben después sus primeras cinco.
    .title = Cinco cartas primero solo para el que llama
caller_first_five-ruling-Q3 = ¿Cuándo reciben los demás sus primeras cinco cartas?
    .here = después de nombrarse el triunfo, antes de repartir los lotes de cuatro
    .instead_1 = trece cartas de una vez

packets_5332 = Cada jugador recibe lotes de cinco, tres, tres y dos cartas.
    .title = Lotes de cinco, tres, tres y dos

packets_5422 = Cada jugador recibe lotes de cinco, cuatro, dos y dos cartas.
    .title = Lotes de cinco, cuatro, dos y dos

first_four = El triunfo se nombra con cuatro cartas; después cada jugador recibe tres lotes de tres.
    .title = El triunfo se nombra con cuatro cartas
first_four-ruling-four_packets = ¿Cómo se reparten las otras nueve?
    .here = de tres en tres
    .instead_1 = cuatro y después cinco
    .instead_2 = en lotes cualesquiera

toss_losers_deal =
    .title = Reparten los perdedores de un sorteo
toss_losers_deal-ruling-Q2 = ¿Quién reparte primero?
    .here = cada jugador saca una carta; no reparte nadie del bando que sacó la más alta, y del otro reparte quien esté de acuerdo
    .instead_1 = quien saca la carta más alta
