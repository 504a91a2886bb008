@B65
Feature: Be-ranga, double
  Be-ranga with the pile of Double Sir. No pile is taken before the trick after the one that sets trump.

  Background:
    Given we play Be-ranga Double

  @B60 @B61 @clause:round.first
  Scenario: All thirteen cards are dealt before the first lead
    Given North deals
    And the cards of the pack are numbered from the top, 1 to 52
    Then the cards have gone round like this:
      | West  | 1-5 21-24 37-40   |
      | South | 6-10 25-28 41-44  |
      | East  | 11-15 29-32 45-48 |
      | North | 16-20 33-36 49-52 |
    And West is to lead

  @B66 @E22 @clause:collect.except.setting
  Scenario: No pair before trump is set
    Given East deals
    When trump is set in trick 3, and the tricks are taken by N N W S S
    Then the tricks are collected like this:
      | after trick | N/S | E/W | on the table |
      | 2           | 0   | 0   | 2            |
      | 3           | 0   | 0   | 3            |
      | 4           | 0   | 0   | 4            |
      | 5           | 5   | 0   | 0            |

  @B66 @B67 @E22 @Q32 @clause:collect.except.setting
  Scenario: The trick that sets trump and the next one make a pair
    Given East deals
    When trump is set in trick 5, and the tricks are taken by N N N S W W
    Then the tricks are collected like this:
      | after trick | N/S | E/W | on the table |
      | 3           | 0   | 0   | 3            |
      | 5           | 0   | 0   | 5            |
      | 6           | 0   | 6   | 0            |

  @B43 @B66
  Scenario: From then on the pile works as in Double Sir
    Given East deals
    When trump is set in trick 1, and the tricks are taken by W W W N N E S E E
    Then the tricks are collected like this:
      | after trick | N/S | E/W | on the table |
      | 1           | 0   | 0   | 1            |
      | 2           | 0   | 2   | 0            |
      | 3           | 0   | 2   | 1            |
      | 5           | 3   | 2   | 0            |
      | 8           | 3   | 2   | 3            |
      | 9           | 3   | 6   | 0            |
    And the round goes on

  @B68 @Q31 @E12 @clause:collect.last
  Scenario: Trump is set only in trick 13, and its taker sweeps everything
    Given East deals
    When trump is set in trick 13, and the tricks are taken by N E N E N E N E N E N E N
    Then the tricks are collected like this:
      | after trick | N/S | E/W | on the table |
      | 12          | 0   | 0   | 12           |
      | 13          | 13  | 0   | 0            |
    And North and South score 3 points
    And West deals the next round

  @B66 @B68 @Q31 @clause:collect.last
  Scenario: Twelve tricks running without a trump collect nothing, and the setter of trick 13 sweeps them
    Given East deals
    When trump is set in trick 13, and the tricks are taken by N N N N N N N N N N N N W
    Then the tricks are collected like this:
      | after trick | N/S | E/W | on the table |
      | 2           | 0   | 0   | 2            |
      | 12          | 0   | 0   | 12           |
      | 13          | 0   | 13  | 0            |
    And East and West score 4 points
    And North deals the next round

  @B68 @clause:collect.last
  Scenario: The last trick brings what still lies there
    Given East deals
    When trump is set in trick 1, and the tricks are taken by W W N E N E N E N E N E S
    Then the tricks are collected like this:
      | after trick | N/S | E/W | on the table |
      | 2           | 0   | 2   | 0            |
      | 12          | 0   | 2   | 10           |
      | 13          | 11  | 2   | 0            |
    And North and South have won the round 11-2

  @B29 @B36 @B37 @B38 @B48 @Q33
  @clause:score.goon @clause:score.court @clause:score.dealer_wins @clause:score.caller_wins
  Scenario Outline: What a round is worth, and who deals next
    Given <dealer> deals
    When trump is set in trick 1, and the tricks are taken by <row>
    Then <winners> have won the round <tricks>
    And <winners> score <points> points
    And <next> deals the next round

    Examples: The side that does not deal wins
      | dealer | row                 | winners         | tricks | points | next  |
      | East   | E E N N N N N N N N | North and South | 8-2    | 1      | East  |
      | North  | N N W W W W W W W W | East and West   | 8-2    | 1      | North |
      | West   | W W S S S S S S S S | North and South | 8-2    | 1      | West  |
      | South  | S S E E E E E E E E | East and West   | 8-2    | 1      | South |

    Examples: The dealer's side wins
      | dealer | row                 | winners         | tricks | points | next  |
      | East   | S S E E E E E E E E | East and West   | 8-2    | 2      | North |
      | North  | E E N N N N N N N N | North and South | 8-2    | 2      | West  |
      | West   | N N W W W W W W W W | East and West   | 8-2    | 2      | South |
      | South  | W W S S S S S S S S | North and South | 8-2    | 2      | East  |

    Examples: All thirteen for the side that does not deal
      | dealer | row                       | winners         | tricks | points | next  |
      | East   | S S S S S S S S S S S S S | North and South | 13-0   | 3      | West  |
      | North  | E E E E E E E E E E E E E | East and West   | 13-0   | 3      | South |
      | West   | N N N N N N N N N N N N N | North and South | 13-0   | 3      | East  |
      | South  | W W W W W W W W W W W W W | East and West   | 13-0   | 3      | North |

    Examples: All thirteen for the dealer's side
      | dealer | row                       | winners         | tricks | points | next  |
      | East   | W W W W W W W W W W W W W | East and West   | 13-0   | 4      | North |
      | North  | S S S S S S S S S S S S S | North and South | 13-0   | 4      | West  |
      | West   | E E E E E E E E E E E E E | East and West   | 13-0   | 4      | South |
      | South  | N N N N N N N N N N N N N | North and South | 13-0   | 4      | East  |

  @B49 @clause:round.play
  Scenario: With seven collected to none play goes on
    Given East deals
    When trump is set in trick 1, and the tricks are taken by S S S S S S S S
    Then North and South have collected 8 tricks
    And the round goes on

  @B31 @clause:match.won
  Scenario: Ten points win the match
    Given a match begins and East is the first dealer
    When these rounds are played:
      | dealer | tricks                    | N/S | E/W |
      | East   | N E N E N E N E N E N E N | 3   | 0   |
      | West   | S W S W S W S W S W S W S | 6   | 0   |
      | East   | N E N E N E N E N E N E N | 9   | 0   |
      | West   | S W S W S W S W S W S W S | 12  | 0   |
    Then North and South have won the match

  @clause:play.follow
  Scenario: What is refused
    Given East deals
    And North holds A♥
    And West holds 3♥, 2♣ and no other hearts
    When North tries to name hearts trump
    Then that is refused, since only cards are played now
    When North leads A♥
    And West tries to play 2♣
    Then that is refused, since he can follow suit
    When South tries to play any card
    Then that is refused, since it is not his turn
