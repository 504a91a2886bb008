@B73
Feature: House rules
  What a table agrees upon before the deal.  Each rule stands alone, and beside others.

  @B72 @E13 @Q40 @clause:collect.except.blocked
  Scenario: No collection after the second trick
    Given we play by double_sir with blocked_tricks({2})
    And East deals
    When the tricks are taken by N N N
    Then the tricks are collected like this:
      | after trick | N/S | E/W | on the table |
      | 2           | 0   | 0   | 2            |
      | 3           | 3   | 0   | 0            |

  @B72 @E14 @Q37 @clause:collect.except.blocked @clause:collect.last
  Scenario: No collection after the twelfth: the last trick sweeps everything
    Given we play by double_sir with blocked_tricks({12})
    And East deals
    When the tricks are taken by N W S E N W S E N S N N E
    Then the tricks are collected like this:
      | after trick | N/S | E/W | on the table |
      | 12          | 0   | 0   | 12           |
      | 13          | 0   | 13  | 0            |
    And East and West score 4 points

  @E15 @Q42 @clause:collect.except.opening
  Scenario: The first collection not before the fifth trick
    Given we play by double_sir with opening(5)
    And East deals
    When the tricks are taken by N N N N N
    Then the tricks are collected like this:
      | after trick | N/S | E/W | on the table |
      | 4           | 0   | 0   | 4            |
      | 5           | 5   | 0   | 0            |

  @E11 @Q38 @clause:collect.fresh
  Scenario: A hot streak
    Given we play by double_sir with hot_streak
    And East deals
    When the tricks are taken by N N N N
    Then the tricks are collected like this:
      | after trick | N/S | E/W | on the table |
      | 2           | 2   | 0   | 0            |
      | 3           | 3   | 0   | 0            |
      | 4           | 4   | 0   | 0            |

  @B27 @Q49 @clause:let.court @clause:round.play
  Scenario: A Court needs all thirteen tricks, so that play goes on from seven to none
    Given we play by single_sir with court_thirteen
    And East deals
    When the tricks are taken by N S N N S N S E
    Then the round is over after 8 tricks
    And North and South score 1 point

  @B27 @clause:let.court
  Scenario: All thirteen are a Court
    Given we play by single_sir with court_thirteen
    And East deals
    When the tricks are taken by N S N S N S N S N S N S N
    Then North and South score 3 points
    And West deals the next round

  @SK1 @Q49 @clause:let.goon_court @clause:round.play
  Scenario: A Goon Court needs all thirteen tricks, beside a Court of the first seven
    Given we play by single_sir with goon_thirteen
    And East deals
    When the tricks are taken by E W E W E W E N
    Then the round is over after 8 tricks
    And East and West score 3 points

  @SK1 @clause:let.goon_court
  Scenario: All thirteen against the caller are a Goon Court
    Given we play by single_sir with goon_thirteen
    And East deals
    When the tricks are taken by E W E W E W E W E W E W E
    Then East and West score 4 points

  @A40 @A31 @Q53 @clause:score.kot
  Scenario Outline: The first seven tricks are two courts for the Hakem's side only
    Given we play by hakem with kot_double
    And East deals
    When the tricks are taken by <takers>
    Then <side> score <courts> courts

    Examples:
      | takers                    | side            | courts |
      | N S N S N S N E W E W E W | North and South | 2      |
      | N S N S N S N S N S N S N | North and South | 2      |

  @A34 @clause:score.beaten
  Scenario: Beaten at one's own trump
    Given we play by hakem with beaten_double
    And East deals
    When the tricks are taken by E W E W N S N S E W E W E
    Then East and West score 2 courts

  @A29 @clause:score.bavney
  Scenario: All thirteen are worth three courts
    Given we play by hakem with sweep_value(3)
    And East deals
    When the tricks are taken by N S N S N S N S N S N S N
    Then North and South score 3 courts

  @A5 @clause:next_caller.rotate
  Scenario: The Hakem's role moves to the left
    Given we play by hakem with hakem_rotates_left
    And East deals
    When the tricks are taken by N S N S E W E W N S N E W
    Then South deals the next round

  @A6 @clause:next_caller.keeps
  Scenario: The winners keep the Hakem's role
    Given we play by hakem with winners_keep_hakem
    And East deals
    When the tricks are taken by N S N S E W E W N S N E W
    Then East deals the next round

  @A42 @Q63 @clause:next_caller.second
  Scenario: Dabbal Sar: after his first round the Hakem stays, won or lost
    Given we play by dabbal_sar
    And East deals
    When the tricks are taken by E W E W N S N S E W E W E
    Then East deals the next round
