@MK1
Feature: Mendikot
  Three tens win the round; with two each, seven tricks do. Nobody names a trump: the first card of a player who
  cannot follow suit sets it.

  Background:
    Given we play Mendikot

  @MK1 @clause:round.first @clause:round.rest @clause:play.lead
  Scenario: Five, four and four before the first lead
    Given East deals
    And the cards of the pack are numbered from the top, 1 to 52
    Then the cards have gone round like this:
      | North | 1-5 21-24 37-40   |
      | West  | 6-10 25-28 41-44  |
      | South | 11-15 29-32 45-48 |
      | East  | 16-20 33-36 49-52 |
    And North is to lead
    And no suit is trump yet

  @MK2 @E30 @Q28 @clause:trump.set @clause:trump.power
  Scenario: The first discard sets trump, and captures a ten
    Given East deals
    And the players hold among others:
      | North | A♦                 |
      | West  | 5♣ and no diamonds |
      | South | 2♦                 |
      | East  | 10♦                |
    When this trick is played:
      | North | West | South | East |
      | A♦    | 5♣   | 2♦    | 10♦  |
    Then clubs are trump
    And West takes the trick with the five of clubs
    And East and West have 1 ten
    And East and West have 1 trick

  @MK3 @Q44 @clause:round.play
  Scenario: All thirteen tricks are played
    Given East deals
    When the tricks are won by N 10♠, N 10♥, N 10♦, N 10♣, N, N, N
    Then the round goes on

  @MK3 @MK4 @E30
  @clause:decide.tens @clause:decide.tricks @clause:score.whitewash @clause:score.mendikot @clause:score.win
  @clause:let.mendikot @clause:let.whitewash
  @clause:next_dealer @clause:next_dealer.dealer_wins @clause:next_dealer.whitewash @clause:next_dealer.others_win
  Scenario Outline: Tens, then tricks
    Given East deals
    When the tricks are won by <row>
    Then North and South have <tens>
    And North and South have <tricks>
    And <winners> have won the round
    And <winners> score <points>
    And <next> deals the next round

    Examples: The side that does not deal
      | row                                              | tens   | tricks    | winners         | points   | next |
      | N 10♠, S 10♥, N 10♦, S, E, W, E, W, E 10♣, W, E, W, E  | 3 tens | 4 tricks  | North and South | 1 point  | East |
      | N, S, N 10♠, S, N, S 10♥, N, E, E 10♦, W, E 10♣, W, E  | 2 tens | 7 tricks  | North and South | 1 point  | East |
      | N 10♠, N 10♥, N 10♦, N 10♣, E, E, E, E, E, E, E, E, E  | 4 tens | 4 tricks  | North and South | 2 points | East |
      | N 10♠, N 10♥, N 10♦, N 10♣, N, S, N, S, N, S, N, S, N  | 4 tens | 13 tricks | North and South | 3 points | West |

    Examples: The dealer's side
      | row                                              | tens   | tricks    | winners         | points   | next  |
      | N, S, N 10♠, S, N, E, S 10♥, W, E 10♦, W, E 10♣, W, E  | 2 tens | 6 tricks  | East and West   | 1 point  | North |
      | E 10♠, W 10♥, E 10♦, W 10♣, E, S, N, S, N, S, N, S, N  | 0 tens | 8 tricks  | East and West   | 2 points | North |
      | E 10♠, W 10♥, E 10♦, W 10♣, E, W, E, W, E, W, E, W, E  | 0 tens | 0 tricks  | East and West   | 3 points | North |
