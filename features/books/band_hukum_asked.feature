@MK2
Feature: Band hukum, on request
  Mendikot with a closed trump that is turned up only when somebody who cannot follow suit asks for it, and who
  asks must trump if able.

  Background:
    Given we play Band Hukum Asked

  @MK2 @clause:round.hide @clause:trump.reveal.void_player
  Scenario: Who cannot follow suit may ask, and must then trump
    Given East deals
    And the players hold among others:
      | North | A♠, 7♥               |
      | West  | 2♥, 4♣ and no spades |
      | South | K♠                   |
      | East  | 3♠                   |
    And North lays 7♥ face down as trump
    When North leads A♠
    Then no suit is trump yet
    And West may ask for the trump
    And West may play 2♥ and 4♣
    When West asks for the trump
    Then hearts are trump
    And North holds 7♥ in his hand
    And West may not play 4♣
    When West plays 2♥
    And South plays K♠
    And East plays 3♠
    Then West takes the trick with the two of hearts

  @MK2 @MK5 @clause:trump.power
  Scenario: Who passes plays any card, and it is no trump
    Given East deals
    And the players hold among others:
      | North | A♠, 7♥                  |
      | West  | 2♥ and no spades        |
      | South | K♠                      |
      | East  | 3♥ and no spades        |
    And North lays 7♥ face down as trump
    When North leads A♠
    And West plays 2♥
    And South plays K♠
    And East asks for the trump
    And East plays 3♥
    Then East takes the trick with the three of hearts

  @MK2 @clause:trump.reveal.void_player
  Scenario: Who can follow suit may not ask
    Given East deals
    And the players hold among others:
      | North | A♠, 7♥ |
      | West  | 2♠     |
    And North lays 7♥ face down as trump
    When North leads A♠
    Then West may not ask for the trump

  @MK3 @MK4 @clause:let.mendikot @clause:let.whitewash @clause:next_dealer
  Scenario: The tens and tricks count as in Mendikot
    Given East deals
    When nobody asks for the trump, and the tricks are taken by N N N N N N N N N N N N N
    Then North and South have 4 tens
    And North and South have 13 tricks
    And North and South score 3 points
    And West deals the next round
