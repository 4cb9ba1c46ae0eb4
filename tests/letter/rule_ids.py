"""The rules of Letter Tycoon, each with a short title; see `tests.rule_table`."""

from __future__ import annotations

LINES = """
LT-01 two to five may play
LT-02 102 factory cards, 26 patents
LT-03 who cuts closest to Z starts, the same all game
LT-04 seven cards each, three in the pool
LT-05 all patents lie open
LT-06 nobody starts with anything
LT-07 the goal depends on the number of players
LT-08 a word list is agreed before play
LT-09 words have three letters at least
LT-10 letter frequencies can be looked up
LT-11 a turn is a discard or a word
LT-12 discard any number, draw as many
LT-13 build, earn, royalties, buy, continue
LT-14 hand and community cards, one of the hand at least
LT-15 each card at most once
LT-16 what words of 3 to 7 letters earn
LT-17 what longer words earn
LT-18 stock cannot be spent
LT-19 $1 to an opponent for each card of their letter
LT-20 nothing for one's own patents, the bank pays
LT-21 added letters pay no royalties
LT-22 one unsold patent of a card used, at its cost
LT-23 money just earned may be used; buying is optional
LT-24 the pool is refilled before the hand
LT-25 discard what you like, refill to seven
LT-26 an empty deck is made of the discard
LT-27 every Y is declared
LT-28 the Q card doubles
LT-29 the Q card stacks with patents
LT-30 any opponent may challenge
LT-31 the challenger closest clockwise counts
LT-32 the agreed list decides
LT-33 a failed challenge costs $1
LT-34 a rejected word: cards back, one card changed, turn over
LT-35 each ability once per turn
LT-36 B: vowels at both ends
LT-37 J: vowels are at least half
LT-38 K: exactly one vowel
LT-39 doublings stack
LT-40 V: two words
LT-41 V: an ability serves one of them
LT-42 X: one card twice, three real cards
LT-43 Z: a final S
LT-44 Z's S is no S card
LT-45 Q: replace a card first
LT-46 special patents earn royalties too
LT-47 reaching the goal triggers the last round
LT-48 who has not acted this round has a last turn
LT-49 patents, money and stock
LT-50 a tie: more valuable patents
LT-A01 discarding nothing is allowed
LT-A02 the challenge comes before any payment
LT-A03 no royalties for a rejected word
LT-A04 nothing is bought before the challenge
LT-A05 a rejected word returns the community cards
LT-A06 one bad word of two rejects both
LT-A07 exactly one card of one's choice after a rejection
LT-A08 a replaced card stays replaced
LT-A09 the failed challenger pays before the scoring
LT-A10 every opponent answers; table, automatic, off
LT-A11 the penalty after the last retry
LT-A12 doublings multiply, add, or one counts
LT-A13 a copied Q doubles once
LT-A14 both uses of X's card in one word
LT-A15 X's three cards lie in its own word
LT-A16 X copies community cards, not Z's S
LT-A17 a Y and its copy are declared alike
LT-A18 X's copy stands anywhere
LT-A19 copy and final S count as letters
LT-A20 two cards and a final S are a word
LT-A21 each of V's words is a whole play
LT-A22 each doubling goes to one of V's words
LT-A23 two words, one purchase
LT-A24 both words may be the same
LT-A25 Q replaces a card of hand or pool
LT-A26 replace, then discard
LT-A27 doublings are automatic
LT-A28 a new patent works from the next turn
LT-A29 the deck runs out while drawing
LT-A30 no card anywhere
LT-A31 a certificate is worth $1
LT-A32 a full tie is shared
LT-A33 the last seat of a round ends the game at once
LT-A34 no discard and refill in one's last turn
LT-A35 the goal is never lost again
LT-A36 money and stock are public
LT-A37 nobody sells a patent
LT-A38 a copied letter can be bought
LT-A39 S needs a real S
LT-A40 a tie when cutting is cut again
LT-A41 the bank never runs out
LT-A42 what cannot be laid cannot be played
LT-A43 a played word is not taken back
LT-A45 the goal is always reached first
LT-A46 the whole table may agree to stop
LT-T1 the example of JEWELS
LT-T2 the example of YACHT
LT-T3 the example of SKYSCRAPERS
LT-T4 the example of the last round
LT-T5 sixteen times the base
LT-T6 a challenger without money
LT-T7 102 cards, $110 of patents
LT-D1 how many cards of each letter
LT-D2 what patents cost
LT-D3 vowels and consonants
LT-D4 no goal needs a number of patents
LT-D5 the longest word has twelve letters
"""
#: Rulings that hold in more than one reading of another rule.
ALSO = ("LT-A10@challenge=automatic", "LT-A10@challenge=off")
