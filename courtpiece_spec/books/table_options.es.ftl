# Lo que el español dice de estas opciones.

signals_tolerated =
    .title = Señas toleradas
signals_tolerated-custom-signals = Se toleran las señas discretas entre compañeros, como una mirada o la manera de poner una carta.
talk_forbidden =
    .title = Sin hablar en la mesa
talk_forbidden-custom-signals = Nadie puede decir nada sobre cartas ni jugadas; una mirada no se sanciona.
signals_forbidden =
    .title = Ninguna seña
signals_forbidden-custom-signals = Se prohíbe toda seña entre compañeros, ya sea de palabra, con la mirada o con la manera de jugar.
signals_tap =
    .title = Solo el golpe en la mesa
signals_tap-custom-signals = La única seña permitida es un golpe en la mesa (thaap): jugar otra vez el mismo palo.
signals_last_card =
    .title = Señas acordadas
signals_last_card-custom-signals = Un jugador puede indicar con una seña que tiene la carta más alta que queda de un palo o que juega la última que le queda.
forfeit_song =
    .title = Una canción por trece bazas perdidas
forfeit_song-custom-forfeit = Un bando que pierde las trece bazas debe cantar o hacer lo que le pidan los ganadores.
opponent_cuts =
    .title = Corta cualquier rival del repartidor
opponent_cuts-custom-cut = Después de barajar, cualquier rival del repartidor corta la baraja.
last_trick_seen =
    .title = La última baza puede mirarse
last_trick_seen-custom-inspection = La última baza puede mirarse hasta que la tapa la carta siguiente; las bazas anteriores quedan cerradas.
