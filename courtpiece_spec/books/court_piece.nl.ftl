# Wat het Nederlands alleen van dit boek zegt.

court_piece =
    .title = Court Piece
court_piece-custom-signals = Wat partners elkaar anders dan door de gespeelde kaarten mogen laten weten, wordt vóór het spelen afgesproken.
