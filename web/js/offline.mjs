// The page as an app: its files kept for offline play, new versions, and its place on the home
// screen. Python starts it once the game can be played, and hears of every change by an event "tycoon".
const base = new URL("./", document.baseURI);
const version = new URL(import.meta.url).pathname.split("/").at(-3);
const workers = navigator.serviceWorker;
const LONGEST_WAIT = 300_000; // ms
const CHECK_EVERY = 3_600_000; // ms
const IN_CHARGE = ["activating", "activated"];

// offline: "", loading, ready, failed or unsupported; update: "", waiting or elsewhere (another tab
// has applied it); install: "", offered, by-hand or done.
const state = { offline: "", done: 0, total: 0, update: "", install: installed() ? "done" : "" };
let registration;
let prompt;
let applying = false;
let wait = 5_000;
let checked = 0;

function change(news) {
  Object.assign(state, news);
  document.documentElement.dataset.offline = state.offline;
  dispatchEvent(new CustomEvent("tycoon", { detail: JSON.stringify({ type: "app", ...state }) }));
}

// --- files for offline play -----------------------------------------------------------------------

async function register() {
  if (!workers) return change({ offline: "unsupported" });
  try {
    registration = await workers.register(new URL("sw.js", base));
  } catch ({ name }) {
    const forbidden = ["NotSupportedError", "SecurityError"].includes(name);
    return forbidden ? change({ offline: "unsupported" }) : fail();
  }
  registration.onupdatefound = () => follow(registration.installing);
  const { installing, waiting, active } = registration;
  if (!installing && !waiting && !active) return fail(); // it has failed before we could look
  if (installing) follow(installing);
  if (!active && state.offline !== "loading") change({ offline: "loading" });
  if (waiting && active) change({ update: "waiting" });
  active?.postMessage({ do: "check" });
  return undefined;
}

function follow(worker) {
  let arrived = false;
  worker.onstatechange = () => {
    if (worker.state === "installed" && registration.active) change({ update: "waiting" });
    arrived ||= worker.state === "installed" || worker.state === "activating";
    if (worker.state === "redundant" && !arrived && !registration.active) fail();
  };
}

// Files that have arrived are kept; the rest is tried for again.
function fail() {
  change({ offline: "failed" });
  setTimeout(retry, wait);
  wait = Math.min(2 * wait, LONGEST_WAIT);
}

function retry() {
  if (state.offline !== "failed") return;
  change({ offline: "loading" });
  register();
}

function heard({ data, source }) {
  if (source?.state === "redundant") return; // it has failed, and only its news is late
  const other = data.version !== version;
  if (other && !applying && IN_CHARGE.includes(source?.state)) change({ update: "elsewhere" });
  if (other && state.offline === "ready") return; // the next version on its way
  if (data.offline === "failed") return fail();
  const step = state.total / 100;
  const visible = data.offline !== state.offline || data.done - state.done >= step;
  if (visible) change({ offline: data.offline, done: data.done, total: data.total });
  return undefined;
}

// --- new versions ---------------------------------------------------------------------------------

function taken() {
  if (applying) location.reload();
}

function lookForUpdate() {
  if (document.visibilityState !== "visible" || !registration || Date.now() - checked < CHECK_EVERY) return;
  checked = Date.now();
  registration.update().catch(() => {}); // offline: another time
}

// Python keeps it only while something is nowhere but in this window: a page with such a listener
// is loaded anew by "back" in some browsers. Who applies an update has been asked already.
function asked(event) {
  if (!applying) event.preventDefault();
}

function guard(unstored) {
  if (unstored) addEventListener("beforeunload", asked);
  else removeEventListener("beforeunload", asked);
}

function apply() {
  if (applying) return;
  applying = true;
  if (registration?.waiting) registration.waiting.postMessage({ do: "apply" });
  else location.reload();
}

// --- the home screen ------------------------------------------------------------------------------

function installed() {
  return matchMedia("(display-mode: standalone), (display-mode: minimal-ui)").matches || navigator.standalone === true;
}

// iPads call themselves Macs, but no Mac has a touch screen.
function byHand() {
  return /iPhone|iPad|iPod/.test(navigator.userAgent)
    || (navigator.platform === "MacIntel" && navigator.maxTouchPoints > 1);
}

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  prompt = event;
  change({ install: "offered" });
});
addEventListener("appinstalled", () => change({ install: "done" }));

async function install() {
  const asked = prompt;
  prompt = undefined;
  await asked?.prompt();
  const answer = await asked?.userChoice;
  change({ install: answer?.outcome === "accepted" ? "done" : "" });
}

// The worker throws this version's files away only when no page of it is open.
navigator.locks?.request(`tycoon-table:${base.pathname}:page:${version}`, { mode: "shared" }, () => new Promise(() => {}))
  .catch(() => {}); // where nothing may be stored there are no files to throw away either

globalThis.tycoonApp = {
  start() {
    if (!state.install && byHand()) state.install = "by-hand";
    workers?.addEventListener("message", heard);
    workers?.addEventListener("controllerchange", taken);
    addEventListener("online", retry);
    document.addEventListener("visibilitychange", lookForUpdate);
    checked = Date.now();
    register();
  },
  apply,
  guard,
  install,
  retry,
};
