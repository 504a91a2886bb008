@OM1
Feature: Omi
  Thirty-two cards, eight each. The player at the dealer's right names trump on four cards. Five tricks win; tokens
  go from the losers to the winners, and a side that has all twenty wins the match.

  Background:
    Given we play Omi

  @OM1 @OM2 @OM4 @clause:pack.cards @clause:table.deals @clause:round.first @clause:round.call @clause:round.rest @clause:play.lead
  Scenario Outline: Four cards each, trump, and four more
    Given <dealer> deals
    And the cards of the pack are numbered from the top, 1 to 32
    Then the cards have gone round like this:
      | <first>  | 1-4   |
      | <second> | 5-8   |
      | <third>  | 9-12  |
      | <dealer> | 13-16 |
    And <first> is to name trump
    And <first> may name any of the four suits
    When <first> names hearts trump
    Then the cards have gone round like this:
      | <first>  | 1-4 17-20   |
      | <second> | 5-8 21-24   |
      | <third>  | 9-12 25-28  |
      | <dealer> | 13-16 29-32 |
    And <first> is to lead

    Examples:
      | dealer | first | second | third |
      | East   | North | West   | South |
      | North  | West  | South  | East  |
      | West   | South | East   | North |
      | South  | East  | North  | West  |

  @OM1 @OM4 @clause:play.takes @clause:play.void @clause:trump.power
  Scenario: The seven of trumps beats an ace
    Given East deals
    And the players hold among others:
      | North | A♥               |
      | West  | 7♣ and no hearts |
      | South | K♥               |
      | East  | 8♥               |
    And North names clubs trump
    When North leads A♥
    Then West may play any card of his hand
    When West plays 7♣
    And South plays K♥
    And East plays 8♥
    Then West takes the trick with the seven of clubs

  @OM4 @clause:play.follow
  Scenario: What is refused
    Given East deals
    And the players hold among others:
      | North | A♥     |
      | West  | 8♥, 7♣ |
    When North tries to lead A♥
    Then that is refused, since trump has to be named first
    When North names clubs trump
    And North leads A♥
    And West tries to play 7♣
    Then that is refused, since he can follow suit
    When South tries to play any card
    Then that is refused, since it is not his turn

  @OM3 @OM5 @E29 @clause:score.caller_wins @clause:score.dealer_wins @clause:score.kapothi @clause:next_dealer @clause:next_dealer.pass
  Scenario Outline: Tokens go from the losers to the winners, and the deal passes to the right
    Given <dealer> deals
    When the tricks are taken by <row>
    Then <winners> have won the round <tricks>
    And <winners> take <tokens> from <losers>
    And <next> deals the next round

    Examples: The caller's side
      | dealer | row             | winners         | losers          | tricks | tokens   | next  |
      | East   | N W S E N W S N | North and South | East and West   | 5-3    | 1 token  | North |
      | North  | W N E S W N E W | East and West   | North and South | 5-3    | 1 token  | West  |
      | West   | S S S S S S S E | North and South | East and West   | 7-1    | 1 token  | South |

    Examples: The other side
      | dealer | row             | winners         | losers          | tricks | tokens   | next  |
      | East   | E N W S E N W E | East and West   | North and South | 5-3    | 2 tokens | North |
      | South  | S N S N S N S W | North and South | East and West   | 7-1    | 2 tokens | East  |

    Examples: Kapothi
      | dealer | row             | winners         | losers          | tricks | tokens   | next  |
      | East   | N S N N S S N S | North and South | East and West   | 8-0    | 3 tokens | North |
      | East   | E W E E W W E W | East and West   | North and South | 8-0    | 3 tokens | North |

  @OM5 @clause:round.play
  Scenario: All eight tricks are played
    Given East deals
    When the tricks are taken by N S N W S N
    Then the round goes on

  @OM3 @OM5 @E29 @Q64 @clause:decide.level @clause:score.level @clause:counter.extra
  Scenario: Four tricks each
    Given East deals
    When the tricks are taken by N W S E N W S E
    Then nobody wins the round
    And 1 extra token is waiting
    And North deals the next round

  @OM5 @Q64 @clause:score.extra
  Scenario Outline: Whoever wins next takes what waits
    Given East deals
    And <before> waits
    When the tricks are taken by <row>
    Then <winners> take <tokens> from <losers>
    And no extra token is waiting

    Examples:
      | before         | row             | winners         | losers          | tokens   |
      | 1 extra token  | N W S E N W S N | North and South | East and West   | 2 tokens |
      | 1 extra token  | E N W S E N W E | East and West   | North and South | 3 tokens |
      | 2 extra tokens | N S N N S S N S | North and South | East and West   | 5 tokens |

  @OM5 @Q64 @clause:score.level
  Scenario: They add up
    Given East deals
    And 1 extra token waits
    When the tricks are taken by N W S E N W S E
    Then nobody wins the round
    And 2 extra tokens are waiting

  @OM5 @OM6 @clause:match.start @clause:match.won
  Scenario: Each side begins with ten tokens, and all twenty win
    Given a match begins and East is the first dealer
    When these rounds are played:
      | dealer | tricks          | N/S | E/W |
      | East   | N W S E N W S N | 11  | 9   |
      | North  | W E W E W E W N | 10  | 10  |
      | West   | S E N W S E N W | 10  | 10  |
    Then 1 extra token is waiting after these rounds
    When these rounds are played:
      | dealer | tricks          | N/S | E/W |
      | South  | S N S N S N S N | 14  | 6   |
      | East   | N S N S N S N S | 17  | 3   |
      | North  | S N S N S N S W | 19  | 1   |
    Then the match goes on
    When these rounds are played:
      | dealer | tricks          | N/S | E/W |
      | West   | S N S N S E S W | 20  | 0   |
    Then North and South have won the match
