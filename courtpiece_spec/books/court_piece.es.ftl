# Lo que el español dice de este libro.

court_piece =
    .title = Court Piece
court_piece-custom-signals = Lo que los compañeros pueden darse a entender además de con sus cartas se acuerda antes de jugar.
