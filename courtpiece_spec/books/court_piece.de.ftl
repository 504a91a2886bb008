# Was das Deutsche nur von diesem Buch sagt.

court_piece =
    .title = Court Piece
court_piece-custom-signals = Was Partner einander außer durch ihre Karten mitteilen dürfen, wird vor dem Spiel vereinbart.
