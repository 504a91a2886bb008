Feature: Following suit
  Who holds a card of the suit led must play one. Who holds none may play what he likes, a trump or not.

  @B7 @A21 @A22 @C8 @E3 @clause:play.follow
  Scenario Outline: In every game the suit led must be followed
    Given we play <game>
    And <dealer> deals
    And North holds A♥
    And <next> holds 7♥, 3♥, 2♣ and no other hearts
    And the first trick is about to be led
    When North leads A♥
    Then <next> is to play
    And <next> may play only 7♥, 3♥
    When <next> tries to play 2♣
    Then that is refused, since he can follow suit
    When <next> tries to play 3♥
    Then that is allowed

    Examples: Play goes to the right
      | game               | dealer | next |
      | Single Sir         | East   | West |
      | Single Sir Courts  | East   | West |
      | Double Sir         | East   | West |
      | Hidden Rung        | East   | West |
      | Hidden Rung Double | East   | West |
      | Be-ranga           | East   | West |
      | Be-ranga Double    | East   | West |

    Examples: Play goes to the left
      | game            | dealer | next |
      | Kachuha         | West   | East |
      | Kachuha Doublee | West   | East |
      | Hakem           | East   | East |

  @B7 @E3 @clause:play.follow
  Scenario: A trump is refused while a heart is held
    Given we play Single Sir
    And East deals
    And North holds A♥
    And West holds 3♥, 2♣ and no other hearts
    When North names clubs trump
    And North leads the ace of hearts
    And West tries to play the two of clubs
    Then that is refused, since he can follow suit
    And West may play only the three of hearts

  @B8 @A23 @C12 @clause:play.void
  Scenario Outline: Who is void may play any card
    Given we play <game>
    And <dealer> deals
    And North holds A♥
    And <next> holds 2♣, A♠, 4♦ and no hearts
    And the first trick is about to be led
    When North leads A♥
    Then <next> may play any card of his hand
    And <next> may play 2♣, A♠ and 4♦
    But <next> may not play K♥

    Examples: Play goes to the right
      | game               | dealer | next |
      | Single Sir         | East   | West |
      | Single Sir Courts  | East   | West |
      | Double Sir         | East   | West |
      | Hidden Rung        | East   | West |
      | Hidden Rung Double | East   | West |
      | Be-ranga           | East   | West |
      | Be-ranga Double    | East   | West |

    Examples: Play goes to the left
      | game            | dealer | next |
      | Kachuha         | West   | East |
      | Kachuha Doublee | West   | East |
      | Hakem           | East   | East |

  @B8 @E5 @clause:play.void
  Scenario: No duty to trump
    Given we play Single Sir
    And East deals
    And North holds 7♦
    And West holds K♠, 4♥ and no diamonds
    When North names spades trump
    And North leads 7♦
    Then West may play K♠ and 4♥
    And West may play any card of his hand

  @B8 @E6 @clause:play.void
  Scenario: No duty to overtrump
    Given we play Single Sir
    And East deals
    And the players hold among others:
      | North | 9♣                  |
      | West  | 8♥ and no clubs     |
      | South | Q♥, 2♦ and no clubs |
      | East  | A♣                  |
    When North names hearts trump
    And North leads 9♣
    And West plays 8♥
    Then South may play 2♦ and Q♥
    When South plays 2♦
    And East plays A♣
    Then West takes the trick

  @B10 @clause:play.lead @clause:play.next
  Scenario: Who leads may play any card, a trump too
    Given we play Single Sir
    And East deals
    And among North's first five cards are A♣ 2♣ 3♦ 4♥ 5♠
    When North names clubs trump
    Then North may lead any card of his hand
    And North may lead 2♣ and 3♦
