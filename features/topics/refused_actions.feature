Feature: What is refused
  Whatever a player tries against the rules is refused for one reason, and he may try again.

  @clause:play.turn @clause:play.hand
  Scenario Outline: Out of turn, and a card that somebody else holds
    Given we play <game>
    And <dealer> deals
    And the players hold among others:
      | North | A♥, 5♦ |
      | East  | K♥, 6♦ |
      | South | Q♥, 7♦ |
      | West  | J♥, 8♦ |
    And the first trick is about to be led
    When South tries to lead Q♥
    Then that is refused, since it is not his turn
    When North tries to lead K♥
    Then that is refused, since he does not hold it
    When North leads A♥
    And North tries to play 5♦
    Then that is refused, since it is not his turn
    When <next> tries to play Q♥
    Then that is refused, since he does not hold it

    Examples:
      | game               | dealer | next |
      | Single Sir         | East   | West |
      | Single Sir Courts  | East   | West |
      | Double Sir         | East   | West |
      | Hidden Rung        | East   | West |
      | Hidden Rung Double | East   | West |
      | Be-ranga           | East   | West |
      | Be-ranga Double    | East   | West |
      | Hakem              | East   | East |

    Examples: In the Kachuha
      | game            | dealer | next |
      | Kachuha         | West   | East |
      | Kachuha Doublee | West   | East |

  @clause:play.hand
  Scenario: A card cannot be played twice
    Given we play Single Sir
    And East deals
    And the players hold among others:
      | North | A♥ |
      | West  | 2♥ |
      | South | 3♥ |
      | East  | 4♥ |
    And North names clubs trump
    And this trick has been played:
      | North | West | South | East |
      | A♥    | 2♥   | 3♥    | 4♥   |
    When North tries to lead A♥
    Then that is refused, since he does not hold it

  @clause:round.call
  Scenario Outline: Before trump is fixed
    Given we play <game>
    And East deals
    When North tries to play any card
    Then that is refused, since trump has to be named first
    When North tries to bid 9
    Then that is refused, since trump has to be named first
    When North tries to pass
    Then that is refused, since trump has to be named first
    When North tries to demand a new deal
    Then that is refused, since trump has to be named first
    When North tries to give up
    Then that is refused, since trump has to be named first
    When North tries to ask for the trump
    Then that is refused, since trump has to be named first
    When South tries to pass
    Then that is refused, since it is not his turn

    Examples:
      | game              |
      | Single Sir        |
      | Single Sir Courts |
      | Double Sir        |
      | Hakem             |

  @clause:round.play
  Scenario Outline: What these games do not know
    Given we play <game>
    And East deals
    And the first trick is about to be led
    When <leader> tries to bid 9
    Then that is refused, since only cards are played now
    When <leader> tries to name hearts trump
    Then that is refused, since only cards are played now
    When <leader> tries to demand a new deal
    Then that is refused, since only cards are played now
    When <leader> tries to give up
    Then that is refused, since only cards are played now

    Examples:
      | game               | leader |
      | Single Sir         | North  |
      | Single Sir Courts  | North  |
      | Double Sir         | North  |
      | Hidden Rung        | North  |
      | Hidden Rung Double | North  |
      | Be-ranga           | North  |
      | Be-ranga Double    | North  |
      | Hakem              | North  |

  @B51 @clause:round.call
  Scenario Outline: Before the hidden card is laid down
    Given we play <game>
    And East deals
    And among West's first five cards is 9♠
    When North tries to play any card
    Then that is refused, since the trump card has to be laid down first
    When North tries to name hearts trump
    Then that is refused, since the trump card has to be laid down first
    When North tries to lay 9♠ face down as trump
    Then that is refused, since he does not hold it among his five
    When West tries to lay 9♠ face down as trump
    Then that is refused, since it is not his turn

    Examples:
      | game               |
      | Hidden Rung        |
      | Hidden Rung Double |
