@DH6
Feature: Ghulam Pees
  Dehla Pakad with all thirteen cards dealt before the first lead; the first discard sets trump.

  Background:
    Given we play Ghulam Pees

  @DH6 @clause:round.first @clause:round.rest @clause:play.lead @clause:trump.set @clause:trump.power
  Scenario: All cards are dealt, and whoever is served first leads
    Given East deals
    And the players hold among others:
      | North | K♠               |
      | West  | 8♦ and no spades |
      | South | A♠               |
      | East  | 3♠               |
    Then everybody holds 13 cards
    And North is to lead
    And no suit is trump yet
    When this trick is played:
      | North | West | South | East |
      | K♠    | 8♦   | A♠    | 3♠   |
    Then diamonds are trump
    And West takes the trick with the eight of diamonds

  @DH3 @DH5 @DH6 @clause:let.kot @clause:let.run @clause:next_dealer
  Scenario: The tens decide, as in Dehla Pakad
    Given East deals
    When trump is set in trick 1, and the tricks are won by S, S 10♠, N 10♥, N, S 10♣, S, E, E, N 10♦, N, W, S, S
    Then North and South have 4 tens
    And North and South score 1 kot
    And West deals the next round
