// The page's language, settled before anything is painted (no module: it must not wait): the one chosen in the
// menu, else the first that the browser asks for and we have, else English. Its messages are fetched early.
{
  const root = document.documentElement;
  const links = [...document.querySelectorAll("link[hreflang]")];
  const wished = (code) => links.find(({ hreflang }) => code === hreflang || code.startsWith(`${hreflang}-`))?.hreflang;
  const preferred = (navigator.languages ?? []).map(wished).find(Boolean) ?? root.lang;
  let chosen;
  let knows;
  try {
    ({ language: chosen, knows_games: knows } = JSON.parse(localStorage.getItem("tycoon-table:settings")));
  } catch {
    // Storage is forbidden or empty, or holds something else: as the browser wishes.
  }
  if (typeof chosen !== "string" || chosen === "auto") chosen = preferred;
  if (knows === true) root.dataset.knows = "games"; // then no host offers a first game
  const written = root.lang;
  root.lang = wished(chosen) ?? written;
  const manifest = document.querySelector("link[rel=manifest]");
  if (root.lang !== written) manifest.href = manifest.href.replace(/\.(\w+)$/, `.${root.lang}.$1`);
  globalThis.tycoonLanguages = {
    offered: Object.fromEntries(links.map(({ hreflang, title }) => [hreflang, title])), preferred, chosen,
  };
  const { href } = links.find(({ hreflang }) => hreflang === root.lang);
  globalThis.tycoonMessages = fetch(href, { priority: "low" }).then((answer) => answer.ok ? answer.text() : null)
    .catch(() => null); // Python asks again
}

// What later screens look like must not keep the first one waiting: its link is disabled, so that the browser does not ask
// for it. Python waits for it, but where somebody comes home whose device keeps it: there it is asked for, and read, after
// the first screen.
{
  let styles;
  globalThis.tycoonStyles = {
    late: location.hash.length <= 1 && Boolean(navigator.serviceWorker?.controller),
    come: false,
    ask() {
      styles ??= new Promise((come, failed) => {
        const link = document.querySelector("link[rel=stylesheet][disabled]");
        const go = () => {
          this.come = true;
          come();
        };
        link.addEventListener("load", go);
        // Once home is there, a plain screen is better than none.
        link.addEventListener("error", () => this.late ? go() : failed(new Error(`load ${link.href}`)));
        link.disabled = false;
      });
      styles.catch(() => {}); // told when Python asks
      return styles;
    },
  };
  const now = () => globalThis.tycoonStyles.late || globalThis.tycoonStyles.ask();
  document.addEventListener("readystatechange", now, { once: true });
}

// The first screen before Python is there, for whoever has no game here yet and comes for none: how many play and what
// they are called can be written down, which Python takes over (bridge.mjs); whatever else is pressed opens as soon as
// it can.
{
  const root = document.documentElement;
  let wished = null;

  let games = location.hash.length > 1;
  try {
    games ||= Object.keys(localStorage).some((key) => key.startsWith("tycoon-table:game"));
  } catch {
    // Then none are kept.
  }
  if (!games) root.dataset.visit = "first";

  // As `Party.resize` in rooms/home/screen.py and its screen.
  const resize = (chosen) => {
    for (const button of chosen.parentElement.children) button.setAttribute("aria-pressed", String(button === chosen));
    const places = document.querySelectorAll(".party-names li");
    places.forEach((place, seat) => { place.hidden = seat >= Number(chosen.dataset.value); });
  };
  const wish = (control) => {
    wished?.removeAttribute("aria-busy");
    wished = control;
    wished?.setAttribute("aria-busy", "true");
    document.getElementById("wished").firstChild.hidden = !wished;
  };
  const pressed = ({ target }) => {
    const control = target.closest("[data-do]");
    if (control?.dataset.do === "party-size") resize(control);
    else if (control && control.dataset.do !== "party-name") wish(control);
  };
  const writing = ({ target }) => wished && target.matches("input") && wish(null); // not to be carried off

  // Whatever is unfolded, now or later, is seen.
  document.addEventListener("toggle", ({ target }) => target.open && target.scrollIntoView({ block: "nearest" }), true);
  document.addEventListener("click", pressed);
  document.addEventListener("focusin", writing);
  document.addEventListener("readystatechange", () => {
    const screen = document.querySelector(`template[lang="${root.lang}"]`);
    if (screen) document.getElementById("app").replaceChildren(screen.content);
    if (root.dataset.knows) document.getElementById("home-host")?.remove();
  }, { once: true });
  new MutationObserver((_, watcher) => {
    watcher.disconnect();
    document.removeEventListener("click", pressed);
    document.removeEventListener("focusin", writing);
    if (wished) document.getElementById(wished.id)?.click();
  }).observe(root, { attributeFilter: ["data-ready"] });
}
