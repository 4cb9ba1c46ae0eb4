"""A game as a text that a QR code holds in few modules, and back.

Of a save only what the rest follows from: no state, as the actions lead to it, and no checksum of
its own but four bytes. The words of a save are known to both sides; what comes again and again is
one byte. All that is written in the digits of a QR code's alphanumeric mode, as far as an address
takes them as they are. `_CODES` and `_KNOWN` are what earlier codes were made with: never change
them, but add another `SMALL`.
"""

from __future__ import annotations

import json
import zlib
from typing import Any

import tycoon

#: How the hash of such an address begins.
SMALL = "G1:"
_DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$*+-./:"
_BASE = len(_DIGITS)
#: Characters of a save; a code holds hundreds of actions, not thousands.
_MOST = 100_000
#: Bytes that stand in no JSON text, for what is written most often.
_FREE = bytes((*range(1, 32), 0xC0, 0xC1, *range(0xF5, 0x100)))
_GOODS = ("wheat", "wood", "iron", "coal", "goods", "luxury")
_CODES = {
    "raccoon": (
        '{"do":"produce","card":', ',"take":{', '}},{"do":"end_turn"},', '{"do":"end_turn"},',
        '{"do":"decline"},', '{"do":"take_bonus","tile":"', '{"do":"buy_town","pay":{',
        '{"do":"build","tile":"', '{"do":"auction","railroad":"', '"},{"do":"bid","amount":',
        '},{"do":"bid","amount":', '},{"do":"pass"},', '{"do":"pass"},',
        '{"do":"sell","commodity":"', '","count":1},', '","count":',
        *(f'"{good}":1,' for good in _GOODS), *(f'"{good}":1' for good in _GOODS),
        *(f'"{good}":' for good in _GOODS), "goods", "luxury", "wheat", "coal",
    ),
    "letter": (
        '{"do":"play_word","word":"', '","places":"', '","vowels":[', '{"do":"accept"},',
        '{"do":"challenge"},', '{"do":"buy_patent","letter":"', '"},{"do":"end_turn"},',
        '{"do":"end_turn"},', '"second_word":"', '"second_places":"', '"second_vowels":[',
        '"second_doublings":[', '{"do":"discard_cards","cards":[', '"]},',
        "hhhhh", "hhhh", "hhh", "hh", "pp",
    ),
}  # fmt: skip
_TAIL = '"},{"name":"","emblem":"'
_KNOWN = {
    "raccoon": (
        '"wheat_field","iron_deposit","rail_baron","governors_mansion","mayors_office",'
        '"smuggler","black_market","bank","construction_company","freight_company","brick_works",'
        '"machine_shop","export_company","trading_floor","auction_house","cottage_industry",'
        '"goods_luxury_trading_firm","coal_iron_trading_firm","lumber_wheat_trading_firm",'
        '"warehouse","factory","vineyard","lumber_yard","coal_deposit","loom","tool_and_die",'
        '{"do":"upgrade","tile":"'
        '"tycoon_cat","skunk","top_dog","sly_fox","fat_cat","big_bear",'
        '{"app_version":"0.3.0","game":"raccoon","options":{"edition":"en-2018","start_seat":0,'
        '"supply":25,"unlimited_supply":false,"start_tiles":"drawn","start_offer":"basic",'
        '"production_order":"goods_first","new_tiles":"at_once","extra_cards":"at_once",'
        '"trading_floor":"one_commodity","export":"sold_commodity","bank_cost":30,'
        '"bank_divisor":20,"end_triggers":"two","must_act":false,"tie_break":"money",'
        '"longer":false,"thousand":"off","beginner":"off","open_money":false},"seats":[{"name":"'
        f'","bot":{{"level":"trader{_TAIL}feather{_TAIL}bell{_TAIL}hat{_TAIL}key{_TAIL}lantern'
        '"}],"seed":"","lexicon":null,"actions":[{"do":"take_start_tokens","tokens":["luxury"]},'
    ),
    "letter": (
        '{"do":"undo","agreed":true},"places":"ppphhhzyx","second_word":"'
        '{"app_version":"0.3.0","game":"letter","options":{"edition":"en-2015","start_seat":0,'
        '"word_list":"everyday","challenge":"table","retries":2,"doublings":"multiply",'
        '"q_patent":"hand_or_pool"},"seats":[{"name":"'
        f'","bot":{{"level":"trader{_TAIL}feather{_TAIL}bell{_TAIL}hat{_TAIL}key{_TAIL}lantern'
        '"}],"seed":"","lexicon":{"id":"everyday","sha256":"'
        '9c92f141cb7dbe999a89ef231899ba96c052e31d82f738c566d357e7b4852498"},"actions":['
    ),
}
_GAMES = tuple(_CODES)


def small(text: str) -> str | None:
    """What follows the ``#``; None of a game that cannot be told by its actions alone."""
    save = json.loads(text)
    if save["game"] not in _CODES or "base" in save["checkpoint"]:
        return None
    kept = {name: value for name, value in save.items() if name not in _FOLLOWS}
    plain = json.dumps(kept, separators=(",", ":"), ensure_ascii=False).encode()
    short = plain
    for code, words in _pairs(save["game"]):
        short = short.replace(words, code)
    packing = zlib.compressobj(9, wbits=-15, zdict=_KNOWN[save["game"]].encode())
    head = bytes([_GAMES.index(save["game"])]) + zlib.crc32(plain).to_bytes(4, "big")
    return SMALL + _written(head + packing.compress(short) + packing.flush())


_FOLLOWS = ("format", "version", "checkpoint", "checksum")


def held(route: str) -> dict[str, str]:
    """The game in an address, as an event ``received`` tells one: ``text`` or ``problem``."""
    try:
        return {"text": _whole(route)}
    except (LookupError, ValueError, TypeError, zlib.error):
        return {"problem": "link_damaged"}


def _whole(route: str) -> str:
    """The save text again, without its state."""
    packed = _read(route.removeprefix(SMALL))
    game, check, packed = _GAMES[packed[0]], packed[1:5], packed[5:]
    unpacking = zlib.decompressobj(wbits=-15, zdict=_KNOWN[game].encode())
    plain = unpacking.decompress(packed, _MOST)
    for code, words in reversed(_pairs(game)):
        plain = plain.replace(code, words)
    if zlib.crc32(plain).to_bytes(4, "big") != check:
        raise ValueError(route)
    kept: dict[str, Any] = json.loads(plain)
    checkpoint = {"index": len(kept["actions"])}
    return tycoon.save_text({**kept, "checkpoint": checkpoint})


def _pairs(game: str) -> list[tuple[bytes, bytes]]:
    """Longer words come before those that are in them."""
    return [(bytes([_FREE[n]]), words.encode()) for n, words in enumerate(_CODES[game])]


def _written(data: bytes) -> str:
    """Two bytes are three digits, a last one alone is two."""
    digits = []
    for at in range(0, len(data), 2):
        pair = data[at : at + 2]
        number = int.from_bytes(pair, "big")
        for _ in range(len(pair) + 1):
            number, digit = divmod(number, _BASE)
            digits.append(_DIGITS[digit])
    return "".join(digits)


def _read(text: str) -> bytes:
    """The opposite; raises `ValueError`."""
    data = bytearray()
    for at in range(0, len(text), 3):
        digits = text[at : at + 3]
        number = sum(_DIGITS.index(digit) * _BASE**place for place, digit in enumerate(digits))
        if number >= 256 ** (len(digits) - 1):
            raise ValueError(text)
        data += number.to_bytes(len(digits) - 1, "big")
    return bytes(data)
