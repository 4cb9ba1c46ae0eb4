// The service worker: keeps the whole site on the device and serves it from there. The build writes
// Workbox's modules and SITE in front of this text. SITE.version is the name of the folder that
// changes with every build; SITE.files, the word lists among them, must all be there before this
// version is used. Every file is checked against its hash.
const { PrecacheController, PrecacheRoute } = workbox.precaching;
const { NavigationRoute, registerRoute, setCatchHandler, setDefaultHandler } = workbox.routing;

// Other sites may share this origin, and so may another copy of this one.
const OURS = `tycoon-table:${new URL(registration.scope).pathname}:`;
const FILES = `${OURS}files`;
const PAGE = `${OURS}page:`; // each open page holds a lock of this name and its version

const files = new PrecacheController({ cacheName: FILES });
files.addToCacheList(SITE.files);
const total = SITE.files.reduce((sum, { size }) => sum + size, 0);

// --- what pages ask for ---------------------------------------------------------------------------

registerRoute(new PrecacheRoute(files, { ignoreURLParametersMatching: [/.*/], cleanURLs: false }));
// No such page: there is only one. The browser keeps the part after "#".
registerRoute(new NavigationRoute(({ url }) => Response.redirect(registration.scope + url.search)));
// A page of the version before this one finds its own files, as long as it is open.
setDefaultHandler(async ({ request }) => {
  const cache = await caches.open(FILES);
  return (await cache.match(request)) ?? fetch(request);
});
setCatchHandler(({ request }) => fetch(request));

// --- filling the cache ----------------------------------------------------------------------------

// One at a time: filling, and throwing away what is no longer needed.
function alone(work, options = {}) {
  return navigator.locks ? navigator.locks.request(FILES, options, work) : inTurn(work, options);
}

// A browser without locks: one at a time in this worker.
let turn = Promise.resolve();
let working = 0;
function inTurn(work, { ifAvailable = false }) {
  if (ifAvailable && working) return work(null);
  working += 1;
  const mine = turn.then(() => work({})).finally(() => { working -= 1; });
  turn = mine.catch(() => {});
  return mine;
}

async function missing() {
  const keys = (await (await caches.open(FILES)).keys()).map(({ url }) => url);
  return SITE.files.filter(({ url }) => !keys.includes(files.getCacheKeyForURL(url)));
}

// Fetch what is missing. A file that fails ends it, and those that have arrived are kept.
async function fill(event) {
  const wanted = await missing();
  let done = total - wanted.reduce((sum, { size }) => sum + size, 0);
  for (const entry of wanted) {
    await bring(entry, event);
    done += entry.size;
    await tell({ offline: "loading", done, total });
  }
}

// What the browser has loaded for the page is taken from its own cache, unless that is spoilt.
async function bring({ url, revision, integrity }, event) {
  const params = { cacheKey: files.getCacheKeyForURL(url), integrity };
  const attempt = (cache) => {
    const request = new Request(url, { integrity, cache });
    return Promise.all(files.strategy.handleAll({ event, request, params }));
  };
  await attempt(revision ? "no-cache" : "default").catch(() => attempt("reload"));
}

// Is a page of an older version open? Without locks any other page may be one, and so may the page that has just let
// this worker take over; not the one that has started with it.
async function inUse({ type }) {
  if (!navigator.locks) return type !== "message" || (await pages()).length > 1;
  const { held } = await navigator.locks.query();
  return held.some(({ name }) => name.startsWith(PAGE) && name !== PAGE + SITE.version);
}

// Throw away what older versions have left, unless one of their pages is open still.
async function tidy(event) {
  if (registration.installing || registration.waiting) return;
  if (await inUse(event)) return;
  await files.activate(event);
  for (const name of await caches.keys()) {
    if (name.startsWith(OURS) && name !== FILES) await caches.delete(name);
  }
}

// Never waits: what pages ask for has to wait for the end of an activation. The next check tidies.
const tidyIfFree = (event) => alone((free) => free && tidy(event), { ifAvailable: true });

// --- its life -------------------------------------------------------------------------------------

async function pages() {
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  return windows.filter(({ url }) => url.startsWith(registration.scope));
}

async function tell(news) {
  for (const page of await pages()) page.postMessage({ version: SITE.version, ...news });
}

async function activate(event) {
  await clients.claim();
  await tidyIfFree(event);
  await tell({ offline: "ready", done: total, total });
}

// A page has started: is everything here still? A browser may have thrown something away. And a page that was
// opened in the very moment when this worker took over may have been missed.
async function check(event) {
  try {
    await clients.claim();
    await alone(() => fill(event));
    await tell({ offline: "ready", done: total, total });
  } catch {
    await tell({ offline: "failed" });
  }
  await tidyIfFree(event);
}

const orders = { check, apply: () => skipWaiting() };
addEventListener("install", (event) => event.waitUntil(alone(() => fill(event))));
addEventListener("activate", (event) => event.waitUntil(activate(event)));
addEventListener("message", (event) => event.waitUntil(orders[event.data?.do]?.(event)));
