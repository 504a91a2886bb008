@B50 @B51 @B52
Feature: Exposing a hidden trump
  Until the caller's card is turned up no suit is trump. Who cannot follow may ask for it and must then trump;
  the caller may also turn it up when he leads, and must then lead a trump.

  Background:
    Given we play Hidden Rung

  @B53 @B54 @B57 @E16 @Q23 @clause:trump.power @clause:trump.reveal.void_player
  Scenario: Turning up does not reach back
    Given North deals
    And among West's first five cards is Q♥
    And the players hold among others:
      | West  | 3♣, 5♠                               |
      | South | 4♣, 6♥ and no spades                 |
      | East  | 5♣, 2♥, 7♦, no spades and no other hearts |
      | North | A♣, A♠                               |
    And West lays Q♥ face down as trump
    And this trick has been played:
      | West | South | East | North |
      | 3♣   | 4♣    | 5♣   | A♣    |
    When North leads A♠
    And West plays 5♠
    And South plays 6♥
    Then no suit is trump yet
    And East may ask for the trump
    When East asks for the trump
    Then hearts are trump
    And East may play only 2♥
    When East tries to play 7♦
    Then that is refused, since he has asked and must trump
    When East plays 2♥
    Then East takes the trick with the two of hearts

  @B54 @B58 @E17 @clause:play.takes @clause:trump.reveal.void_player
  Scenario: Trump itself was led, so its highest card wins whenever it was played
    Given East deals
    And among North's first five cards is Q♥
    And the players hold among others:
      | North | K♥               |
      | West  | A♥               |
      | South | 9♣ and no hearts |
      | East  | 3♥               |
    And North lays Q♥ face down as trump
    When North leads K♥
    And West plays A♥
    And South asks for the trump
    Then hearts are trump
    And South may play any card of his hand
    When South plays 9♣
    And East plays 3♥
    Then West takes the trick with the ace of hearts

  @B52 @B53 @E18 @Q15 @clause:trump.reveal.void_player
  Scenario: Nobody has to ask
    Given East deals
    And among North's first five cards is 2♦
    And the players hold among others:
      | North | K♥               |
      | West  | 4♣ and no hearts |
      | South | 9♥               |
      | East  | J♥               |
    And North lays 2♦ face down as trump
    When North leads K♥
    Then West may ask for the trump
    And West may play any card of his hand
    When West plays 4♣
    And South plays 9♥
    And East plays J♥
    Then North takes the trick
    And no suit is trump yet
    And North holds not 2♦ in his hand

  @B52 @E18 @clause:trump.power
  Scenario: A discard of the hidden suit has no power
    Given East deals
    And among North's first five cards is 2♦
    And the players hold among others:
      | North | 5♥               |
      | West  | A♦ and no hearts |
      | South | 9♥               |
      | East  | J♥               |
    And North lays 2♦ face down as trump
    When the trick 5♥ A♦ 9♥ J♥ is played
    Then East takes the trick

  @B54 @E19 @Q16 @clause:trump.reveal.void_player
  Scenario: Who asks and holds no trump plays any card
    Given East deals
    And among North's first five cards is Q♥
    And the players hold among others:
      | North | A♠                             |
      | West  | 7♦, no spades and no hearts    |
      | South | 2♥, 8♦ and no spades           |
      | East  | 3♠                             |
    And North lays Q♥ face down as trump
    When North leads A♠
    And West asks for the trump
    Then hearts are trump
    And West may play any card of his hand
    When West plays 7♦
    Then South may not ask for the trump
    And South may play 2♥ and 8♦
    When South plays 2♥
    And East plays 3♠
    Then South takes the trick

  @B55 @B56 @E20 @Q25 @clause:trump.reveal.caller_leads @clause:trump.return
  Scenario: The caller leads and turns it up
    Given West deals
    And among South's first five cards is Q♦
    And South holds K♦, 4♦ and 5♣
    And South lays Q♦ face down as trump
    Then South may turn up the hidden card
    When South turns up the hidden card
    Then diamonds are trump
    And South holds Q♦ in his hand
    And South may lead only diamonds
    And South may lead Q♦, K♦ and 4♦
    When South tries to lead 5♣
    Then that is refused, since he has turned it up on lead and must lead trump
    When South leads 4♦
    Then East is to play

  @B51 @B55 @E20 @clause:trump.reveal.caller_leads @clause:play.hand
  Scenario: The caller leads and leaves it face down
    Given West deals
    And among South's first five cards is Q♦
    And South holds K♦ and 5♣
    And South lays Q♦ face down as trump
    Then South may lead any card of his hand
    And South may lead K♦ and 5♣
    And South may not lead Q♦
    When South tries to lead Q♦
    Then that is refused, since he does not hold it
    When South leads K♦
    Then no suit is trump yet

  @B55 @clause:trump.reveal.caller_leads
  Scenario: The caller may wait for a later lead
    Given East deals
    And among North's first five cards is Q♥
    And the players hold among others:
      | North | A♣, 3♥ |
      | West  | 2♣     |
      | South | 3♣     |
      | East  | 4♣     |
    And North lays Q♥ face down as trump
    And this trick has been played:
      | North | West | South | East |
      | A♣    | 2♣   | 3♣    | 4♣   |
    Then North may turn up the hidden card
    When North turns up the hidden card
    Then hearts are trump
    And North may lead only hearts

  @B55 @Q17 @clause:trump.reveal.caller_leads
  Scenario: Only the caller may turn it up on lead
    Given East deals
    And among North's first five cards is Q♥
    And the players hold among others:
      | North | 5♣ |
      | West  | A♣ |
      | South | 3♣ |
      | East  | 4♣ |
    And North lays Q♥ face down as trump
    And this trick has been played:
      | North | West | South | East |
      | 5♣    | A♣   | 3♣    | 4♣   |
    Then West is to lead
    And West may not ask for the trump
    And North may not ask for the trump

  @B53 @clause:trump.reveal.void_player
  Scenario: Who can follow may not ask
    Given East deals
    And among North's first five cards is Q♥
    And North holds A♠
    And West holds 2♠
    And North lays Q♥ face down as trump
    When North leads A♠
    Then West may not ask for the trump
    When West tries to ask for the trump
    Then that is refused, since he can follow suit and so may not ask
    When South tries to ask for the trump
    Then that is refused, since it is not his turn

  @B53 @B54 @Q14 @clause:trump.reveal.void_player
  Scenario: The caller who cannot follow may ask like everybody
    Given East deals
    And among North's first five cards is 4♥
    And the players hold among others:
      | North | 3♦, 9♥, 8♠, no other hearts and no clubs |
      | West  | A♦, A♣                                   |
      | South | 5♦, 2♣                                   |
      | East  | 6♦, 3♣                                   |
    And North lays 4♥ face down as trump
    And this trick has been played:
      | North | West | South | East |
      | 3♦    | A♦   | 5♦    | 6♦   |
    When West leads A♣
    And South plays 2♣
    And East plays 3♣
    Then North may ask for the trump
    And North may play 9♥ and 8♠
    But North may not play 4♥
    When North asks for the trump
    Then North may play only 4♥, 9♥
    When North tries to play 8♠
    Then that is refused, since he has asked and must trump
    When North plays 4♥
    Then North takes the trick

  @B51 @Q13 @Q22 @clause:trump.hidden @clause:trump.reveal.void_player
  Scenario: The caller's only heart lies face down and hearts are led
    Given East deals
    And among North's first five cards is Q♥
    And the players hold among others:
      | North | 3♦, 8♠ and no other hearts |
      | West  | A♦, K♥                     |
      | South | 5♦, 2♥                     |
      | East  | 6♦, 3♥                     |
    And North lays Q♥ face down as trump
    And this trick has been played:
      | North | West | South | East |
      | 3♦    | A♦   | 5♦    | 6♦   |
    When West leads K♥
    And South plays 2♥
    And East plays 3♥
    Then North may play any card of his hand
    And North may play 8♠
    And North may ask for the trump
    When North asks for the trump
    Then North may play only Q♥
    When North tries to play 8♠
    Then that is refused, since he can follow suit
    When North plays Q♥
    Then West takes the trick with the king of hearts

  @B51 @Q13
  Scenario: He may also discard and leave it face down
    Given East deals
    And among North's first five cards is Q♥
    And the players hold among others:
      | North | 3♦, 8♠ and no other hearts |
      | West  | A♦, K♥                     |
      | South | 5♦, 2♥                     |
      | East  | 6♦, 3♥                     |
    And North lays Q♥ face down as trump
    And this trick has been played:
      | North | West | South | East |
      | 3♦    | A♦   | 5♦    | 6♦   |
    When the trick K♥ 2♥ 3♥ 8♠ is played
    Then West takes the trick
    And no suit is trump yet

  @B57 @clause:trump.power
  Scenario: Once turned up, trump counts for the rest of the round and cannot be asked for again
    Given East deals
    And among North's first five cards is Q♥
    And the players hold among others:
      | North | A♠, K♠             |
      | West  | 2♥, 3♥ and no spades |
      | South | 2♠, 7♥             |
      | East  | 3♠, 4♠             |
    And North lays Q♥ face down as trump
    When North leads A♠
    And West asks for the trump
    And West plays 2♥
    And South plays 2♠
    And East plays 3♠
    Then West takes the trick
    And North holds Q♥ in his hand
    And West may not ask for the trump
    And West may lead any card of his hand

  @B51 @Q18 @Q19 @clause:trump.reveal.last_card
  Scenario: Nobody has asked for twelve tricks, and the caller follows with his last card
    Given East deals
    And nobody has asked for the trump, and the tricks have been taken by N E N E N E N E N E N E
    Then the round goes on
    And no suit is trump yet
    And North holds 0 cards
    When the others play on until it is North's turn
    Then North must turn up the hidden card and may do nothing else
    When North tries to play any card
    Then that is refused, since he does not hold it
    When North turns up the hidden card
    And North plays his last card
    And the rest of the trick is played
    Then North takes the trick
    And the round is over after 13 tricks
    And North and South have won the round 7-6

  @B51 @Q18 @Q19 @clause:trump.reveal.last_card
  Scenario: Nobody has asked for twelve tricks, and the caller has to lead
    Given East deals
    And nobody has asked for the trump, and the tricks have been taken by E N E N E N E N E N E N
    Then North must turn up the hidden card and may do nothing else
    When North turns up the hidden card
    And North plays his last card
    And the rest of the trick is played
    Then North takes the trick
    And North and South have won the round 7-6

  @B53 @B54 @B59
  Scenario: In the double game asking is the same
    Given we play Hidden Rung Double
    And North deals
    And among West's first five cards is Q♥
    And the players hold among others:
      | West  | A♠                   |
      | South | 2♥, 7♦ and no spades |
      | East  | 4♠                   |
      | North | 5♠                   |
    And West lays Q♥ face down as trump
    When West leads A♠
    And South asks for the trump
    And South tries to play 7♦
    Then that is refused, since he has asked and must trump
    When South plays 2♥
    And East plays 4♠
    And North plays 5♠
    Then South takes the trick
    And 1 trick lies on the table
