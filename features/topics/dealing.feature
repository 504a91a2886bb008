Feature: Dealing
  Which cards of the pack a player gets. The card on top is number 1.

  @B6 @B14 @B16 @clause:table.deals @clause:round.first @clause:round.rest
  Scenario Outline: In the games of Single Sir the dealer's right gets the first packet
    Given we play <game>
    And <dealer> deals
    And the cards of the pack are numbered from the top, 1 to 52
    And the first trick is about to be led
    Then the cards have gone round like this:
      | <first>  | 1-5 21-24 37-40   |
      | <second> | 6-10 25-28 41-44  |
      | <third>  | 11-15 29-32 45-48 |
      | <dealer> | 16-20 33-36 49-52 |

    Examples:
      | game               | dealer | first | second | third |
      | Single Sir         | North  | West  | South  | East  |
      | Single Sir         | West   | South | East   | North |
      | Single Sir         | South  | East  | North  | West  |
      | Single Sir         | East   | North | West   | South |
      | Single Sir Courts  | North  | West  | South  | East  |
      | Double Sir         | West   | South | East   | North |
      | Hidden Rung        | South  | East  | North  | West  |
      | Hidden Rung Double | East   | North | West   | South |
      | Be-ranga           | North  | West  | South  | East  |
      | Be-ranga Double    | West   | South | East   | North |

  @B15 @B17
  Scenario Outline: Before trump is fixed the caller has five cards
    Given we play <game>
    And East deals
    Then North holds 5 cards
    And West holds <others> cards
    And South holds <others> cards
    And East holds <others> cards

    Examples:
      | game               | others |
      | Single Sir         | 5      |
      | Single Sir Courts  | 5      |
      | Double Sir         | 5      |
      | Hidden Rung        | 5      |
      | Hidden Rung Double | 5      |

    @A13
    Examples: The Hakem is dealt to alone
      | game  | others |
      | Hakem | 0      |

  @B60 @C4 @C20
  Scenario Outline: Where nobody calls first, all have thirteen at once
    Given we play <game>
    And East deals
    Then North holds 13 cards
    And West holds 13 cards
    And South holds 13 cards
    And East holds 13 cards
    And <leader> is to lead

    Examples:
      | game            | leader |
      | Be-ranga        | North  |
      | Be-ranga Double | North  |
      | Kachuha         | South  |
      | Kachuha Doublee | South  |
