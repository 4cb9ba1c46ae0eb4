"""The rules of Raccoon Tycoon, each with a short title; see `tests.rule_table`."""

from __future__ import annotations

LINES = """
RT-01 two to five may play
RT-02 six commodities
RT-03 25 tokens of each commodity
RT-04 the numbers of tiles, railroads, towns and cards
RT-05 money is an amount, not notes
RT-06 six companies of four railroads; four towns at each of four values
RT-07 three cards are dealt to everybody
RT-08 prices start on the lowest space
RT-09 one token of each marks the price, the others are the supply
RT-10 everybody starts with $10
RT-11 which companies play at which table
RT-12 two railroads are on offer
RT-13 towns come cheapest first, shuffled inside a value
RT-14 two players play without one town of each value
RT-15 four of the six basic tiles, drawn at random, start on offer
RT-16 the Machine Shop belongs to the stack
RT-17 the advanced tiles are one shuffled stack
RT-18 variant: as many basic tiles as players, the rest from the stack
RT-19 a random start player, the same all game
RT-20 start tokens: one for the first, two for the second, all different
RT-21 clockwise rounds, one turn each
RT-22 five actions to choose from
RT-23 one action and the turn is over
RT-24 producing plays one card of the hand
RT-25 three of the shown icons, by choice
RT-26 nothing the card does not show
RT-27 prices rise by one per icon
RT-28 goods first, then prices
RT-29 the card is discarded and the hand filled up
RT-30 hand maximum 3, 4 or 5
RT-31 a bonus tile gives on top of the maximum, whatever the card shows
RT-32 one bonus tile per production, by choice
RT-33 one production tile per production
RT-34 a bonus and a production tile together
RT-35 storage is 10, 1 more per tile, 3 more per Warehouse
RT-36 what does not fit after producing goes back, by choice
RT-37 sell one to all of one commodity
RT-38 every unit pays the price at the start of the sale
RT-39 then the price falls by one per unit, to the lowest space at most
RT-40 auction one of the railroads on offer
RT-41 bids start at the minimum and rise
RT-42 clockwise bids, a pass is for good
RT-43 nobody bids above their money; the winner pays the bank; the offer is refilled
RT-44 a starter who loses the auction acts again
RT-45 two players: one bid, one answer
RT-46 a tile costs what is printed on it
RT-47 four tiles on offer while the stack lasts
RT-48 a tile works from the moment it is bought
RT-49 double-sided tiles come with their +1 side
RT-50 an upgrade costs the whole price of the +2 side
RT-51 a town costs its commodity, or more of any mix
RT-52 the next town is turned up
RT-53 Wheat Field
RT-54 Grain Farm
RT-55 Lumber Yard
RT-56 Saw Mill
RT-57 Coal Deposit
RT-58 Coal Mine
RT-59 Iron Deposit
RT-60 Iron Mine
RT-61 Tool & Die
RT-62 Loom
RT-63 Vineyard
RT-64 Glass Works
RT-65 Machine Shop
RT-66 Water Mill
RT-67 Lumber / Wheat Trading Firm
RT-68 Coal / Iron Trading Firm
RT-69 Goods / Luxury Trading Firm
RT-70 Auction House
RT-71 Warehouse
RT-72 Construction Company
RT-73 Freight Company
RT-74 Smuggler
RT-75 Black Market
RT-76 Brick Works
RT-77 Export Company
RT-78 Trading Floor
RT-79 Cottage Industry
RT-80 Factory
RT-81 Bank
RT-82 Governor's Mansion
RT-83 Rail Baron
RT-84 Mayor's Office
RT-85 which advanced tiles there are
RT-86 what lies on the table is public
RT-87 money is secret
RT-88 tokens are public, hands are secret
RT-89 the last town or railroad triggers the end
RT-90 German edition: the last building triggers it too
RT-91 the round is completed
RT-92 variant: play until two of three sets are owned
RT-93 points of towns
RT-94 points of railroads, per company
RT-95 a point per building
RT-96 two points per pair of town and railroad
RT-97 the four scoring tiles count
RT-98 most points win
RT-99 money breaks a tie
RT-100 variant: who has $1,000 may declare victory
RT-101 variant: no advanced tiles
RT-A01 an empty supply gives what is left
RT-A02 the discard is reshuffled when a card must be drawn
RT-A03 prices stop at the top
RT-A04 selling more units than the price can fall
RT-A05 one takes all there is to take; with a production tile from three up to its limit
RT-A06 one bonus tile or none
RT-A07 bought tokens count for storage, checked once at the end
RT-A08 the order inside a production
RT-A09 the seller is paid, the market does not move
RT-A10 trading firms earn nothing on the Trading Floor
RT-A11 trading firms earn on their owner's sales
RT-A12 exporting really moves the price
RT-A13 exporting is optional, for each sale
RT-A14 the starter opens with a bid
RT-A15 whole dollars, at least one more
RT-A16 nobody bids against themselves
RT-A17 passing is one's own act, even without money
RT-A18 the starter may lose again and again
RT-A19 the Auction House pays after the auction
RT-A20 the last railroad must be sold, not just shown
RT-A21 a trigger during my lost auction leaves me my action
RT-A22 the last seat ends the game at once
RT-A23 a second trigger changes nothing
RT-A24 the Water Mill gives any two
RT-A25 a new Construction Company helps at once
RT-A26 the two buildings of a turn: buy or upgrade, refill between
RT-A27 Freight: two different commodities, the second if one likes
RT-A28 Smuggler and Black Market fill the hand the same turn
RT-A29 Brick Works lowers both prices
RT-A30 German edition: new tiles work from the next round on
RT-A31 German edition: a scoring tile of the last round counts
RT-A32 beginner game: four basics, or all six
RT-A33 only the extra action may be declined
RT-A34 secrets: hands and money; open money as an option
RT-A35 empty offers: play goes on
RT-A36 money never goes below zero
RT-A37 a full tie is shared
RT-A38 $1,000 is checked whenever money changes
RT-A39 scoring looks at the final cash
RT-A40 two players: which towns left is secret, how many is not
RT-A41 start tokens in seat order; they differ within one player
RT-A42 the card shows fewer icons than the maximum
RT-A43 undo until something is revealed
RT-A44 two players: no answer to the raise
RT-A45 longer game: an exhausted set just goes away
RT-A46 German edition: the table chooses the start tiles
RT-A47 starting an auction nobody else can pay
RT-A48 the whole table may agree to stop
RT-T1 the card of the production example
RT-T2 the example of two bonus tiles
RT-T3 the example with Cottage Industry
RT-T4 the example of Factory and Cottage Industry
RT-T5 the storage example
RT-T6 the example of a sale
RT-T7 the Top Dog example
RT-T8 the examples of pairs
RT-T9 how much of everything is set up
RT-T10 the Bank with $59
RT-T11 exporting near the top
RT-T12 the Trading Floor and a rising price
RT-D1 the price tracks
RT-D2 minimum bids and set values
RT-D3 what towns cost
RT-D4 what towns are called
RT-D5 the shape of the 54 cards
"""
#: Examples, and rulings that hold in both readings of another rule.
ALSO = (
    "RT-09@supply=30",
    "RT-T9@supply=30",
    "RT-T9@start_offer=mixed",
    "RT-T10@bank_divisor=10",
    "RT-T12@trading_floor=any_goods",
    "RT-92@end_triggers=three",
    "RT-A07@trading_floor=any_goods",
    "RT-A09@trading_floor=any_goods",
    "RT-A10@trading_floor=any_goods",
    "RT-A28@new_tiles=next_round",
    "RT-A32@end_triggers=three",
    "RT-A45@end_triggers=three",
)
