@MK2
Feature: Mendikot, trump shown
  A card of the pack is shown before the deal; its suit is trump from the first trick on.

  Background:
    Given we play Mendikot Shown

  @MK2 @E30 @clause:round.shown @clause:trump.power
  Scenario: The card shown sets trump, and all cards are dealt
    Given East deals
    And the players hold among others:
      | North | A♦                 |
      | West  | 5♣ and no diamonds |
      | South | 2♦                 |
      | East  | 10♦                |
    Then chance turns up one of the 52 cards of the pack
    When K♣ is turned up
    Then clubs are trump
    And everybody holds 13 cards
    And North is to lead
    When this trick is played:
      | North | West | South | East |
      | A♦    | 5♣   | 2♦    | 10♦  |
    Then West takes the trick with the five of clubs
    And East and West have 1 ten

  @MK3 @MK4 @clause:let.mendikot @clause:let.whitewash @clause:next_dealer
  Scenario: The tens and tricks count as in Mendikot
    Given East deals
    When the tricks are won by N 10♠, N 10♥, N 10♦, N 10♣, N, S, N, S, N, S, N, S, N
    Then North and South have 13 tricks
    And North and South score 3 points
    And West deals the next round
