Feature: Reading records of rounds
  A record is one line of JSON: the book, where the round starts from, the pack and what was done.
  Seats are numbered in the order of play, North being 0. The audit replays it and says what came of it.

  Background:
    Given this record:
      """
      {"format": "courtpiece-record/1", "book": "single_sir", "setup": {"dealer": 3}, "pack": "", "actions": ""}
      """
    And its pack is in order: all spades from two to ace, then hearts, diamonds and clubs

  Scenario: Nothing done yet is a round under way
    When it is audited
    Then it is in order and the round is not over
    And the audit's winners is []
    And the audit's collected is [0, 0]
    And the audit's trump is null

  @B9
  Scenario: An unfinished round stands as far as it goes
    Given its actions are 0:call=H 0:2S 1:7S 2:QS 3:4H
    When it is audited
    Then it is in order and the round is not over
    And the audit's winners is [3]
    And the audit's collected is [0, 1]
    And the audit's trump is "H"
    And the audit's winner is null
    And the audit's score is null
    And the audit's next_dealer is null

  @B7 @E3 @clause:play.follow
  Scenario: The first token that is not legal, and what would have been
    Given its actions are 0:call=H 0:2S 1:KH 2:QS 3:4H
    When it is audited
    Then token 2 is refused by single_sir/play.follow
    And there would have been legal: 1:7S 1:8S 1:9S 1:TS 1:JS

  @clause:play.turn
  Scenario: Out of turn
    Given its actions are 0:call=H 0:2S 2:QS
    When it is audited
    Then token 2 is refused by single_sir/play.turn
    And there would have been legal: 1:7S 1:8S 1:9S 1:TS 1:JS

  @clause:play.hand
  Scenario: A card not held
    Given its actions are 0:call=H 0:2S 1:QS
    When it is audited
    Then token 2 is refused by single_sir/play.hand
    And there would have been legal: 1:7S 1:8S 1:9S 1:TS 1:JS

  @B15 @clause:round.call
  Scenario Outline: Trump has to be named before anything else
    Given its actions are <token>
    When it is audited
    Then token 0 is refused by single_sir/round.call
    And there would have been legal: 0:call=S 0:call=H 0:call=D 0:call=C

    Examples: A card
      | token |
      | 0:2S  |

    Examples: Tokens that this book never uses are well formed all the same
      | token     |
      | 0:bid=9   |
      | 0:redeal  |
      | 0:hide=2S |
      | 0:reveal  |
      | 0:pass    |

  @clause:round.end
  Scenario: After the end nothing is legal
    Given we play Single Sir
    And East deals
    And the tricks have been taken by N S N N S N S
    And the record of this round
    And the token 0:2C stands after it
    When it is audited
    Then its last token is refused by single_sir/round.end
    And nothing would have been legal

  @B29 @E8
  Scenario: A finished round is judged
    Given we play Single Sir
    And East deals
    And the tricks have been taken by N S N N S N S
    And the record of this round
    When it is audited
    Then it is in order and the round is over
    And the audit's winners is [0, 2, 0, 0, 2, 0, 2]
    And the audit's collected is [7, 0]
    And the audit's winner is 0
    And the audit's score is [3, 0]
    And the audit's next_dealer is 1
    And the audit's trump is "H"

  @C9 @C22 @E24
  Scenario: Where play goes to the left, seat 1 is East
    Given we play Kachuha Doublee
    And East deals
    And the tricks have been taken by S W E W E W E W
    When the round is written down
    And it is audited
    Then it is in order and the round is over
    And the audit's winners is [2, 3, 1, 3, 1, 3, 1, 3]
    And the audit's collected is [1, 7]
    And the audit's winner is 1
    And the audit's score is [0, 1]
    And the audit's next_dealer is 2

  @B52 @Q18
  Scenario: A hidden trump that nobody exposed is no trump
    Given we play Hidden Rung
    And East deals
    And nobody has asked for the trump, and the tricks have been taken by N S N N S N S
    When the round is written down
    And it is audited
    Then it is in order and the round is over
    And the audit's trump is null

  @Q18 @clause:trump.reveal.last_card
  Scenario: A forced exposure is the only legal token
    Given we play Hidden Rung
    And East deals
    And nobody has asked for the trump, and the tricks have been taken by E N E N E N E N E N E N
    And the record of this round
    And the token 0:pass stands after it
    When it is audited
    Then its last token is refused by hidden_rung/round.play
    And there would have been legal: 0:reveal

  Scenario Outline: The result that a record claims is compared
    Given we play Single Sir
    And East deals
    And the tricks have been taken by N S N N S N S
    And the record of this round
    And it claims the result <claim>
    When it is audited
    Then it differs in <field>: the record says <said>, the book <book>

    Examples:
      | claim                                | field       | said   | book   |
      | {"score": [1, 0]}                    | score       | [1, 0] | [3, 0] |
      | {"score": [3, 0], "next_dealer": 3}  | next_dealer | 3      | 1      |
      | {"winner": 1, "trump": "H"}          | winner      | 1      | 0      |
      | {"over": false}                      | over        | false  | true   |
      | {"collected": [7, 1]}                | collected   | [7, 1] | [7, 0] |

  Scenario: A right claim is in order
    Given we play Single Sir
    And East deals
    And the tricks have been taken by N S N N S N S
    And the record of this round
    And it claims the result {"score": [3, 0], "next_dealer": 1, "winner": 0, "trump": "H", "over": true}
    When it is audited
    Then it is in order and the round is over

  Scenario Outline: A key that is missing
    Given its <key> is left out
    When it is audited
    Then it is no record: <key>

    Examples:
      | key     |
      | format  |
      | book    |
      | setup   |
      | pack    |
      | actions |

  Scenario Outline: A key with a wrong value
    Given its <key> is changed to <value>
    When it is audited
    Then it is no record: <words>

    Examples:
      | key     | value                                   | words         |
      | format  | "courtpiece-record/2"                   | format        |
      | format  | 1                                       | format        |
      | book    | "no_such_game"                          | no_such_game  |
      | setup   | {}                                      | dealer        |
      | setup   | {"dealer": 4}                           | dealer        |
      | setup   | {"dealer": "East"}                      | dealer        |
      | setup   | {"dealer": true}                        | dealer        |
      | setup   | {"dealer": 3, "weather": 1}             | weather       |
      | setup   | {"dealer": 3, "round": 0}               | round         |
      | setup   | {"dealer": 3, "score": [1]}             | score         |
      | setup   | []                                      | setup         |
      | pack    | "2S3S"                                  | missing       |
      | pack    | ["2S"]                                  | pack          |
      | pack    | "2S3S1"                                 | pack          |
      | actions | ["0:call=H"]                            | actions       |

  Scenario: A card twice in the pack is another one missing
    Given in its pack 3S stands instead of 2S
    When it is audited
    Then it is no record: 2S is missing, 3S is there twice

  Scenario Outline: A token that is not well formed, even after one that is not legal
    Given its actions are 0:call=H 0:2S 1:KH <token>
    When it is audited
    Then it is no record: the 4th token

    Examples:
      | token    |
      | 4:2S     |
      | N:2S     |
      | 0:2s     |
      | 0:10S    |
      | 0:shout  |
      | 0:call   |
      | 0:call=X |
      | 0:reveal=2S |
      | 02S      |
      | -:2S     |

  @B25 @Q56
  Scenario Outline: A run of rounds that can have come up
    Given its book is changed to "single_sir_courts"
    And its setup is changed to <setup>
    When it is audited
    Then it is in order and the round is not over

    Examples:
      | setup                            |
      | {"dealer": 3}                    |
      | {"dealer": 3, "streak": [0, 0]}  |
      | {"dealer": 3, "streak": [6, 0]}  |
      | {"dealer": 1, "streak": [1, 0]}  |
      | {"dealer": 0, "streak": [0, 6]}  |

  @B25 @B35 @Q56
  Scenario Outline: A run that no match comes to
    Given its book is changed to "single_sir_courts"
    And its setup is changed to <setup>
    When it is audited
    Then it is no record: streak

    Examples: Both sides at once, seven or more, the dealer's own side, less than nothing
      | setup                            |
      | {"dealer": 3, "streak": [1, 1]}  |
      | {"dealer": 3, "streak": [7, 0]}  |
      | {"dealer": 3, "streak": [0, 1]}  |
      | {"dealer": 0, "streak": [6, 0]}  |
      | {"dealer": 3, "streak": [-1, 0]} |
      | {"dealer": 3, "streak": [6]}     |

  Scenario: Other books keep no runs
    Given its setup is changed to {"dealer": 3, "streak": [6, 0]}
    When it is audited
    Then it is no record: streak
