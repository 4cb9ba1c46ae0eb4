"""The lessons of Raccoon Tycoon: real games, as far as each lesson needs one."""

from __future__ import annotations

from tycoon_web.telling.lesson import read_lessons

#: As `games.lesson` tells.
TEXT = """
lesson produce
deal s4 3 {}
{"do": "take_start_tokens", "tokens": ["wheat"]}
{"do": "take_start_tokens", "tokens": ["wood", "coal"]}
{"do": "take_start_tokens", "tokens": ["wheat", "iron", "goods"]}
task
accept [{"do": "produce"}]
way act-produce commit
task
accept [{"do": "end_turn"}]
way end-turn
then
{"do": "produce", "card": 33, "take": {"iron": 1, "goods": 1, "luxury": 1}}
{"do": "end_turn"}
{"do": "produce", "card": 30, "take": {"wheat": 1, "goods": 1, "luxury": 1}}
{"do": "end_turn"}
lesson sell
deal mix46 3 {}
{"do": "take_start_tokens", "tokens": ["iron"]}
{"do": "take_start_tokens", "tokens": ["wheat", "coal"]}
{"do": "take_start_tokens", "tokens": ["iron", "coal", "luxury"]}
{"do": "produce", "card": 31, "take": {"wood": 1, "coal": 1, "luxury": 1}}
{"do": "end_turn"}
{"do": "sell", "commodity": "wheat", "count": 1}
{"do": "end_turn"}
{"do": "produce", "card": 36, "take": {"wood": 1, "coal": 2}}
{"do": "end_turn"}
{"do": "produce", "card": 16, "take": {"wood": 2, "coal": 1}}
{"do": "end_turn"}
{"do": "produce", "card": 12, "take": {"wood": 2, "goods": 1}}
{"do": "end_turn"}
{"do": "produce", "card": 30, "take": {"wheat": 2, "goods": 1}}
{"do": "end_turn"}
task
accept [{"do": "sell", "commodity": "coal", "count": 2}]
way act-sell sell-coal commit
lesson storage
deal mix79 3 {}
{"do": "take_start_tokens", "tokens": ["luxury"]}
{"do": "take_start_tokens", "tokens": ["wheat", "wood"]}
{"do": "take_start_tokens", "tokens": ["wood", "iron", "goods"]}
{"do": "produce", "card": 20, "take": {"wheat": 2, "luxury": 1}}
{"do": "end_turn"}
{"do": "produce", "card": 48, "take": {"iron": 1, "coal": 1, "luxury": 1}}
{"do": "end_turn"}
{"do": "sell", "commodity": "goods", "count": 1}
{"do": "end_turn"}
{"do": "produce", "card": 54, "take": {"wood": 1, "goods": 1, "luxury": 1}}
{"do": "end_turn"}
{"do": "produce", "card": 21, "take": {"wheat": 1, "coal": 1, "luxury": 1}}
{"do": "end_turn"}
{"do": "produce", "card": 12, "take": {"wheat": 1, "wood": 2}}
{"do": "end_turn"}
{"do": "produce", "card": 15, "take": {"wheat": 1, "iron": 1, "goods": 1}}
{"do": "end_turn"}
{"do": "build", "tile": "wheat_field"}
{"do": "end_turn"}
{"do": "produce", "card": 50, "take": {"wheat": 2, "goods": 1}}
{"do": "end_turn"}
task
accept [{"do": "sell", "count": 3}]
way act-sell commit
then
{"do": "end_turn"}
{"do": "produce", "card": 9, "take": {"wheat": 1, "wood": 1, "coal": 1}}
{"do": "take_bonus", "tile": "wheat_field", "take": {"wheat": 1}}
{"do": "discard", "commodity": "wheat", "count": 1}
{"do": "end_turn"}
{"do": "sell", "commodity": "wheat", "count": 3}
{"do": "end_turn"}
task
accept [{"do": "produce"}]
way act-produce commit
lesson auction
deal s0 3 {}
{"do": "take_start_tokens", "tokens": ["wheat"]}
{"do": "take_start_tokens", "tokens": ["wood", "coal"]}
{"do": "take_start_tokens", "tokens": ["wheat", "iron", "goods"]}
task
accept [{"do": "auction", "railroad": "fat_cat"}, {"do": "bid", "amount": 4}]
way railroad-1 commit
then
{"do": "bid", "amount": 5}
{"do": "pass"}
task
accept [{"do": "bid"}]
way bid
then
{"do": "pass"}
lesson set
deal mix169 3 {}
{"do": "take_start_tokens", "tokens": ["luxury"]}
{"do": "take_start_tokens", "tokens": ["iron", "coal"]}
{"do": "take_start_tokens", "tokens": ["wheat", "wood", "coal"]}
{"do": "sell", "commodity": "luxury", "count": 1}
{"do": "end_turn"}
{"do": "build", "tile": "iron_deposit"}
{"do": "end_turn"}
{"do": "auction", "railroad": "fat_cat"}
{"do": "bid", "amount": 5}
{"do": "bid", "amount": 6}
{"do": "pass"}
{"do": "pass"}
{"do": "produce", "card": 47, "take": {"coal": 1, "goods": 2}}
{"do": "end_turn"}
task
accept [{"do": "auction", "railroad": "fat_cat"}]
way railroad-1 commit
then
{"do": "pass"}
{"do": "pass"}
lesson town
deal mix38 3 {}
{"do": "take_start_tokens", "tokens": ["wood"]}
{"do": "take_start_tokens", "tokens": ["wheat", "iron"]}
{"do": "take_start_tokens", "tokens": ["wheat", "goods", "luxury"]}
{"do": "produce", "card": 21, "take": {"wood": 1, "coal": 1, "luxury": 1}}
{"do": "end_turn"}
{"do": "auction", "railroad": "fat_cat"}
{"do": "bid", "amount": 8}
{"do": "pass"}
{"do": "bid", "amount": 9}
{"do": "pass"}
{"do": "sell", "commodity": "iron", "count": 1}
{"do": "end_turn"}
{"do": "produce", "card": 3, "take": {"iron": 2, "luxury": 1}}
{"do": "end_turn"}
task
accept [{"do": "buy_town"}]
way town-card commit
lesson build
deal mix1 3 {}
{"do": "take_start_tokens", "tokens": ["goods"]}
{"do": "take_start_tokens", "tokens": ["wood", "luxury"]}
{"do": "take_start_tokens", "tokens": ["wheat", "iron", "coal"]}
{"do": "produce", "card": 29, "take": {"iron": 1, "coal": 2}}
{"do": "end_turn"}
{"do": "produce", "card": 35, "take": {"coal": 1, "goods": 1, "luxury": 1}}
{"do": "end_turn"}
{"do": "produce", "card": 36, "take": {"wood": 1, "coal": 2}}
{"do": "end_turn"}
{"do": "sell", "commodity": "goods", "count": 1}
{"do": "end_turn"}
{"do": "sell", "commodity": "luxury", "count": 2}
{"do": "end_turn"}
{"do": "produce", "card": 16, "take": {"wheat": 1, "wood": 1, "coal": 1}}
{"do": "end_turn"}
task
accept [{"do": "build", "tile": "wheat_field"}]
way tile-0 commit
then
{"do": "end_turn"}
{"do": "produce", "card": 21, "take": {"coal": 1, "luxury": 2}}
{"do": "end_turn"}
{"do": "sell", "commodity": "coal", "count": 4}
{"do": "end_turn"}
task
accept [{"do": "upgrade", "tile": "wheat_field"}]
way act-build upgrade-wheat_field commit
then
{"do": "end_turn"}
{"do": "produce", "card": 33, "take": {"iron": 1, "goods": 1, "luxury": 1}}
{"do": "end_turn"}
{"do": "produce", "card": 19, "take": {"wheat": 1, "wood": 1, "coal": 1}}
{"do": "end_turn"}
task
accept [{"do": "produce"}]
way act-produce commit
lesson end
deal end9 2 {}
{"do": "take_start_tokens", "tokens": ["coal"]}
{"do": "take_start_tokens", "tokens": ["wood", "luxury"]}
{"do": "produce", "card": 46, "take": {"iron": 1, "coal": 1, "goods": 1}}
{"do": "end_turn"}
{"do": "produce", "card": 31, "take": {"wood": 1, "coal": 1, "luxury": 1}}
{"do": "end_turn"}
{"do": "buy_town", "pay": {"coal": 2}}
{"do": "end_turn"}
{"do": "buy_town", "pay": {"wood": 1, "coal": 1, "luxury": 2}}
{"do": "end_turn"}
{"do": "produce", "card": 17, "take": {"iron": 3}}
{"do": "end_turn"}
{"do": "produce", "card": 42, "take": {"wood": 2, "iron": 1}}
{"do": "end_turn"}
{"do": "auction", "railroad": "fat_cat"}
{"do": "bid", "amount": 9}
{"do": "pass"}
{"do": "end_turn"}
{"do": "buy_town", "pay": {"wood": 3, "iron": 1}}
{"do": "end_turn"}
{"do": "buy_town", "pay": {"iron": 4, "goods": 1}}
{"do": "end_turn"}
{"do": "produce", "card": 30, "take": {"wheat": 2, "luxury": 1}}
{"do": "end_turn"}
{"do": "produce", "card": 27, "take": {"iron": 1, "goods": 1, "luxury": 1}}
{"do": "end_turn"}
{"do": "produce", "card": 50, "take": {"wheat": 2, "goods": 1}}
{"do": "end_turn"}
{"do": "produce", "card": 49, "take": {"wheat": 3}}
{"do": "end_turn"}
{"do": "buy_town", "pay": {"wheat": 4}}
{"do": "end_turn"}
{"do": "buy_town", "pay": {"wheat": 2, "iron": 1, "goods": 1, "luxury": 1}}
{"do": "end_turn"}
{"do": "produce", "card": 18, "take": {"wood": 1, "goods": 1, "luxury": 1}}
{"do": "end_turn"}
{"do": "produce", "card": 11, "take": {"wheat": 2, "wood": 1}}
{"do": "end_turn"}
{"do": "produce", "card": 52, "take": {"wood": 1, "iron": 1, "goods": 1}}
{"do": "end_turn"}
{"do": "produce", "card": 20, "take": {"wheat": 2, "goods": 1}}
{"do": "end_turn"}
{"do": "buy_town", "pay": {"wood": 1, "iron": 1, "goods": 3, "luxury": 1}}
{"do": "end_turn"}
{"do": "buy_town", "pay": {"wheat": 5, "wood": 1}}
{"do": "end_turn"}
{"do": "produce", "card": 45, "take": {"wheat": 2, "luxury": 1}}
{"do": "end_turn"}
{"do": "produce", "card": 33, "take": {"wheat": 1, "goods": 1, "luxury": 1}}
{"do": "end_turn"}
{"do": "produce", "card": 8, "take": {"wheat": 1, "iron": 1, "coal": 1}}
{"do": "end_turn"}
{"do": "produce", "card": 39, "take": {"iron": 2, "goods": 1}}
{"do": "end_turn"}
{"do": "buy_town", "pay": {"wheat": 2, "wood": 1, "coal": 1, "luxury": 2}}
{"do": "end_turn"}
{"do": "produce", "card": 7, "take": {"iron": 1, "coal": 1, "goods": 1}}
{"do": "end_turn"}
{"do": "produce", "card": 24, "take": {"wheat": 1, "wood": 1, "coal": 1}}
{"do": "end_turn"}
{"do": "buy_town", "pay": {"iron": 2, "coal": 1, "goods": 4, "luxury": 1}}
{"do": "end_turn"}
{"do": "produce", "card": 44, "take": {"wheat": 2, "luxury": 1}}
{"do": "end_turn"}
{"do": "produce", "card": 23, "take": {"wheat": 1, "iron": 1, "luxury": 1}}
{"do": "end_turn"}
{"do": "buy_town", "pay": {"wheat": 4, "wood": 1, "iron": 1, "coal": 1, "luxury": 1}}
{"do": "end_turn"}
{"do": "produce", "card": 10, "take": {"iron": 1, "coal": 1, "goods": 1}}
{"do": "end_turn"}
{"do": "produce", "card": 3, "take": {"iron": 1, "luxury": 2}}
{"do": "end_turn"}
task
accept [{"do": "buy_town"}]
way town-card commit
"""
LESSONS = read_lessons("raccoon", TEXT)
