"""Make the project's own environment (.venv and web/node_modules) and continue inside it.

    python3 scripts/bootstrap.py        # only set up; the other scripts do it by themselves

Every other script starts with `bootstrap.enter()`. This file and those scripts keep to syntax that
a very old Python 3 can read, so that it can say what is missing instead of showing a SyntaxError.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - for those who have not read requires-python
    sys.exit(
        "Tycoon Table needs Python 3.11 or newer and this is %d.%d: install a newer one "
        "from python.org or your system's packages and run the same command with it."
        % sys.version_info[:2]
    )

import hashlib
import os
import shutil
import subprocess
import time
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
REQUIREMENTS = ROOT / "scripts" / "requirements"
VENV = ROOT / ".venv"
# pyodide-build and its imports: run by Pyodide's own Python, never by the one of .venv
PYODIDE_SITE = VENV / "pyodide-site"
NODE_MODULES = ROOT / "web" / "node_modules"
# Packages that are only downloaded, for the word lists in them.
WORD_SOURCES = VENV / "word-sources"
OLDEST_NODE = 20


def enter(site: bool = True) -> None:
    """Set everything up, then go on in .venv: returns only there.

    site: also what only building the site needs.
    """
    check_node()
    prepare_python(VENV, [REQUIREMENTS / "dev.txt"])
    prepare_node_modules()
    prepare_word_sources()
    if site:
        prepare_pyodide_site()
    if Path(sys.prefix).resolve() != VENV.resolve():
        continue_in(VENV)


def continue_in(environment: Path) -> None:
    """Run this very command again with the Python of that virtual environment."""
    command = [str(python_of(environment)), *sys.argv]
    sys.stdout.flush()
    if os.name == "nt":  # where exec would leave the terminal before the work is done
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)


def python_of(environment: Path) -> Path:
    """The interpreter inside a virtual environment."""
    return environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def prepare_python(environment: Path, requirements: "list[Path]") -> None:
    """Create the environment with pinned, hashed requirements, unless its stamp says so."""
    wanted = fingerprint(requirements, sys.version if not inside(environment) else "")
    stamp = environment / "ready"
    if python_of(environment).exists() and (inside(environment) or stamp_of(stamp) == wanted):
        return
    with step("Creating %s with Python %d.%d" % (environment.name, *sys.version_info[:2])):
        try:
            venv.EnvBuilder(clear=True, with_pip=True, symlinks=os.name != "nt").create(environment)
        except subprocess.CalledProcessError:
            sys.exit(
                "This Python cannot make virtual environments: "
                "install its venv package (Debian: python3-venv)."
            )
    for file in requirements:  # most of it is never imported: what is, Python compiles then
        says = "Installing Python packages (%s)" % file.stem
        pip(environment, "--no-compile", "-r", str(file), says=says)
    stamp.write_text(wanted)


def inside(environment: Path) -> bool:
    """Is this the environment's own Python? Then whoever started it has checked the stamp."""
    return Path(sys.prefix).resolve() == environment.resolve()


def prepare_pyodide_site() -> None:
    """Install what runs inside Pyodide's Python, newer than ours may be, in a folder of its own."""
    flags = ["--no-deps", "--ignore-requires-python", "--only-binary", ":all:", "--no-compile"]
    flags += ["--target", str(PYODIDE_SITE)]
    _fill(PYODIDE_SITE, "pyodide.txt", flags, says="Installing pyodide-build")


def prepare_word_sources() -> None:
    """Download the packages of words.txt as they are: their hashes are pinned, none is installed.

    pip asks even a package that it only downloads for its metadata: the pinned setuptools of .venv
    answers, no other is fetched for it.
    """
    flags = ["--no-deps", "--no-binary", ":all:", "--use-pep517", "--no-build-isolation"]
    flags += ["--dest", str(WORD_SOURCES)]
    _fill(WORD_SOURCES, "words.txt", flags, says="Downloading a word list", does="download")


