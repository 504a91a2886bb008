# What an option says as a whole, where its clauses say it in many sentences.

second_packet = The caller may leave trump open; then a card of the caller’s second packet, drawn at random and shown to everybody, sets it.
nth_card_fallback = The caller may leave trump open; then the agreed one of the cards dealt to the caller sets it.
