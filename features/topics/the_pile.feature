@B40 @B46
Feature: The pile
  In the double games tricks stay on the table until the same player takes two running.
  His side then collects all that lies there, and two new tricks are needed for the next pile.

  Background:
    Given we play Double Sir
    And East deals

  @B41 @B45 @E10 @clause:collect.take
  Scenario: The fifth and sixth trick collect six
    When the tricks are taken by N E S W S S
    Then the tricks are collected like this:
      | after trick | N/S | E/W | on the table |
      | 1           | 0   | 0   | 1            |
      | 4           | 0   | 0   | 4            |
      | 5           | 0   | 0   | 5            |
      | 6           | 6   | 0   | 0            |

  @B42 @E10 @clause:collect.take
  Scenario: Partners do not combine
    When the tricks are taken by E W E W N S S
    Then the tricks are collected like this:
      | after trick | N/S | E/W | on the table |
      | 2           | 0   | 0   | 2            |
      | 6           | 0   | 0   | 6            |
      | 7           | 7   | 0   | 0            |

  @B43 @E11 @Q38 @clause:collect.fresh
  Scenario: The third trick running stays on the table
    When the tricks are taken by N N N N
    Then the tricks are collected like this:
      | after trick | N/S | E/W | on the table |
      | 1           | 0   | 0   | 1            |
      | 2           | 2   | 0   | 0            |
      | 3           | 2   | 0   | 1            |
      | 4           | 4   | 0   | 0            |

  @B43 @Q39 @clause:collect.fresh
  Scenario: A third trick left lying goes to whoever collects next
    When the tricks are taken by N N N E E
    Then the tricks are collected like this:
      | after trick | N/S | E/W | on the table |
      | 3           | 2   | 0   | 1            |
      | 4           | 2   | 0   | 2            |
      | 5           | 2   | 3   | 0            |

  @B43 @E13 @clause:collect.fresh
  Scenario: Three running without a house rule
    When the tricks are taken by N N N
    Then North and South have collected 2 tricks
    And 1 trick lies on the table

  @B44 @B48 @E12 @Q45 @clause:collect.last
  Scenario: Winning by turns collects nothing before trick 13, which sweeps everything
    When the tricks are taken by N E N E N E N E N E N E N
    Then the tricks are collected like this:
      | after trick | N/S | E/W | on the table |
      | 2           | 0   | 0   | 2            |
      | 12          | 0   | 0   | 12           |
      | 13          | 13  | 0   | 0            |
    And North and South have won the round 13-0
    And the round counts as court

  @B44 @E14 @Q37 @clause:collect.last
  Scenario: Twelve at trick 12, and the last one to the taker of trick 13
    When the tricks are taken by N W S E N W S E N S N N E
    Then the tricks are collected like this:
      | after trick | N/S | E/W | on the table |
      | 11          | 0   | 0   | 11           |
      | 12          | 12  | 0   | 0            |
      | 13          | 12  | 1   | 0            |
    And North and South have won the round 12-1
    And North and South score 1 point

  @B41 @E15
  Scenario: Without a house rule two aces collect like any two cards
    Given the players hold these cards, trick by trick:
      | North | West | South | East |
      | 5♠    | 4♠   | 3♠    | K♠   |
      | 7♠    | Q♠   | 2♠    | 6♠   |
      | 5♣    | 3♣   | K♣    | 4♣   |
      | 7♣    | 2♣   | 6♣    | Q♣   |
      | A♥    | 3♥   | 4♥    | 2♥   |
      | A♦    | 2♦   | 3♦    | 4♦   |
      | K♥    | 5♥   | 6♥    | 7♥   |
    And North names spades trump
    When they are played in this order
    Then the tricks are collected like this:
      | after trick | N/S | E/W | on the table |
      | 5           | 0   | 0   | 5            |
      | 6           | 6   | 0   | 0            |
      | 7           | 6   | 0   | 1            |

  @B71 @B73 @E15 @Q43
  Scenario: A house rule: two aces running do not collect, an ace and a king do
    Given we play Double Sir, and two aces running do not collect
    And East deals
    And the players hold these cards, trick by trick:
      | North | West | South | East |
      | 5♠    | 4♠   | 3♠    | K♠   |
      | 7♠    | Q♠   | 2♠    | 6♠   |
      | 5♣    | 3♣   | K♣    | 4♣   |
      | 7♣    | 2♣   | 6♣    | Q♣   |
      | A♥    | 3♥   | 4♥    | 2♥   |
      | A♦    | 2♦   | 3♦    | 4♦   |
      | K♥    | 5♥   | 6♥    | 7♥   |
    And North names spades trump
    When they are played in this order
    Then the tricks are collected like this:
      | after trick | N/S | E/W | on the table |
      | 5           | 0   | 0   | 5            |
      | 6           | 0   | 0   | 6            |
      | 7           | 7   | 0   | 0            |

  @B72 @B73 @E13 @Q40
  Scenario: A house rule: no pile after trick 2, and the run goes on
    Given we play Double Sir, and no pile is taken after trick 2
    And East deals
    When the tricks are taken by N N N
    Then the tricks are collected like this:
      | after trick | N/S | E/W | on the table |
      | 2           | 0   | 0   | 2            |
      | 3           | 3   | 0   | 0            |

  @B72 @B73 @E14 @Q40 @Q41
  Scenario: A house rule: no pile after trick 12, and the last trick sweeps everything
    Given we play Double Sir, and no pile is taken after trick 12
    And East deals
    When the tricks are taken by N W S E N W S E N S N N E
    Then the tricks are collected like this:
      | after trick | N/S | E/W | on the table |
      | 12          | 0   | 0   | 12           |
      | 13          | 0   | 13  | 0            |
    And East and West have won the round 13-0
    And East and West score 4 points

  @B44 @clause:collect.last
  Scenario: The last trick takes what the trick before has left
    When the tricks are taken by E E N N N N S E S E S E S
    Then the tricks are collected like this:
      | after trick | N/S | E/W | on the table |
      | 2           | 0   | 2   | 0            |
      | 6           | 4   | 2   | 0            |
      | 12          | 4   | 2   | 6            |
      | 13          | 11  | 2   | 0            |

  @B43 @Q40
  Scenario: Another player's trick breaks the run
    When the tricks are taken by N E N W N N
    Then the tricks are collected like this:
      | after trick | N/S | E/W | on the table |
      | 5           | 0   | 0   | 5            |
      | 6           | 6   | 0   | 0            |

  @Q48 @clause:play.next
  Scenario: Who has collected leads
    When the tricks are taken by E S S
    Then South is to lead

  @B41 @B59 @B65 @E10 @E11
  Scenario Outline: The pile is the same in all double games
    Given we play <game>
    And East deals
    When the tricks are taken by N E S S S S W E
    Then North and South have collected <first> tricks
    And <left> tricks lie on the table

    Examples:
      | game               | first | left |
      | Double Sir         | 6     | 2    |
      | Hidden Rung Double | 6     | 2    |

    @B66
    Examples: Without a trump nothing is collected yet
      | game            | first | left |
      | Be-ranga Double | 0     | 8    |
