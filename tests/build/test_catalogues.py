"""Message catalogues are compiled, and only when they are ready to ship."""

from __future__ import annotations

from pathlib import Path

import pytest
from making import catalogues
from making.places import WEB

from tests import pseudo

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
        "": "10" + 198 * "1",
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


ENGLISH = HEADER + (
    'msgid "shell.note"\nmsgstr "Wait <here>"\n\n'
    'msgid "cost"\nmsgstr "{what}: ${n}"\n\n'
    'msgid "cards"\nmsgid_plural "cards"\nmsgstr[0] "{n} card"\nmsgstr[1] "{n} cards"\n'
)
GERMAN = HEADER + (
    'msgid "shell.note"\nmsgstr "Warte"\n\n'
    'msgid "cost"\nmsgstr "${n} für {what}"\n\n'
    'msgid "cards"\nmsgid_plural "cards"\nmsgstr[0] "Eine Karte"\nmsgstr[1] "{n} Karten"\n'
)
INDEX = "".join(f'<link rel="alternate" hreflang="{code}" href="x">\n' for code in ("en", "de"))


def locales(folder: Path, german: str = GERMAN) -> Path:
    """Sources of two languages, with a room of its own for a game."""
    for name, text in (("en", ENGLISH), ("de", german)):
        for place in (folder, folder / "game"):
            place.mkdir(exist_ok=True)
            (place / f"{name}.po").write_text(text)
    return folder


def test_every_language_of_the_page_is_compiled(tmp_path: Path) -> None:
    catalogues.compile_all(tmp_path / "out", INDEX, locales(tmp_path / "in"))
    written = {str(file.relative_to(tmp_path / "out")) for file in (tmp_path / "out").rglob("*")}
    assert written == {"en.json", "de.json", "game", "game/en.json", "game/de.json"}


@pytest.mark.parametrize(
    ("before", "after", "complaint"),
    [
        ("${n} für {what}", "${n} für {was}", "cost has the places"),
        ("${n} für {what}", "${n}", "cost has the places"),
        ("{n} Karten", "Karten", "cards has the places"),
        ('msgid "cost"', 'msgid "price"', "the message cost is missing\nthere is no message price"),
        ('msgstr[1] "{n} Karten"\n', "", "cards"),
        ('msgstr "Warte"', 'msgstr ""', "shell.note is empty"),
    ],
)
def test_a_translation_that_does_not_fit_stops_the_build(
    tmp_path: Path, before: str, after: str, complaint: str
) -> None:
    assert before in GERMAN
    with pytest.raises(SystemExit) as stop:
        catalogues.compile_all(tmp_path, INDEX, locales(tmp_path, GERMAN.replace(before, after)))
    assert complaint in str(stop.value)


def test_a_language_is_offered_with_all_its_files_or_not_at_all(tmp_path: Path) -> None:
    folder = locales(tmp_path)
    with pytest.raises(SystemExit, match="does not offer the language of"):
        catalogues.compile_all(tmp_path, INDEX.splitlines()[0], folder)
    (folder / "game" / "de.po").unlink()
    with pytest.raises(SystemExit, match=r"game/de\.po is missing"):
        catalogues.compile_all(tmp_path, INDEX, folder)


def test_the_page_has_its_first_words_in_all_languages_and_shows_one(tmp_path: Path) -> None:
    folder = locales(tmp_path)
    texts = {code: catalogues.compile_one(folder / f"{code}.po") for code in ("en", "de")}
    page = catalogues.fill_in("<p>{shell.note}</p>", texts)
    assert page == '<p><span lang="en">Wait &lt;here&gt;</span><span lang="de">Warte</span></p>'
    assert ':root[lang="de"] .shell [lang]:not([lang="de"])' in catalogues.style(["en", "de"])


def test_a_plural_rule_that_looks_further_than_two_digits_is_refused(tmp_path: Path) -> None:
    source = tmp_path / "fr.po"
    source.write_text(HEADER.replace("n != 1", "n % 1000 == 0") + 'msgid "undo"\nmsgstr "x"\n')
    with pytest.raises(SystemExit, match="last two digits"):
        catalogues.compile_one(source)


def test_a_fourth_language_is_a_po_file_beside_each_and_one_line(tmp_path: Path) -> None:
    """Generated here out of the English texts; what is drawn in it is seen in `tests/web`."""
    folder = tmp_path / "locales"
    for english in sorted(catalogues.LOCALES.rglob("en.po")):
        for code in catalogues.languages((WEB / "index.html").read_text()):
            source = english.with_stem(code)
            target = folder / source.relative_to(catalogues.LOCALES)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(source.read_bytes())
        pseudo.write_po(english, folder / english.relative_to(catalogues.LOCALES).parent)
    line = f'<link rel="alternate" hreflang="{pseudo.CODE}" title="{pseudo.NAME}" href="x">'
    catalogues.compile_all(tmp_path / "out", (WEB / "index.html").read_text() + line, folder)
    made = sorted((tmp_path / "out").rglob(f"{pseudo.CODE}.json"))
    assert sorted(file.parent.name for file in made) == ["letter", "out", "raccoon"]
    assert '"close":"[Çļöšë]"' in (tmp_path / "out" / f"{pseudo.CODE}.json").read_text()
