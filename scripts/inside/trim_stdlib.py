# mypy: allow-untyped-defs, allow-untyped-calls
"""Inside Pyodide: find the standard library modules that the page needs, and pack them compiled.

Nothing is imported here at the top: what this program imports for itself must not count as needed.
"""

import sys

# Text codings that Python looks up by name, so that no import statement shows them.
CODINGS = {
    "encodings",
    "encodings.aliases",
    "encodings.ascii",
    "encodings.latin_1",
    "encodings.utf_8",
}
# What shutil, zipfile and asyncio import if it is there and do well without; reading it takes time
# at every start.
DISPENSABLE = {"_ssl", "bz2", "compression", "lzma", "ssl"}
# Pyodide's own Python side: small, and partly imported from JavaScript.
PYODIDES_OWN = {"_pyodide", "pyodide"}


def main(task):
    """Write /out/python_stdlib.zip; returns the paths of the kept modules.

    task: named (modules that our sources name), ours (modules to import), date (of every member).
    """
    for name in task["named"]:
        import_if_there(name)
    for name in task["ours"]:
        __import__(name)
    use()
    needed = {*sys.modules, *CODINGS}
    texts = sources("/npm/python_stdlib.zip", ("/pyscript", "/ours"), needed)
    return pack(texts, "/out/python_stdlib.zip", tuple(task["date"]))


def sources(archive, folders, needed):
    """Path and text of every module to keep: of an archive those needed, of folders all."""
    import zipfile
    from pathlib import Path

    found = {}
    with zipfile.ZipFile(archive) as library:
        for path in library.namelist():
            name = path.removesuffix(".py").replace("/", ".").removesuffix(".__init__")
            top = name.split(".")[0]
            wanted = top in PYODIDES_OWN or (name in needed and top not in DISPENSABLE)
            if path.endswith(".py") and wanted:
                found[path] = library.read(path)
    for folder in folders:
        for file in Path(folder).rglob("*.py"):
            found[file.relative_to(folder).as_posix()] = file.read_bytes()
    return sorted(found.items())


def import_if_there(name):
    """Import a module by a name that may also be one of a browser's module or of an attribute."""
    try:
        __import__(name)
    except ImportError:
        if name in sys.stdlib_module_names and "." not in name:
            raise


def use():
    """Do what makes the library import more by itself: show an error, warn, play, save."""
    import traceback
    import warnings

    import tycoon

    try:
        raise KeyError("one") from ValueError("two")
    except KeyError:
        traceback.format_exc()
    warnings.warn("three", stacklevel=1)
    session = tycoon.new_game("raccoon", players=["Ann", "Bea"], seed="trim")
    for _ in range(60):
        session.prompt().to_dict()
        session.apply(next(iter(session.legal_actions())))
        session.view(0)
    tycoon.load_game(session.dumps())


def pack(texts, target, date):
    """Compile modules, given by path and text, into a zip file; returns their paths."""
    import zipfile

    with zipfile.ZipFile(target, "w") as packed:
        for path, text in texts:
            member = zipfile.ZipInfo(path + "c", date)
            member.compress_type = zipfile.ZIP_DEFLATED
            packed.writestr(member, compiled(path, text), compresslevel=9)
    return [path for path, _ in texts]


def compiled(path, text):
    """The bytecode of a module; no time is in it, so it depends on the text alone."""
    import py_compile
    from pathlib import Path

    source, target = Path("/tmp/module.py"), Path("/tmp/module.pyc")
    source.write_bytes(text)
    unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
    py_compile.compile(source, target, path, True, 2, unchecked)
    return target.read_bytes()
