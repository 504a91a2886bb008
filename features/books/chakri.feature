@CHK
Feature: Chakri
  Six play in two teams of three, with 48 cards and eight each. Who bids highest names trump, leads,
  and must take with the partners as many tricks as were bid.

  Background:
    Given we play Chakri

  @clause:table.players @clause:round.deal @clause:roles.dealer @clause:round.bid
  Scenario Outline: Eight cards each at once, the caller first
    Given player <dealer> deals
    And the cards of the pack are numbered from the top, 1 to 48
    Then the cards have gone round like this:
      | player <caller> | 1-8   |
      | player <second> | 9-16  |
      | player <third>  | 17-24 |
      | player <fourth> | 25-32 |
      | player <fifth>  | 33-40 |
      | player <dealer> | 41-48 |
    When player <caller> tries to pass
    Then that is refused, since the first must bid and each bid is higher than the last
    When player <second> tries to bid 5
    Then that is refused, since it is not his turn
    When player <caller> bids 5
    And player <second> passes
    And player <third> tries to bid 5
    Then that is refused, since the first must bid and each bid is higher than the last

    Examples:
      | dealer | caller | second | third | fourth | fifth |
      | 6      | 1      | 2      | 3     | 4      | 5     |
      | 2      | 3      | 4      | 5     | 6      | 1     |
      | 5      | 6      | 1      | 2     | 3      | 4     |

  @clause:round.call @clause:play.lead
  Scenario: The highest bidder names trump and leads
    Given player 6 deals
    When player 1 bids 5
    And player 2 bids 6
    And player 3 passes
    And player 4 bids 8
    And player 5 passes
    And player 6 passes
    Then player 4 is to name trump
    And player 4 may name any of the four suits
    When player 4 names hearts trump
    Then hearts are trump
    And player 4 is to lead
    And player 4 may lead any card of his hand

  @clause:play.takes @clause:play.follow @clause:play.void
  Scenario: Six cards are a trick, and the highest trump takes it
    Given player 6 deals
    And the players hold among others:
      | player 1 | A♥             |
      | player 2 | 3♣ and no hearts |
      | player 3 | K♥, 9♠         |
      | player 4 | 5♥             |
      | player 5 | 9♣ and no hearts |
      | player 6 | 7♥             |
    When player 1 bids 5
    And player 2 passes
    And player 3 passes
    And player 4 passes
    And player 5 passes
    And player 6 passes
    And player 1 names clubs trump
    And player 1 leads A♥
    And player 2 plays 3♣
    And player 3 tries to play 9♠
    Then that is refused, since he can follow suit
    When player 3 plays K♥
    And player 4 plays 5♥
    And player 5 plays 9♣
    And player 6 plays 7♥
    Then player 5 takes the trick with the nine of clubs
    And player 5 is to lead
    And players 1, 3 and 5 have 1 trick

  @clause:decide.made @clause:decide.failed @clause:score.win @clause:score.baunie @clause:next_caller.stays @clause:next_caller.passes
  Scenario Outline: The bid made or missed, and who calls next
    Given player 6 deals
    And player <bidder> means to bid <bid>
    When the tricks are taken by <row>
    Then the round is over after 8 tricks
    And players <winners> have won the round <tricks>
    And players <winners> score <rounds> rounds
    And player <next> deals the next round

    Examples: The first bidder's team bids highest
      | bidder | bid | row             | winners    | tricks | rounds | next |
      | 1      | 6   | 1 3 5 1 3 2 4 1 | 1, 3 and 5 | 6-2    | 1      | 6    |
      | 1      | 6   | 1 3 5 1 3 2 4 6 | 2, 4 and 6 | 3-5    | 1      | 1    |
      | 1      | 5   | 1 3 5 1 3 2 4 6 | 1, 3 and 5 | 5-3    | 1      | 6    |
      | 1      | 8   | 1 3 5 1 3 5 1 3 | 1, 3 and 5 | 8-0    | 2      | 6    |
      | 3      | 8   | 3 5 1 3 5 1 3 2 | 2, 4 and 6 | 1-7    | 1      | 1    |
      | 1      | 5   | 2 4 6 2 4 6 2 4 | 2, 4 and 6 | 8-0    | 2      | 1    |

    Examples: The other team bids highest
      | bidder | bid | row             | winners    | tricks | rounds | next |
      | 4      | 6   | 4 2 6 1 3 4 6 2 | 2, 4 and 6 | 6-2    | 1      | 1    |
      | 2      | 7   | 2 4 6 1 3 4 6 2 | 1, 3 and 5 | 2-6    | 1      | 6    |

  @clause:round.play
  Scenario: All eight tricks are played although the bid is made
    Given player 6 deals
    And player 1 means to bid 5
    When the tricks are taken by 1 3 5 1 3
    Then the round goes on
    And 18 cards are left unplayed
