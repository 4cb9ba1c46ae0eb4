"""Message catalogues: gettext .po files in web/locales become JSON that the page reads."""

import json
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

from making.places import WEB


def compile_all(folder: Path) -> None:
    """Write a .json for every .po below web/locales; an unready message stops all."""
    locales = WEB / "locales"
    for source in sorted(locales.rglob("*.po")):
        texts = compile_one(source)
        content = json.dumps(texts, ensure_ascii=False, indent=0, sort_keys=True)
        target = folder / source.relative_to(locales).with_suffix(".json")
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(content + "\n", encoding="utf-8")


def compile_one(source: Path) -> dict[str, str | list[str]]:
    """Message id -> text, or list of plural forms; the id "" holds the language's plural rule."""
    with source.open("rb") as file:
        catalogue: Catalog = read_po(file, locale=source.stem, abort_invalid=True)
    texts: dict[str, str | list[str]] = {"": catalogue.plural_forms}
    for message in catalogue:
        if message.id:
            texts[key_of(message)] = text_of(message, source)
    return texts


def key_of(message: Message) -> str:
    """The stable id; msgid and msgid_plural are the same."""
    return str(message.id if isinstance(message.id, str) else message.id[0])


def text_of(message: Message, source: Path) -> str | list[str]:
    """The text or plural forms of one message; raises SystemExit when it is not ready to ship."""
    forms = [message.string] if isinstance(message.string, str) else list(message.string or ())
    if message.fuzzy or not forms or not all(forms):
        state = "fuzzy" if message.fuzzy else "empty"
        raise SystemExit(
            f"{source.name}:{message.lineno}: the message {key_of(message)} is {state}"
        )
    return forms[0] if isinstance(message.string, str) else forms
