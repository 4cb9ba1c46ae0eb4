"""The page of a visit in another language, changed where it stands: German, and one made up."""

from __future__ import annotations

import json
import re
from functools import cache

from making.places import DIST

from tests import pseudo
from tests.web.visit import Visit

#: A catalogue of our own is brought beside the site's; then the language is asked for, as by the
#: control in the menu, whatever lies over the page.
SPEAK = """([code, texts]) => {
  if (texts && !window.tongues) {
    window.tongues = texts;
    tycoonLanguages.offered[code] = code;
    const link = Object.assign(document.createElement("link"), { id: `messages-${code}` });
    link.href = document.getElementById("messages-en").href.replace("/en.json", `/${code}.json`);
    document.head.append(link);
    const real = window.fetch;
    window.fetch = (url, ...more) => {
      const text = texts[String(url).split("/locales/")[1]];
      return text ? Promise.resolve(new Response(text)) : real(url, ...more);
    };
  }
  const control = document.createElement("button");
  Object.assign(control.dataset, { do: "set-language", value: code });
  document.body.append(control);
  control.click();
  control.remove();
}"""
SPEAKS = """async (code) => document.documentElement.lang === code
  && !document.querySelector(".sheet-rules .sheet-body > p[role=status]")"""
#: What can be read or is read out on the page, and what of it people have typed.
READ = """() => {
  const found = [], app = document.querySelector("#app");
  const walk = document.createTreeWalker(app, NodeFilter.SHOW_TEXT);
  for (let node; (node = walk.nextNode()); )
    if (!node.parentElement.closest("bdi, kbd, text, [lang]")) found.push(node.data);
  for (const name of ["aria-label", "title", "placeholder", "data-why", "alt"])
    for (const one of app.querySelectorAll(`[${name}]`)) found.push(one.getAttribute(name));
  return found;
}"""
#: Words of a sentence; those on letter cards are in capitals, and the invented language has no
#: months of its own.
WORD = re.compile(r"(?!Jan|AM)[^\W\d_]*[a-z][^\W\d_]+|[^\W\d_]+[a-z]")


@cache
def made_up() -> dict[str, str]:
    """The files of the invented language, by their address below `locales`."""
    files = next(DIST.glob("*/locales/en.json")).parent
    return {
        file.with_stem(pseudo.CODE).relative_to(files).as_posix(): json.dumps(
            pseudo.translate(json.loads(file.read_text(encoding="utf-8")))
        )
        for file in files.rglob("en.json")
    }


def speak(visit: Visit, code: str) -> None:
    """From now on the page is in this language, and all else as it was."""
    visit.page.evaluate(SPEAK, [code, made_up() if code == pseudo.CODE else None])
    visit.until(SPEAKS, code)


def in_no_catalogue(visit: Visit, names: tuple[str, ...]) -> list[str]:
    """What a page in the invented language says in English, but for the names of people."""
    speak(visit, pseudo.CODE)
    read: list[str] = visit.page.evaluate(READ)
    known = set(WORD.findall(" ".join(names)))
    return [
        f"in no catalogue: {text!r}"
        for text in read
        if set(WORD.findall(pseudo.left_over(text))) - known
    ]
