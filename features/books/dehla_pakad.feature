@DH1
Feature: Dehla Pakad
  The four tens decide. Five cards each are played without a trump until somebody cannot follow; that card sets
  trump, and the other eight are dealt when the trick is over. Tricks lie in a pile, as in Double Sir.

  Background:
    Given we play Dehla Pakad

  @DH2 @Q28 @clause:round.first @clause:round.open @clause:round.rest @clause:trump.set @clause:trump.power
  Scenario: The first discard sets trump and may take the trick; then the deal is finished
    Given East deals
    And among North's first five cards is K♠
    And among West's first five cards is 8♦
    And West holds 8♦ and no spades
    And among South's first five cards is A♠
    And among East's first five cards is 3♠
    Then everybody holds 5 cards
    And North is to lead
    And no suit is trump yet
    When North leads K♠
    And West plays 8♦
    Then diamonds are trump
    When South plays A♠
    And East plays 3♠
    Then West takes the trick with the eight of diamonds
    And everybody holds 12 cards
    And West is to lead

  @DH2 @clause:round.first @clause:round.rest
  Scenario: Where the cards lie
    Given East deals
    And the cards of the pack are numbered from the top, 1 to 52
    Then the cards have gone round like this:
      | North | 1-5   |
      | West  | 6-10  |
      | South | 11-15 |
      | East  | 16-20 |

  @DH2 @Q30 @clause:round.chance
  Scenario: Five tricks pass with everybody following: one of the cards played sets trump
    Given East deals
    When trump is set in trick 9, and the tricks are taken by N E S S W
    Then no suit is trump yet
    And chance turns up one of the 20 cards played
    When a card of spades is turned up
    Then spades are trump
    And everybody holds 8 cards
    And West is to lead

  @DH2 @clause:round.open
  Scenario: Trump may be set in any of the first five tricks
    Given East deals
    When trump is set in trick 4, and the tricks are taken by N E S
    Then no suit is trump yet
    And everybody holds 2 cards

  @DH1 @clause:collect.take @clause:collect.fresh @clause:collect.last
  Scenario: The pile goes to who takes two running, and what is left to the last trick
    Given East deals
    When trump is set in trick 1, and the tricks are taken by W W W N E S S S S N W N W
    Then the tricks are collected like this:
      | after trick | N/S | E/W | on the table |
      | 1           | 0   | 0   | 1            |
      | 2           | 0   | 2   | 0            |
      | 3           | 0   | 2   | 1            |
      | 7           | 5   | 2   | 0            |
      | 8           | 5   | 2   | 1            |
      | 9           | 7   | 2   | 0            |
      | 12          | 7   | 2   | 3            |
      | 13          | 7   | 6   | 0            |

  @DH1 @Q44 @clause:round.play
  Scenario: All thirteen tricks are played, although three tens are home
    Given East deals
    When trump is set in trick 1, and the tricks are won by S, S 10♠, N 10♥, N, S 10♣, S, E, E
    Then North and South have 3 tens
    And the round goes on

  @DH3 @DH4 @DH5 @Q64
  @clause:decide.tens @clause:decide.level @clause:score.kot @clause:score.win
  @clause:let.kot @clause:next_dealer @clause:next_dealer.dealer_wins @clause:next_dealer.kot @clause:next_dealer.others_win
  Scenario Outline: What the tens bring, and who deals next
    Given East deals
    When trump is set in trick 1, and the tricks are won by <row>
    Then North and South have <tens>
    And <winners> have won the round
    And <winners> score <kots>
    And <next> deals the next round

    Examples: The side that does not deal
      | row                                              | tens   | winners         | kots    | next |
      | S, S 10♠, N 10♥, N, S 10♣, S, E, E, N 10♦, N, W, S, S | 4 tens | North and South | 1 kot   | West |
      | S, S 10♠, N 10♥, N, S 10♣, S, E, E, W 10♦, W, S, S, S | 3 tens | North and South | no kots | East |

    Examples: The dealer's side
      | row                                              | tens   | winners         | kots    | next  |
      | W, W 10♠, E 10♥, E, W 10♣, W, N, N, E 10♦, E, W, W, W | 0 tens | East and West   | 1 kot   | North |
      | W, W 10♠, E 10♥, E, W 10♣, W, N, N, S 10♦, S, W, W, W | 1 ten  | East and West   | no kots | North |

  @DH3 @E30 @Q64 @clause:decide.level
  Scenario: Two tens each: the side that does not deal wins, with four tricks to nine
    Given East deals
    When trump is set in trick 1, and the tricks are won by S, S 10♠, W 10♥, W, N 10♦, N, E 10♣, E, E, W, W, E, E
    Then North and South have 2 tens
    And North and South have 4 tricks
    And East and West have 9 tricks
    And North and South have won the round
    And North and South score no kots
    And East deals the next round

  @DH4 @DH5 @Q60 @clause:score.run @clause:let.run @clause:next_dealer.kot
  Scenario: The seventh win running is a kot
    Given East deals
    And North and South have won 6 rounds running
    When trump is set in trick 1, and the tricks are won by S, S 10♠, N 10♥, N, S 10♣, S, E, E, W 10♦, W, S, S, S
    Then the round counts as run
    And North and South score 1 kot
    And both runs start over
    And West deals the next round

  @DH4 @Q56 @clause:score.kot
  Scenario: A kot of four tens ends the run
    Given East deals
    And North and South have won 3 rounds running
    When trump is set in trick 1, and the tricks are won by S, S 10♠, N 10♥, N, S 10♣, S, E, E, N 10♦, N, W, S, S
    Then the round counts as kot
    And both runs start over
