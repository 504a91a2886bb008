Feature: The next dealer
  After Single Sir and its kin the losing side deals; elsewhere the deal simply passes on.

  @B35 @B36 @B37 @B38 @B39 @E25
  @clause:next_dealer.dealer_wins @clause:next_dealer.caller_wins @clause:next_dealer.court
  Scenario Outline: The losers deal
    Given we play <game>
    And East deals
    When <winners> win the tricks <tricks>
    Then <next> deals the next round

    Examples: The dealer's side wins, ordinarily or with a Goon Court
      | game              | winners       | tricks | next  |
      | Single Sir        | East and West | 7-4    | North |
      | Single Sir        | East and West | 7-0    | North |
      | Single Sir Courts | East and West | 7-4    | North |
      | Single Sir Courts | East and West | 7-0    | North |
      | Hidden Rung       | East and West | 7-4    | North |
      | Hidden Rung       | East and West | 7-0    | North |
      | Be-ranga          | East and West | 7-4    | North |
      | Be-ranga          | East and West | 7-0    | North |

    Examples: The caller's side wins without a Court
      | game              | winners         | tricks | next |
      | Single Sir        | North and South | 7-3    | East |
      | Single Sir Courts | North and South | 7-3    | East |
      | Hidden Rung       | North and South | 7-3    | East |
      | Be-ranga          | North and South | 7-3    | East |

    Examples: The caller's side wins with a Court
      | game              | winners         | tricks | next |
      | Single Sir        | North and South | 7-0    | West |
      | Single Sir Courts | North and South | 7-0    | West |
      | Hidden Rung       | North and South | 7-0    | West |
      | Be-ranga          | North and South | 7-0    | West |

  @B39 @E25
  Scenario: So the winners call the next round
    Given we play Single Sir
    And a match begins and East is the first dealer
    Then the match goes like this:
      | dealer | tricks  | N/S | E/W |
      | East   | E/W 7-3 | 0   | 2   |
      | North  | E/W 7-3 | 0   | 3   |
      | North  | N/S 7-3 | 2   | 3   |
      | West   | N/S 7-0 | 5   | 3   |
      | East   | N/S 7-1 | 6   | 3   |
    And East is the next dealer

  @B36 @B37 @B38 @B48 @E25
  Scenario Outline: The losers deal in the double games, where only thirteen are a Court
    Given we play <game>
    And East deals
    When the tricks are taken by <row>
    Then <next> deals the next round

    Examples:
      | game               | row                       | next  |
      | Double Sir         | N N N N N N N N E E       | East  |
      | Double Sir         | E E E E E E E E N N       | North |
      | Double Sir         | N N N N N N N N N N N N N | West  |
      | Double Sir         | E E E E E E E E E E E E E | North |
      | Hidden Rung Double | N N N N N N N N E E       | East  |
      | Hidden Rung Double | E E E E E E E E N N       | North |
      | Hidden Rung Double | N N N N N N N N N N N N N | West  |
      | Hidden Rung Double | E E E E E E E E E E E E E | North |

  @C6 @clause:next_dealer.pass
  Scenario Outline: The deal passes to the left, whoever wins
    Given we play <game>
    And <dealer> deals
    When <winners> win the tricks <tricks>
    Then <next> deals the next round

    Examples:
      | game            | dealer | winners         | tricks | next  |
      | Kachuha         | East   | East and West   | 7-2    | South |
      | Kachuha         | East   | North and South | 7-0    | South |
      | Kachuha Doublee | West   | East and West   | 7-0    | North |
      | Kachuha Doublee | West   | North and South | 7-6    | North |

  @A5 @A8 @clause:next_caller.rotate
  Scenario: The Hakem's role goes round to the right
    Given we play Hakem
    And a match begins and East is the first dealer
    Then the match goes like this:
      | dealer | tricks   | N/S | E/W |
      | East   | N/S 7-6  | 1   | 0   |
      | North  | N/S 13-0 | 3   | 0   |
      | West   | E/W 10-3 | 3   | 1   |
      | South  | N/S 9-4  | 4   | 1   |
      | East   | E/W 7-6  | 4   | 2   |
    And North is the next dealer