def _fill(
    folder: Path, requirements: str, flags: list[str], *, says: str, does: str = "install"
) -> None:
    """Have pip put what is required into a folder, unless the same is there."""
    file, stamp = REQUIREMENTS / requirements, folder / "ready"
    if stamp_of(stamp) == fingerprint([file]):
        return
    shutil.rmtree(folder, ignore_errors=True)
    pip(VENV, *flags, "-r", str(file), says=says, does=does)
    stamp.write_text(fingerprint([file]))


def pip(environment: Path, *arguments: str, says: str, does: str = "install") -> None:
    """pip with hashes required; its own words are shown only when it fails."""
    command = [
        str(python_of(environment)),
        "-m",
        "pip",
        does,
        "--disable-pip-version-check",
        "--require-hashes",
    ]
    run([*command, "--progress-bar", "off", *arguments], says, counts="Collecting ")


def check_node() -> None:
    """Exit with one sentence when Node or npm is missing or too old."""
    node = shutil.which("node")
    said = (
        subprocess.run([node, "--version"], capture_output=True, text=True).stdout if node else ""
    )
    major = said.strip().lstrip("v").split(".")[0]
    if not (major.isdigit() and int(major) >= OLDEST_NODE and shutil.which("npm")):
        sys.exit(
            "Tycoon Table needs Node %d or newer with npm to build the site (node: %s, npm: %s): "
            "install it from nodejs.org or your system's packages."
            % (OLDEST_NODE, said.strip() or "none", "yes" if shutil.which("npm") else "none")
        )


def prepare_node_modules(folder: Path = NODE_MODULES.parent) -> None:
    """Install a folder's locked npm packages, unless that has been done for this lock file."""
    wanted = fingerprint([folder / "package.json", folder / "package-lock.json"])
    stamp = folder / "node_modules" / ".ready"
    if stamp_of(stamp) == wanted:
        return
    npm = shutil.which("npm") or "npm"
    run(
        [npm, "ci", "--no-fund", "--no-audit", "--ignore-scripts"],
        "Installing npm packages (%s)" % folder.name,
        cwd=folder,
    )
    stamp.write_text(wanted)


def run(command: "list[str]", says: str, cwd: Path = ROOT, counts: str = "") -> None:
    """Run a program quietly behind a step line.

    counts: how a line of its output begins that stands for one more thing done.
    """
    with step(says) as progress:
        process = subprocess.Popen(
            command,
            cwd=cwd,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert process.stdout is not None
        said = []
        for line in process.stdout:
            said.append(line)
            if counts and line.startswith(counts):
                progress.tick()
        if process.wait():
            sys.exit(
                "\n%s\n%s failed; its last words are above."
                % ("".join(said[-25:]), os.path.basename(command[0]))
            )


class step:  # noqa: N801 - reads as a statement: `with step("Installing"):`
    """A line that says what is being done, counts while it lasts and ends with the seconds."""

    def __init__(self, says: str) -> None:
        self.line = "- %s ..." % says
        self.count = 0

    def __enter__(self) -> "step":
        self.start = time.monotonic()
        print(self.line, end="", flush=True)
        return self

    def tick(self) -> None:
        """One more thing is done: shown where a line can be written over."""
        self.count += 1
        if sys.stdout.isatty():
            print("\r%s %d" % (self.line, self.count), end="", flush=True)

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        seconds = " %.1f s" % (time.monotonic() - self.start)
        print(" stopped" if kind else seconds, flush=True)


def fingerprint(files: "list[Path]", *also: str) -> str:
    """A hash over the contents of some files and other strings."""
    total = hashlib.sha256()
    for file in files:
        total.update(file.read_bytes())
    for text in also:
        total.update(text.encode())
    return total.hexdigest()


def stamp_of(file: Path) -> str:
    """What a stamp file says, or nothing."""
    return file.read_text() if file.exists() else ""


if __name__ == "__main__":
    if "-h" in sys.argv or "--help" in sys.argv:
        print(__doc__)
    else:
        enter()
        print("Ready.")
