@HK1
Feature: Hokm
  Whoever is dealt the first ace is the Hakem and names trump on five cards. Seven tricks win the round; the Hakem
  stays as long as his side wins. Cards and play go to the right.

  Background:
    Given we play Hokm

  @HK3 @HK4 @clause:roles.dealer @clause:round.first @clause:round.rest
  Scenario Outline: The dealer sits at the Hakem's left, and five, four and four go round from the Hakem on
    Given <dealer> deals
    And the cards of the pack are numbered from the top, 1 to 52
    Then <hakem> is to name trump
    When <hakem> names hearts trump
    Then the cards have gone round like this:
      | <hakem>  | 1-5 21-24 37-40   |
      | <second> | 6-10 25-28 41-44  |
      | <third>  | 11-15 29-32 45-48 |
      | <dealer> | 16-20 33-36 49-52 |
    And <hakem> is to lead

    Examples:
      | dealer | hakem | second | third |
      | East   | North | West   | South |
      | North  | West  | South  | East  |
      | West   | South | East   | North |
      | South  | East  | North  | West  |

  @HK6 @E3 @E4 @clause:play.follow @clause:play.void
  Scenario: Who can follow must; who cannot may trump or pass
    Given East deals
    And the players hold among others:
      | North | 7♦                          |
      | West  | A♠, 4♣ and no diamonds      |
      | South | 9♦                          |
      | East  | 2♦, 5♣ and no other diamonds |
    When North names clubs trump
    And North leads 7♦
    Then West may play any card of his hand
    When West plays A♠
    And South plays 9♦
    And East tries to play 5♣
    Then that is refused, since he can follow suit
    When East plays 2♦
    Then South takes the trick

  @HK7 @HK8 @HK9 @E8 @E9 @E25 @clause:score.win @clause:score.kot @clause:score.hakem_kot @clause:next_caller.stays @clause:next_caller.moves
  Scenario Outline: What a round is worth, and who deals next
    Given East deals
    When the tricks are taken by <takers>
    Then the round is over after <number> tricks
    And <winners> score <points> points
    And <next> deals the next round

    Examples: The Hakem's side wins, and North stays Hakem
      | takers              | number | winners         | points | next |
      | N S N S E W E N S N | 10     | North and South | 1      | East |
      | E N N S N S S N     | 8      | North and South | 1      | East |
      | N S N N S N S       | 7      | North and South | 2      | East |

    Examples: The Hakem's side loses, and West is the next Hakem
      | takers              | number | winners       | points | next  |
      | N E W E S W E W E   | 9      | East and West | 1      | North |
      | E W E W E W E       | 7      | East and West | 3      | North |

  @HK8 @HK10 @E33 @Q58 @clause:match.won
  Scenario: Seven points win the match, and a Kot may carry a side past them
    Given a match begins and East is the first dealer
    When these rounds are played:
      | dealer | tricks  | N/S | E/W |
      | East   | N/S 7-0 | 2   | 0   |
      | East   | N/S 7-0 | 4   | 0   |
      | East   | E/W 7-5 | 4   | 1   |
      | North  | E/W 7-0 | 4   | 3   |
      | North  | N/S 7-3 | 5   | 3   |
      | West   | N/S 7-6 | 6   | 3   |
      | West   | E/W 7-1 | 6   | 4   |
    Then the match goes on
    When these rounds are played:
      | dealer | tricks  | N/S | E/W |
      | South  | N/S 7-0 | 9   | 4   |
    Then North and South have won the match

  @HK5 @clause:round.call @clause:play.lead
  Scenario: Trump is named before a card is led, once, and by the Hakem
    Given East deals
    When West tries to name clubs trump
    Then that is refused, since it is not his turn
    When North tries to play any card
    Then that is refused, since trump has to be named first
    When North names clubs trump
    And North tries to name hearts trump
    Then that is refused, since only cards are played now
