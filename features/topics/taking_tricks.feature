Feature: Taking tricks
  The highest trump takes a trick; without a trump the highest card of the suit led does.
  Who takes a trick leads the next one.

  @B9 @B21 @clause:play.takes
  Scenario Outline: Who takes the trick
    Given we play Single Sir
    And East deals
    And a deal in which this trick can be played: <trick>
    When North names <trump> trump
    And the trick <trick> is played
    Then <taker> takes the trick with <card>
    And <taker> is to lead

    @E1
    Examples: A low trump beats an ace
      | trump | trick       | taker | card                 |
      | clubs | A♥ 2♣ K♥ 5♥ | West  | the two of clubs     |

    @E2
    Examples: A later, higher trump beats it
      | trump | trick       | taker | card                 |
      | clubs | A♥ 2♣ K♥ 9♣ | East  | the nine of clubs    |
      | clubs | A♥ 9♣ K♥ 2♣ | West  | the nine of clubs    |

    @E4 @C13
    Examples: A discard never wins
      | trump | trick       | taker | card                 |
      | clubs | 7♦ A♠ 9♦ 2♦ | South | the nine of diamonds |
      | clubs | 2♦ A♠ A♥ K♠ | North | the two of diamonds  |

    @E5
    Examples: Who can follow does, though a trump lies there
      | trump  | trick       | taker | card               |
      | spades | 7♦ K♠ 3♠ A♦ | West  | the king of spades |

    @E6
    Examples: An overtrump
      | trump  | trick       | taker | card                |
      | hearts | 9♣ 8♥ Q♥ A♣ | South | the queen of hearts |

    @B9 @B19
    Examples: Trump is led
      | trump  | trick        | taker | card              |
      | hearts | 3♥ 10♥ J♥ 9♥ | South | the jack of hearts |
      | hearts | 3♥ A♠ 2♥ A♦  | North | the three of hearts |

  @B3 @A10 @clause:pack.rank
  Scenario Outline: The cards rank from the ace down to the two
    Given we play Single Sir
    And East deals
    And a deal in which this trick can be played: <trick>
    When North names spades trump
    And the trick <trick> is played
    Then <taker> takes the trick

    Examples:
      | trick         | taker |
      | K♦ A♦ Q♦ J♦   | West  |
      | Q♦ J♦ K♦ 10♦  | South |
      | 10♦ 9♦ J♦ Q♦  | East  |
      | J♦ 10♦ 9♦ 8♦  | North |
      | 9♦ 10♦ 8♦ 7♦  | West  |
      | 7♦ 8♦ 9♦ 6♦   | South |
      | 5♦ 6♦ 7♦ 8♦   | East  |
      | 7♦ 6♦ 5♦ 4♦   | North |
      | 5♦ 6♦ 4♦ 3♦   | West  |
      | 3♦ 4♦ 5♦ 2♦   | South |
      | 2♦ A♣ K♥ 3♦   | East  |
      | 3♠ 2♠ A♣ A♥   | North |

  @B10 @A25 @C14 @clause:play.next
  Scenario: Who takes a trick leads the next one
    Given we play Single Sir
    And East deals
    And the players hold among others:
      | North | 3♥, 4♦ |
      | West  | 4♥, 5♦ |
      | South | 5♥, 6♦ |
      | East  | 6♥, 3♦ |
    And North names spades trump
    When this trick is played:
      | North | West | South | East |
      | 3♥    | 4♥   | 5♥    | 6♥   |
    Then East takes the trick
    And East is to lead
    When this trick is played:
      | East | North | West | South |
      | 3♦   | 4♦    | 5♦   | 6♦    |
    Then South takes the trick
    And South is to lead

  @B76 @clause:collect.take
  Scenario: Each trick counts at once for both partners
    Given we play Single Sir
    And East deals
    When the tricks are taken by N S E N
    Then North and South have 3 tricks
    And East and West have 1 trick
    And 0 tricks lie on the table

  @C9 @C13 @E4
  Scenario: In the Kachuha version a discard never wins either
    Given we play Kachuha
    And West deals
    And the players hold among others:
      | North | 2♥, 7♦               |
      | East  | 3♥, A♠ and no diamonds |
      | South | 4♥, 9♦               |
      | West  | 5♥, 2♦               |
    When this trick is played:
      | North | East | South | West |
      | 2♥    | 3♥   | 4♥    | 5♥   |
    And West names clubs trump
    And West leads 2♦
    And North plays 7♦
    Then East may play any card of his hand
    When East plays A♠
    And South plays 9♦
    Then South takes the trick
