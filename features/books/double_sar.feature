@DS1
Feature: Double Sar, as Pagat gives it
  Tricks lie in the middle until one player takes two running. A Court needs all thirteen, or seven deals running.

  Background:
    Given we play Double Sar

  @DS2 @DS5 @E10 @clause:collect.take
  Scenario: With four lying there, A and then the partner win: nothing; the partner again: seven
    Given East deals
    When the tricks are taken by E W E W N S S
    Then the tricks are collected like this:
      | after trick | N/S | E/W | on the table |
      | 6           | 0   | 0   | 6            |
      | 7           | 7   | 0   | 0            |

  @DS3 @E11 @clause:collect.fresh
  Scenario: The third trick running stays, the fourth collects
    Given East deals
    When the tricks are taken by N N N N
    Then the tricks are collected like this:
      | after trick | N/S | E/W | on the table |
      | 2           | 2   | 0   | 0            |
      | 3           | 2   | 0   | 1            |
      | 4           | 4   | 0   | 0            |

  @DS4 @DS6 @DS12 @clause:collect.last @clause:round.play @clause:score.win
  Scenario: All thirteen tricks are played, and the last takes what lies there
    Given East deals
    When the tricks are taken by E E N N N N N N N N E W S
    Then the tricks are collected like this:
      | after trick | N/S | E/W | on the table |
      | 2           | 0   | 2   | 0            |
      | 10          | 8   | 2   | 0            |
      | 12          | 8   | 2   | 2            |
      | 13          | 11  | 2   | 0            |
    And the round is over after 13 tricks
    And North and South have won the round 11-2
    And North and South score no courts
    And East deals the next round

  @DS7 @clause:score.court
  Scenario: The first seven tricks alone are no Court
    Given East deals
    When the tricks are taken by N N N N N N N N E E E E E
    Then North and South have won the round 8-5
    And North and South score no courts

  @DS7 @E12 @clause:let.court @clause:score.court
  Scenario: All thirteen are a Court, and the run starts over
    Given East deals
    And North and South have won 3 rounds running
    When the tricks are taken by N E N E N E N E N E N E N
    Then North and South have won the round 13-0
    And North and South score 1 court
    And West deals the next round
    And both runs start over

  @DS8 @clause:score.goon_court
  Scenario: All thirteen by the dealer's side are three Courts
    Given East deals
    When the tricks are taken by E E E E E E E E E E E E E
    Then East and West score 3 courts
    And North deals the next round

  @DS8 @clause:score.goon_court
  Scenario: Or ten, where that is agreed upon
    Given we play by double_sar with goon_value(10)
    And East deals
    When the tricks are taken by E E E E E E E E E E E E E
    Then East and West score 10 courts

  @DS6 @clause:let.run @clause:score.run
  Scenario: Seven deals running are a Court
    Given East deals
    And North and South have won 6 rounds running
    When the tricks are taken by E E N N N N N N N N E W S
    Then North and South score 1 court
    And both runs start over
    And West deals the next round

  @DS9 @E13 @clause:collect.except.blocked
  Scenario: Where the second trick does not collect, the third brings three
    Given we play by double_sar with blocked_tricks({2})
    And East deals
    When the tricks are taken by N N N
    Then the tricks are collected like this:
      | after trick | N/S | E/W | on the table |
      | 2           | 0   | 0   | 2            |
      | 3           | 3   | 0   | 0            |

  @DS10 @E14 @clause:collect.except.blocked
  Scenario: Where the twelfth does not collect, the last sweeps
    Given we play by double_sar with blocked_tricks({12})
    And East deals
    When the tricks are taken by N W S E N W S E N S N N E
    Then East and West have won the round 13-0
    And East and West score 3 courts
