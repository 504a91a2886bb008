@B62
Feature: The first void player sets trump
  In Be-ranga no suit is trump until somebody cannot follow: the suit of his card is trump at once.

  @B63 @E21 @Q28 @clause:trump.set @clause:play.takes
  Scenario Outline: The setting card is a trump in its own trick
    Given we play <game>
    And East deals
    And a deal in which this trick can be played: <trick>
    When the trick <trick> is played
    Then <taker> takes the trick
    And diamonds are trump
    And <taker> is to lead

    Examples: It beats the suit led
      | game            | trick       | taker |
      | Be-ranga        | K♠ 8♦ A♠ 3♠ | West  |
      | Be-ranga Double | K♠ 8♦ A♠ 3♠ | West  |

    Examples: Unless a higher card of its suit follows; a later discard sets nothing
      | game            | trick       | taker |
      | Be-ranga        | K♠ 8♦ J♦ A♣ | South |
      | Be-ranga        | K♠ 8♦ A♣ J♦ | East  |
      | Be-ranga        | K♠ 8♦ A♣ 7♦ | West  |
      | Be-ranga Double | K♠ 8♦ J♦ A♣ | South |

    Examples: Set by the last to play
      | game     | trick       | taker |
      | Be-ranga | K♠ 4♠ A♠ 2♦ | East  |

  @B62 @Q29 @clause:trump.set @clause:play.void
  Scenario: The void player is free in his choice
    Given we play Be-ranga
    And East deals
    And North holds K♠
    And West holds 8♦, 2♣, A♥ and no spades
    When North leads K♠
    Then West may play 8♦, 2♣ and A♥
    And West may play any card of his hand
    And no suit is trump yet
    When West plays A♥
    Then hearts are trump

  @B62 @clause:trump.set
  Scenario: Trump is set once for the whole round
    Given we play Be-ranga
    And East deals
    And the players hold among others:
      | North | K♠, 5♠               |
      | West  | 8♦, A♣ and no spades |
      | South | A♠, 6♠               |
      | East  | 3♠, 2♠               |
    When the trick K♠ 8♦ A♠ 3♠ is played
    Then diamonds are trump
    When West leads A♣
    Then diamonds are trump

  @Q30 @clause:trump.set
  Scenario: As long as everybody follows there is no trump
    Given we play Be-ranga
    And East deals
    When the tricks are taken by N W S E N W
    Then no suit is trump yet
    And the round goes on

  @Q31 @clause:trump.set
  Scenario: In trick 13 at the latest somebody is void
    Given we play Be-ranga
    And East deals
    When trump is set in trick 13, and the tricks are taken by N E N E N E N E N E N E N
    Then the round is over after 13 tricks
    And North and South have won the round 7-6
