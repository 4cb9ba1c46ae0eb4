"""Message catalogues: gettext .po files in web/locales become JSON that the page reads.

A language is a line of web/index.html (`<link hreflang=…>`) and a .po beside every en.po. What is
missing, unready, or has other places for names and numbers than the English text stops the build.
"""

import gettext
import json
import re
from collections.abc import Callable, Iterator
from html import escape
from pathlib import Path
from string import Formatter

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

from making.places import WEB

LOCALES = WEB / "locales"
ENGLISH = "en"
LINK = re.compile(r'<link rel="alternate"[^>]* hreflang="([^"]+)"')
#: Where the page before Python names a message: "{shell.note}".
NAMED = re.compile(r"\{((?:app|shell)\.\w+)\}")
MAIN = re.compile(r"<main>(.*?)</main>", re.DOTALL)
#: Plural rules ask for a number's last two digits, and for small numbers themselves.
COUNTED = 200
Text = str | list[str]


def languages(index: str) -> list[str]:
    """The codes of all languages that the page offers, English first."""
    return LINK.findall(index)


def compile_all(folder: Path, index: str, locales: Path = LOCALES) -> None:
    """Write a .json for every .po of the languages that index.html names; raises SystemExit."""
    offered = languages(index)
    for file in sorted(locales.rglob("*.po")):
        if file.stem not in offered:
            raise SystemExit(f"index.html does not offer the language of {file}")
    for english in sorted(locales.rglob(f"{ENGLISH}.po")):
        original = compile_one(english)
        sources = {language: english.with_stem(language) for language in offered}
        all_texts = {code: translated(source, original) for code, source in sources.items()}
        for language, source in sources.items():
            texts = {**all_texts[language], **other_names(language, all_texts)}
            content = json.dumps(
                texts, ensure_ascii=False, indent=0, sort_keys=True, separators=(",", ":")
            )
            target = folder / source.relative_to(locales).with_suffix(".json")
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(content + "\n", encoding="utf-8")


def translated(source: Path, original: dict[str, Text]) -> dict[str, Text]:
    """A compiled catalogue that says all that the English one does; raises SystemExit."""
    if not source.is_file():
        raise SystemExit(f"{source} is missing")
    texts = compile_one(source)
    if faults := list(differing(original, texts)):
        raise SystemExit(f"{source}:\n" + "\n".join(faults))
    return texts


def other_names(language: str, all_texts: dict[str, dict[str, Text]]) -> dict[str, Text]:
    """What is printed on the things of other boxes, where it is something else: "tile.bank@es"."""
    own = all_texts[language]
    return {
        f"{key}@{other}": text
        for other, texts in all_texts.items()
        for key, text in texts.items()
        if text != own[key] and is_printed(key, own)
    }


def is_printed(key: str, texts: dict[str, Text]) -> bool:
    """Is this the name of a company, or of a tile, which all have an effect?"""
    family, _, name = key.partition(".")
    return family == "company" or (family == "tile" and f"effect.{name}" in texts)


def differing(original: dict[str, Text], texts: dict[str, Text]) -> Iterator[str]:
    """What keeps a translation from standing for the English text."""
    yield from (f"the message {key} is missing" for key in sorted(original.keys() - texts.keys()))
    yield from (f"there is no message {key}" for key in sorted(texts.keys() - original.keys()))
    for key in sorted(original.keys() & texts.keys() - {""}):
        if isinstance(original[key], str) != isinstance(texts[key], str):
            yield f"the message {key} has plural forms in one language only"
        wanted, found = places(original[key]), places(texts[key])
        if found != wanted:
            yield f"the message {key} has the places {sorted(found)}, not {sorted(wanted)}"


def places(text: Text) -> set[str]:
    """The names in braces, of all plural forms together: that for one needs no number."""
    forms = [text] if isinstance(text, str) else text
    return {str(name) for form in forms for _, name, _, _ in Formatter().parse(form) if name}


def compile_one(source: Path) -> dict[str, Text]:
    """Message id -> text, or list of plural forms; the id "" holds the plural rule.

    The rule is a text of digits: which form stands beside 0, 1, 2 … 199.
    """
    with source.open("rb") as file:
        catalogue: Catalog = read_po(file, locale=source.stem, abort_invalid=True)
    texts: dict[str, Text] = {"": plural_rule(catalogue)}
    for message in catalogue:
        if message.id:
            for fault in message.check(catalogue):
                raise SystemExit(f"{source.name}:{message.lineno}: {key_of(message)}: {fault}")
            texts[key_of(message)] = text_of(message, source)
    return texts


def plural_rule(catalogue: Catalog) -> str:
    """The forms beside the first numbers; raises SystemExit for a rule that goes on otherwise."""
    rule: Callable[[int], int] = gettext.c2py(catalogue.plural_expr)
    if any(rule(n) != rule(100 + n % 100) for n in range(COUNTED, 10 * COUNTED)):
        raise SystemExit(f"{catalogue.locale}: plural forms must go by the last two digits")
    return "".join(str(int(rule(n))) for n in range(COUNTED))


def key_of(message: Message) -> str:
    """The stable id; msgid and msgid_plural are the same."""
    return str(message.id if isinstance(message.id, str) else message.id[0])


def text_of(message: Message, source: Path) -> Text:
    """The text or plural forms of one message; raises SystemExit when it is not ready to ship."""
    forms = [message.string] if isinstance(message.string, str) else list(message.string or ())
    if message.fuzzy or not forms or not all(forms):
        state = "fuzzy" if message.fuzzy else "empty"
        raise SystemExit(
            f"{source.name}:{message.lineno}: the message {key_of(message)} is {state}"
        )
    return forms[0] if isinstance(message.string, str) else forms


def fill_in(page: str, catalogues: dict[str, dict[str, Text]]) -> str:
    """A page with every message it names, in all languages; its style shows one of them."""

    def all_of(found: re.Match[str]) -> str:
        return "".join(
            f'<span lang="{code}">{escape(str(texts[found[1]]), quote=False)}</span>'
            for code, texts in catalogues.items()
        )

    return NAMED.sub(all_of, page)


def in_every_one(page: str, catalogues: dict[str, dict[str, Text]]) -> str:
    """A page that has its `<main>` once in every language."""

    def repeated(found: re.Match[str]) -> str:
        parts = (
            f'<main lang="{code}">{in_one(found[1], texts, escape)}</main>'
            for code, texts in catalogues.items()
        )
        return "\n".join(parts)

    return MAIN.sub(repeated, page)


def in_one(text: str, texts: dict[str, Text], quoted: Callable[[str], str]) -> str:
    """A text with every message it names in one language, written as the file wants it."""
    return NAMED.sub(lambda found: quoted(str(texts[found[1]])), text)


def style(codes: list[str]) -> str:
    """Hides the texts of `fill_in` that are in another language than the page."""
    return "".join(
        f':root[lang="{code}"] .shell [lang]:not([lang="{code}"]) {{ display: none; }}\n'
        for code in codes
    )
