@C19
Feature: Kachuha with Double
  Kachuha with the house rule that a side which takes no trick loses double.

  Background:
    Given we play Kachuha Doublee

  @C4 @C5 @clause:round.deal
  Scenario: The cards are dealt one at a time from the dealer's left
    Given East deals
    And the cards of the pack are numbered from the top, 1 to 52
    Then the cards have gone round like this:
      | South | 1 5 9 13 17 21 25 29 33 37 41 45 49  |
      | West  | 2 6 10 14 18 22 26 30 34 38 42 46 50 |
      | North | 3 7 11 15 19 23 27 31 35 39 43 47 51 |
      | East  | 4 8 12 16 20 24 28 32 36 40 44 48 52 |
    And South is to lead

  @C19 @C21 @C24 @E24 @Q49 @clause:score.shut_out
  Scenario: Seven to none ends the round at once and counts two
    Given West deals
    When the tricks are taken by E W E E W W E
    Then the round is over after 7 tricks
    And East and West have won the round 7-0
    And East and West score 2 rounds

  @C22 @E24 @clause:score.win
  Scenario: Seven to one counts one
    Given West deals
    When the tricks are taken by E W E N E W W E
    Then the round is over after 8 tricks
    And East and West have won the round 7-1
    And East and West score 1 round

  @E8 @C24 @clause:score.shut_out
  Scenario: The winners of the first seven tricks by turns
    Given West deals
    When the tricks are taken by N S N N S N S
    Then North and South score 2 rounds

  @C6 @C24 @clause:score.shut_out @clause:score.win @clause:next_dealer.pass
  Scenario Outline: What a round counts, and who deals next
    Given <dealer> deals
    When <winners> win the tricks <tricks>
    Then <winners> score <rounds> rounds
    And <next> deals the next round

    Examples:
      | dealer | winners         | tricks | rounds | next  |
      | North  | North and South | 7-0    | 2      | East  |
      | North  | East and West   | 7-6    | 1      | East  |
      | East   | East and West   | 7-0    | 2      | South |
      | East   | North and South | 7-2    | 1      | South |
      | South  | East and West   | 7-0    | 2      | West  |
      | South  | North and South | 7-1    | 1      | West  |
      | West   | North and South | 7-0    | 2      | North |
      | West   | East and West   | 7-5    | 1      | North |

  @C23 @C24 @clause:match.won
  Scenario: A double may carry a side past five
    Given a match begins and North is the first dealer
    When these rounds are played:
      | dealer | tricks  | N/S | E/W |
      | North  | E/W 7-0 | 0   | 2   |
      | East   | E/W 7-0 | 0   | 4   |
      | South  | N/S 7-3 | 1   | 4   |
      | West   | N/S 7-0 | 3   | 4   |
    Then the match goes on
    When these rounds are played:
      | dealer | tricks  | N/S | E/W |
      | North  | E/W 7-0 | 3   | 6   |
    Then East and West have won the match

  @C7 @C10 @clause:round.kachuha @clause:round.call
  Scenario: What is refused
    Given West deals
    And the players hold among others:
      | North | J♣                        |
      | East  | Q♣, 4♥                    |
      | South | A♥, 3♣ and no other clubs |
      | West  | 2♣                        |
    When North tries to name hearts trump
    Then that is refused, since only cards are played in this trick
    When North leads J♣
    And East plays Q♣
    And South tries to play A♥
    Then that is refused, since he can follow suit
    When South plays 3♣
    And West plays 2♣
    And East tries to lead 4♥
    Then that is refused, since trump has to be named first
