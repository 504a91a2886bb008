Feature: The end of a round
  When a round stops, and what happens to cards not played.

  @B26 @C21 @E7 @clause:round.play
  Scenario Outline: Seven tricks end the round
    Given we play <game>
    And East deals
    When the tricks are taken by N S N S W E W N S N
    Then the round is over after 10 tricks
    And 12 cards are left unplayed
    And North and South have won the round 7-3

    Examples:
      | game              |
      | Single Sir        |
      | Single Sir Courts |
      | Hidden Rung       |
      | Be-ranga          |
      | Kachuha           |
      | Kachuha Doublee   |

  @B26 @clause:round.play
  Scenario Outline: Six all is settled by trick 13
    Given we play <game>
    And East deals
    When the tricks are taken by N E N E N E N E N E N E
    Then the round goes on
    And North and South have 6 tricks
    And East and West have 6 tricks

    Examples:
      | game              |
      | Single Sir        |
      | Single Sir Courts |
      | Hidden Rung       |
      | Be-ranga          |
      | Kachuha           |
      | Kachuha Doublee   |
      | Hakem             |

  @A26 @E7 @clause:round.play
  Scenario: The Hakem's players play on
    Given we play Hakem
    And East deals
    When the tricks are taken by N S N S W E W N S N
    Then the round goes on
    And 12 cards are left unplayed

  @B49 @Q44 @clause:round.play
  Scenario Outline: The double games go on until both sides have collected
    Given we play <game>
    And East deals
    When the tricks are taken by <row>
    Then the round goes on

    Examples: Seven and more to none
      | game               | row                     |
      | Double Sir         | N N N N N N N N         |
      | Double Sir         | N N N N N N N N E W E W |
      | Double Sir         | E E W W E E W W E E W W |
      | Hidden Rung Double | N N N N N N N N         |

    Examples: Nobody has seven yet
      | game               | row                     |
      | Double Sir         | N N E E N N E E N N E E |
      | Hidden Rung Double | N N E E N N E E N N E E |

  @B44 @B49 @clause:collect.last
  Scenario: Twelve to none, and the thirteenth is lost
    Given we play Double Sir
    And East deals
    When the tricks are taken by N N N N N N N N N N N N E
    Then the round is over after 13 tricks
    And North and South have won the round 12-1
    And North and South score 1 point

  @clause:round.end
  Scenario Outline: After the end nothing more may be done
    Given we play <game>
    And East deals
    When <winners> win the tricks <tricks>
    And North tries to play any card
    Then that is refused, since the round is over
    When East tries to name hearts trump
    Then that is refused, since the round is over
    When South tries to give up
    Then that is refused, since the round is over

    Examples:
      | game              | winners         | tricks |
      | Single Sir        | North and South | 7-3    |
      | Single Sir Courts | East and West   | 7-0    |
      | Hidden Rung       | North and South | 7-3    |
      | Be-ranga          | North and South | 7-3    |
      | Kachuha           | North and South | 7-3    |
      | Kachuha Doublee   | East and West   | 7-0    |
      | Hakem             | North and South | 7-6    |

  @clause:round.end
  Scenario Outline: After the end of a double game neither
    Given we play <game>
    And East deals
    When the tricks are taken by E E N N N N N N N N
    And North tries to play any card
    Then that is refused, since the round is over

    Examples:
      | game               |
      | Double Sir         |
      | Hidden Rung Double |

  @clause:round.end
  Scenario: Nor after thirteen tricks of Be-ranga, double
    Given we play Be-ranga Double
    And East deals
    When trump is set in trick 1, and the tricks are taken by E E N N N N N N N N
    And North tries to play any card
    Then that is refused, since the round is over
