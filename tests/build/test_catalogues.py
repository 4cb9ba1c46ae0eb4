"""Message catalogues are compiled, and only when they are ready to ship."""

from __future__ import annotations

from pathlib import Path

import pytest
from making import catalogues

HEADER = 'msgid ""\nmsgstr ""\n"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n\n'


def compiled(folder: Path, text: str) -> dict[str, str | list[str]]:
    source = folder / "en.po"
    source.write_text(HEADER + text)
    return catalogues.compile_one(source)


def test_texts_and_plural_forms_come_out_by_id(tmp_path: Path) -> None:
    text = (
        'msgid "undo"\nmsgstr "Undo"\n\n'
        'msgid "cards"\nmsgid_plural "cards"\nmsgstr[0] "{n} card"\nmsgstr[1] "{n} cards"\n'
    )
    assert compiled(tmp_path, text) == {
        "": "nplurals=2; plural=(n != 1);",
        "undo": "Undo",
        "cards": ["{n} card", "{n} cards"],
    }


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ('msgid "undo"\nmsgstr ""\n', "en.po:5: the message undo is empty"),
        ('#, fuzzy\nmsgid "undo"\nmsgstr "Undo"\n', "en.po:6: the message undo is fuzzy"),
        (
            'msgid "cards"\nmsgid_plural "cards"\nmsgstr[0] "{n} card"\nmsgstr[1] ""\n',
            "en.po:5: the message cards is empty",
        ),
    ],
)
def test_an_unready_message_stops_the_build(tmp_path: Path, text: str, complaint: str) -> None:
    with pytest.raises(SystemExit, match=complaint):
        compiled(tmp_path, text)
