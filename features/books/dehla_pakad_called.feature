@DH1 @DH2
Feature: Dehla Pakad, trump named
  The player at the dealer's right names trump on five cards, the deal is finished, and that player leads.

  Background:
    Given we play Dehla Pakad Called

  @DH2 @clause:round.call @clause:play.lead @clause:trump.power
  Scenario: Five cards, trump, and the other eight
    Given East deals
    And the cards of the pack are numbered from the top, 1 to 52
    Then North is to name trump
    And everybody holds 5 cards
    When North names clubs trump
    Then everybody holds 13 cards
    And the cards have gone round like this:
      | North | 1-5 21-24 37-40   |
      | West  | 6-10 25-28 41-44  |
      | South | 11-15 29-32 45-48 |
      | East  | 16-20 33-36 49-52 |
    And North is to lead

  @DH1 @DH3 @DH5 @E30 @clause:let.kot @clause:let.run @clause:next_dealer
  Scenario: Two tens each: the side that does not deal wins
    Given East deals
    When the tricks are won by N 10♠, N, E 10♦, E, N 10♥, N, E 10♣, E, E, E, E, E, E
    Then North and South have 2 tens
    And North and South have 4 tricks
    And North and South have won the round
    And East deals the next round
