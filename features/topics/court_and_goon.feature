Feature: Court and Goon Court
  A Court is won with the first seven tricks of a round; a Goon Court is one against the caller's side.

  @B23 @E8 @clause:let.court @clause:score.court
  Scenario Outline: The caller's side takes the first seven tricks
    Given we play <game>
    And East deals
    When the tricks are taken by N S N N S N S
    Then the round is over after 7 tricks
    And 24 cards are left unplayed
    And North and South have won the round 7-0
    And North and South score <amount>

    Examples:
      | game              | amount   |
      | Single Sir        | 3 points |
      | Hidden Rung       | 3 points |
      | Be-ranga          | 3 points |
      | Single Sir Courts | 1 court  |

  @B24 @E9 @clause:let.goon_court @clause:score.goon
  Scenario Outline: The dealer's side takes the first seven tricks
    Given we play <game>
    And East deals
    When the tricks are taken by E W E E W E W
    Then the round is over after 7 tricks
    And East and West have won the round 7-0
    And East and West score <amount>

    Examples:
      | game              | amount   |
      | Single Sir        | 4 points |
      | Hidden Rung       | 4 points |
      | Be-ranga          | 4 points |
      | Single Sir Courts | 1 court  |

  @B22 @B23 @E8 @Q52 @clause:score.caller_wins
  Scenario Outline: Seven tricks after a lost one are an ordinary win
    Given we play <game>
    And East deals
    When the tricks are taken by E N N S N S S N
    Then the round is over after 8 tricks
    And North and South have won the round 7-1
    And North and South score <amount>

    Examples:
      | game              | amount    |
      | Single Sir        | 1 point   |
      | Hidden Rung       | 1 point   |
      | Be-ranga          | 1 point   |
      | Single Sir Courts | no courts |

  @B22 @B24 @Q52 @clause:score.dealer_wins
  Scenario: So are seven running of the dealer's side after a lost one
    Given we play Single Sir
    And East deals
    When the tricks are taken by N E W E E W E W
    Then East and West have won the round 7-1
    And East and West score 2 points

  @B48 @B49 @E9 @Q46 @clause:let.court @clause:let.goon_court
  Scenario Outline: In the double games a Court is all thirteen
    Given we play <game>
    And East deals
    When the tricks are taken by <row>
    Then <winners> have won the round 13-0
    And <winners> score <points> points

    Examples:
      | game               | row                       | winners         | points |
      | Double Sir         | N N S S N N S S N N S S N | North and South | 3      |
      | Double Sir         | N E E E E E E E E E E E E | East and West   | 4      |
      | Hidden Rung Double | N N S S N N S S N N S S N | North and South | 3      |
      | Hidden Rung Double | N E E E E E E E E E E E E | East and West   | 4      |

  @A28 @E8 @E9
  Scenario Outline: For the Hakem's players only all thirteen tricks are more than one court
    Given we play Hakem
    And East deals
    When the tricks are taken by <row>
    Then the round is over after 13 tricks
    And <winners> score <courts> courts

    Examples:
      | row                       | winners         | courts |
      | N S N N S N S E W E W E W | North and South | 1      |
      | E W E E W E W N S N S N S | East and West   | 1      |
      | N S N N S N S N N N N N N | North and South | 2      |
      | E W E E W E W E E E E E E | East and West   | 2      |
