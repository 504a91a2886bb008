@TC1 @TC17
Feature: Troefcall
  The caller, at the dealer's left, names trump on five cards that nobody else has yet. Who cannot follow must trump.
  After the first seven tricks whoever took the seventh may go on for all thirteen. Irregularities cost points.

  Background:
    Given we play Troefcall
    And West deals

  @TC2 @TC3 @TC4 @clause:roles.dealer @clause:round.first @clause:round.others @clause:round.rest
  Scenario: Five to the caller, five to the others, four and four to all, to the left
    Given the cards of the pack are numbered from the top, 1 to 52
    Then North is to name trump
    When North names hearts trump
    And North passes
    Then the cards have gone round like this:
      | North | 1-5 21-24 37-40   |
      | East  | 6-10 25-28 41-44  |
      | South | 11-15 29-32 45-48 |
      | West  | 16-20 33-36 49-52 |

  @TC5 @clause:round.again
  Scenario: The call may be changed before the packets of four
    Given North holds K♠
    When North names hearts trump
    And North names clubs trump
    Then clubs are trump
    And North is to lead

  @TC9 @E5 @clause:play.void
  Scenario: Who cannot follow must trump
    Given the players hold among others:
      | North | 7♦, K♥               |
      | East  | K♠, 4♥ and no diamonds |
      | South | 3♠, no diamonds and no other spades |
      | West  | A♦                   |
    When North names spades trump
    And North passes
    And North leads 7♦
    And East tries to play 4♥
    Then that is refused, since he must trump
    And East may play only spades
    When East plays K♠
    And South plays 3♠
    And West plays A♦
    Then East takes the trick

  @TC9 @E6 @clause:play.void
  Scenario: Who cannot follow must go over a trump that lies there
    Given the players hold among others:
      | North | 9♣, K♦                               |
      | East  | 8♥ and no clubs                      |
      | South | Q♥, 5♥, 2♦, no clubs and no other hearts |
      | West  | A♣                                   |
    When North names hearts trump
    And North passes
    And North leads 9♣
    And East plays 8♥
    And South tries to play 5♥
    Then that is refused, since he must go over the trump that lies there
    When South plays Q♥
    And West plays A♣
    Then South takes the trick

  @TC6 @TC10 @E25 @clause:score.win @clause:next_caller.stays @clause:next_caller.passes
  Scenario Outline: An ordinary win counts two, and the dealer stays while the caller's side wins
    When the tricks are taken by <takers>
    Then <winners> score 2 points
    And <next> deals the next round

    Examples:
      | takers              | winners         | next  |
      | N S N S E W E N S N | North and South | West  |
      | N E W E S W E W E   | East and West   | North |

  @TC11 @E32 @Q50 @clause:round.kap @clause:score.kap
  Scenario: Who took the seventh trick may stop for five
    When the tricks are taken by N S N N S N S
    Then the round goes on
    When North tries to stop
    Then that is refused, since it is not his turn
    When South stops
    Then the round is over after 7 tricks
    And North and South score 5 points
    And West deals the next round

  @TC11 @E32 @clause:foul.partner_stops.kap
  Scenario: If the partner stops, it is two
    Given the tricks have been taken by N S N N S N S
    When North stops in his partner's stead
    Then the round is over after 7 tricks
    And the round brings N/S 2 and E/W 0

  @TC11 @clause:foul.partner_stops.taker
  Scenario: Whoever took the seventh trick does not stop in a partner's stead, but stops
    Given the tricks have been taken by N S N N S N S
    When South stops in his partner's stead
    Then the round goes on
    When South stops
    Then the round brings N/S 5 and E/W 0

  @TC11 @TC13 @clause:play.concede
  Scenario: The side with seven tricks cannot give up, whoever is asked
    Given the tricks have been taken by N S N N S N S
    When North tries to give up
    Then that is refused, since he may not give up now

  @TC11 @E32 @Q51 @clause:round.on @clause:decide.failed
  Scenario: Going on in vain gives the others two
    When the tricks are taken by N S N N S N S S S S E
    Then the round is over after 11 tricks
    And the round brings N/S 0 and E/W 2
    And North deals the next round

  @TC12 @E32 @clause:score.baunie
  Scenario: All thirteen are fifteen
    When the tricks are taken by N S N N S N S S S S N N S
    Then the round is over after 13 tricks
    And the round brings N/S 15 and E/W 0

  @TC13 @clause:play.concede @clause:score.win @clause:score.too_early
  Scenario Outline: Giving up
    Given the tricks have been taken by <takers>
    When <who> gives up
    Then the round brings N/S <ns> and E/W <ew>

    Examples: Both sides have a trick, and it costs two
      | takers  | who  | ns | ew |
      | N N E   | West | 2  | 0  |
      | N N E E | South | 0 | 2  |

    Examples: Too early, and it costs fifteen
      | takers        | who  | ns | ew |
      | N S N N S     | East | 15 | 0  |
      | E             | North | 0 | 15 |
      | N S N N S N S | West | 15 | 0  |

  @TC13 @clause:play.concede
  Scenario: A side with a trick cannot give up to one without
    Given the tricks have been taken by N
    When North tries to give up
    Then that is refused, since he may not give up now

  @TC14 @clause:foul.out_of_turn.early @clause:foul.out_of_turn.late @clause:foul.out_of_turn.milder
  Scenario Outline: A card out of turn costs by the moment, and play goes on
    Given the tricks have been taken by <before>
    When East shows a card out of turn
    Then the round goes on
    When West gives up
    Then the round brings N/S <ns> and E/W 0

    Examples: No trick, before trick five: 5, beside the 15 for giving up too early
      | before  | ns |
      | N       | 20 |
      | N S N   | 20 |

    Examples: No trick, from trick five on: 15
      | before    | ns |
      | N S N S   | 30 |
      | N S N S N | 30 |

    Examples: With a trick: 2, beside the 2 for giving up in time
      | before  | ns |
      | N E N N | 4  |

  @TC14 @clause:foul.looking_back.costs
  Scenario: Looking at a turned trick ends the round, and the others have won it
    Given the tricks have been taken by N S N S N S E W
    When South looks at a turned trick
    Then the round is over after 8 tricks
    And the round brings N/S 0 and E/W 2
    And North deals the next round

  @TC14 @clause:score.looked_back
  Scenario Outline: It is two, however many tricks were taken
    Given the tricks have been taken by <takers>
    When East looks at a turned trick
    Then the round is over after <number> tricks
    And the round brings N/S 2 and E/W 0

    Examples:
      | takers        | number |
      | N             | 1      |
      | N S N N S     | 5      |
      | N S N N S N S | 7      |

  @TC14 @clause:foul.looking_back.none
  Scenario: Before a trick was turned there is none to look at
    Given North names hearts trump
    When East looks at a turned trick
    And North passes
    And East looks at a turned trick
    Then the round goes on
    And North is to lead

  @TC14 @clause:foul.cards_kept.costs
  Scenario: Who does not lay down the last cards pays two
    Given the tricks have been taken by N S N S N E
    When West does not lay down the last cards
    And West gives up
    Then the round brings N/S 4 and E/W 0

  @TC8 @clause:foul.misdeal.dealer
  Scenario: A misdeal costs two, and the same dealer deals again
    Given North names hearts trump
    When West misdeals
    Then the cards are dealt again
    And the round brings N/S 2 and E/W 0
    And West deals the next round

  @TC7 @Q7 @clause:round.redeal
  Scenario: No picture among thirteen, though an ace, and the cards are dealt again
    Given North holds A♠, 9♠, 8♠, 5♠, 2♠, 10♥, 9♥, 4♥, 3♥, 8♦, 7♦, 5♣, 4♣
    When North names spades trump
    And North passes
    And North demands a new deal
    Then the cards are dealt again
    And West deals the next round

  @TC7 @clause:foul.false_claim.caller
  Scenario: Claiming it with a picture gives the others five
    Given North holds J♠, 9♠, 8♠, 5♠, 2♠, 10♥, 9♥, 4♥, 3♥, 8♦, 7♦, 5♣, 4♣
    And North names spades trump
    And North passes
    When North claims a new deal with a picture
    Then the round goes on
    When South gives up
    Then the round brings N/S 0 and E/W 20

  @TC7 @clause:foul.false_claim.other
  Scenario: No wrong claim is the partner's, nor one before all thirteen are dealt; and the caller pays for one once
    Given North holds J♠, 9♠, 8♠, 5♠, 2♠, 10♥, 9♥, 4♥, 3♥, 8♦, 7♦, 5♣, 4♣
    And North names spades trump
    When North claims a new deal with a picture
    And North passes
    And South claims a new deal with a picture
    And North claims a new deal with a picture
    And North claims a new deal with a picture
    Then the round goes on
    When South gives up
    Then the round brings N/S 0 and E/W 20

  @TC7 @clause:foul.false_claim.other
  Scenario: Claiming it with nothing but an ace and small cards is no wrong claim
    Given North holds A♠, 9♠, 8♠, 5♠, 2♠, 10♥, 9♥, 4♥, 3♥, 8♦, 7♦, 5♣, 4♣
    And North names spades trump
    And North passes
    When North claims a new deal with a picture
    And North demands a new deal
    Then the cards are dealt again
    And the round brings N/S 0 and E/W 0

  @TC7 @clause:foul.false_claim.caller
  Scenario: Where the ace is a picture it makes the claim a wrong one
    Given we play by troefcall with ace_is_picture
    And West deals
    And North holds A♠, 9♠, 8♠, 5♠, 2♠, 10♥, 9♥, 4♥, 3♥, 8♦, 7♦, 5♣, 4♣
    And North names spades trump
    And North passes
    When North claims a new deal with a picture
    And South gives up
    Then the round brings N/S 0 and E/W 20

  @TC8 @clause:foul.misdeal.other
  Scenario: Who does not deal cannot misdeal
    Given North names hearts trump
    And North passes
    When South misdeals
    Then the round goes on
    When East gives up
    Then the round brings N/S 15 and E/W 0

  @TC15 @clause:set.over @clause:set.won
  Scenario: A set is four rounds, and the side with more points has three competition points
    Given a match begins and West is the first dealer
    When these rounds are played:
      | dealer | tricks  | N/S | E/W |
      | West   | N/S 7-1 | 0   | 0   |
      | West   | N/S 7-1 | 0   | 0   |
      | West   | E/W 7-1 | 0   | 0   |
      | North  | N/S 7-1 | 3   | 0   |
    Then East is the next dealer

  @TC15 @clause:set.drawn
  Scenario: Level points after four rounds are one competition point for each side
    Given a match begins and West is the first dealer
    When these rounds are played:
      | dealer | tricks  | N/S | E/W |
      | West   | N/S 7-1 | 0   | 0   |
      | West   | E/W 7-1 | 0   | 0   |
      | North  | E/W 7-1 | 0   | 0   |
      | North  | N/S 7-1 | 1   | 1   |
    Then the match goes on

  @TC15 @clause:match.over @clause:match.won
  Scenario: After eight sets the side with more competition points has won the match
    Given a match begins and West is the first dealer
    When 5 sets are won by North and South
    And 2 sets are won by East and West
    Then the match goes on
    When 1 set is won by East and West
    Then North and South have won the match 15-9

  @TC15 @clause:match.tie
  Scenario: Level competition points after eight sets are a drawn match
    Given a match begins and West is the first dealer
    When 4 sets are won by North and South
    And 4 sets are won by East and West
    Then the match is drawn 12-12
