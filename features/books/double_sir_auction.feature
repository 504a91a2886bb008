@DSE
Feature: Double Sir with an auction
  Five cards, one round of bids, trump by the highest bidder, and eight cards more. Tricks go to the pile of Double Sir,
  and once two running have been collected each further one of that run is. Bids made or missed bring penalties.

  Background:
    Given we play Double Sir Auction

  @clause:round.first @clause:round.bid @clause:round.call @clause:round.rest @clause:play.lead
  Scenario: The first seat must bid; who bids highest names trump and leads
    Given South deals
    And the cards of the pack are numbered from the top, 1 to 52
    Then the cards have gone round like this:
      | North | 1-5   |
      | West  | 6-10  |
      | South | 11-15 |
      | East  | 16-20 |
    When North tries to pass
    Then that is refused, since the first must bid and each bid is higher than the last
    When North bids 7
    And West passes
    And South tries to bid 7
    Then that is refused, since the first must bid and each bid is higher than the last
    When South bids 9
    And East passes
    Then South is to name trump
    When South names spades trump
    Then the cards have gone round like this:
      | North | 1-5 21-28   |
      | West  | 6-10 29-36  |
      | South | 11-15 37-44 |
      | East  | 16-20 45-52 |
    And South is to lead

  @Q38 @clause:trump.power @clause:collect.take @clause:collect.fresh
  Scenario: After a pair each further trick of the run is collected at once
    Given North deals
    And North means to bid 13
    When the tricks are taken by N N N W W
    Then the tricks are collected like this:
      | after trick | N/S | E/W | on the table |
      | 1           | 0   | 0   | 1            |
      | 2           | 2   | 0   | 0            |
      | 3           | 3   | 0   | 0            |
      | 4           | 3   | 0   | 1            |
      | 5           | 3   | 2   | 0            |

  @E31 @clause:decide.made @clause:decide.broken @clause:score.made @clause:score.failed @clause:next_dealer @clause:next_dealer.turn
  Scenario Outline: The bid made is paid by the others, the bid missed twice by the bidders
    Given <dealer> deals
    And <bidder> means to bid <bid>
    When the tricks are taken by <row>
    Then the round is over after <tricks> tricks
    And <winners> have won the round
    And <payers> score <penalties> penalties
    And <next> deals the next round

    Examples:
      | dealer | bidder | bid | row                       | tricks | winners         | payers          | penalties | next  |
      | North  | North  | 7   | W E S N N N N             | 7      | North and South | East and West   | 7         | West  |
      | West   | South  | 9   | W S E N S S S S S         | 9      | North and South | East and West   | 9         | South |
      | South  | South  | 9   | W E S N W W               | 6      | East and West   | North and South | 18        | East  |
      | East   | North  | 13  | N S N S W W               | 6      | East and West   | North and South | 26        | North |
      | North  | East   | 8   | N N E W S E W S N E W S W | 13     | East and West   | North and South | 8         | West  |
      | North  | East   | 12  | N N                       | 2      | North and South | East and West   | 24        | West  |
