@MK1 @MK5
Feature: Mendikot for six
  Two teams of three play with 48 cards for the four tens. There is no trump until somebody cannot follow suit.

  Background:
    Given we play Mendikot Six

  @clause:round.deal @clause:play.lead
  Scenario: Four and four from the dealer's right, who leads
    Given player 6 deals
    And the cards of the pack are numbered from the top, 1 to 48
    Then the cards have gone round like this:
      | player 1 | 1-4 25-28   |
      | player 2 | 5-8 29-32   |
      | player 3 | 9-12 33-36  |
      | player 4 | 13-16 37-40 |
      | player 5 | 17-20 41-44 |
      | player 6 | 21-24 45-48 |
    And player 1 is to lead
    And no suit is trump yet

  @MK2 @clause:pack.rank @clause:trump.set @clause:play.void
  Scenario: The first card of a player who cannot follow is a trump at once
    Given player 6 deals
    And the players hold among others:
      | player 1 | A♦               |
      | player 2 | 3♦               |
      | player 3 | 5♣ and no diamonds |
      | player 4 | 10♦              |
      | player 5 | 9♦               |
      | player 6 | K♦               |
    When player 1 leads A♦
    And player 2 plays 3♦
    And player 3 plays 5♣
    Then clubs are trump
    When player 4 plays 10♦
    And player 5 plays 9♦
    And player 6 plays K♦
    Then player 3 takes the trick with the five of clubs
    And player 3 is to lead

  @MK3 @MK4 @Q30 @clause:let.mendikot @clause:let.whitewash @clause:decide.tens @clause:decide.tricks @clause:score.win @clause:score.mendikot @clause:score.whitewash @clause:next_dealer.won @clause:next_dealer.whitewash @clause:next_dealer.lost
  Scenario Outline: Three tens, else five tricks; nobody was ever unable to follow, so there was no trump
    Given player <dealer> deals
    When everybody follows suit to two tricks of each suit, taken by <row>
    Then no suit is trump
    And players <winners> have won the round <tricks>
    And the round counts as <how>
    And players <winners> score 1 round
    And player <next> deals the next round

    Examples: The first trick of each suit holds its ten
      | dealer | row             | winners    | tricks | how       | next |
      | 6      | 1 2 3 4 5 6 2 4 | 1, 3 and 5 | 3-5    | win       | 6    |
      | 5      | 1 2 3 4 5 6 2 4 | 1, 3 and 5 | 3-5    | win       | 6    |
      | 6      | 1 2 3 4 2 6 4 2 | 2, 4 and 6 | 6-2    | win       | 1    |
      | 6      | 1 1 3 5 2 3 4 2 | 1, 3 and 5 | 5-3    | win       | 6    |
      | 6      | 1 2 3 4 5 6 1 2 | 1, 3 and 5 | 4-4    | mendikot  | 6    |
      | 6      | 1 3 5 1 3 5 1 3 | 1, 3 and 5 | 8-0    | whitewash | 2    |
      | 4      | 1 3 5 1 3 5 1 3 | 1, 3 and 5 | 8-0    | whitewash | 6    |
      | 1      | 1 3 5 1 3 5 1 3 | 1, 3 and 5 | 8-0    | whitewash | 2    |

  @MK3 @clause:decide.level @clause:score.level @clause:next_dealer.level
  Scenario: Two tens and four tricks each: nobody has won, and the same dealer deals again
    Given player 3 deals
    When everybody follows suit to two tricks of each suit, taken by 1 3 2 4 5 1 6 2
    Then nobody has won the round
    And the round counts as level
    And player 3 deals the next round
