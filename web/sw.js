// The service worker: keeps the whole site on the device and serves it from there. The build writes
// Workbox's modules and SITE in front of this text. SITE.version is the name of the folder that
// changes with every build; SITE.files must all be there before this version is used; SITE.words are
// the word lists, kept from their first use on. Every file is checked against its hash.
const { PrecacheController, PrecacheRoute } = workbox.precaching;
const { NavigationRoute, registerRoute, setCatchHandler, setDefaultHandler } = workbox.routing;

// Other sites may share this origin, and so may another copy of this one.
const OURS = `tycoon-table:${new URL(registration.scope).pathname}:`;
const FILES = `${OURS}files`;
const WORDS = `${OURS}words`;
const PAGE = `${OURS}page:`; // each open page holds a lock of this name and its version

const files = listed(FILES, SITE.files);
const words = listed(WORDS, SITE.words);
const total = SITE.files.reduce((sum, { size }) => sum + size, 0);

function listed(cacheName, entries) {
  const controller = new PrecacheController({ cacheName });
  controller.addToCacheList(entries);
  return controller;
}

// --- what pages ask for ---------------------------------------------------------------------------

registerRoute(new PrecacheRoute(files, { ignoreURLParametersMatching: [/.*/], cleanURLs: false }));
registerRoute(new PrecacheRoute(words, { cleanURLs: false }));
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
const alone = (work, options = {}) => navigator.locks.request(FILES, options, work);

async function missing() {
  const keys = (await (await caches.open(FILES)).keys()).map(({ url }) => url);
  return SITE.files.filter(({ url }) => !keys.includes(files.getCacheKeyForURL(url)));
}

// Fetch what is missing. A file that fails ends it, and those that have arrived are kept.
async function fill(event) {
  const wanted = await missing();
  let done = total - wanted.reduce((sum, { size }) => sum + size, 0);
  for (const entry of wanted) {
    await bring(files, entry, event);
    done += entry.size;
    await tell({ offline: "loading", done, total });
  }
}

// What the browser has loaded for the page is taken from its own cache, unless that is spoilt.
async function bring(controller, { url, revision, integrity }, event) {
  const params = { cacheKey: controller.getCacheKeyForURL(url), integrity };
  const attempt = (cache) => {
    const request = new Request(url, { integrity, cache });
    return Promise.all(controller.strategy.handleAll({ event, request, params }));
  };
  await attempt(revision ? "no-cache" : "default").catch(() => attempt("reload"));
}

// Lists in use go over into this version: the same one is copied, a changed one is fetched.
async function takeWordsAlong(event) {
  const cache = await caches.open(WORDS);
  const kept = await cache.keys();
  for (const entry of SITE.words) {
    const name = entry.url.split("/").at(-1);
    const used = kept.find(({ url }) => new URL(url).pathname.endsWith(`/${name}`));
    if (!used) continue;
    const same = new URL(used.url).searchParams.get("__WB_REVISION__") === entry.revision;
    if (same) await cache.put(words.getCacheKeyForURL(entry.url), await cache.match(used));
    else await bring(words, entry, event);
  }
}

// Throw away what older versions have left, unless one of their pages is open still.
async function tidy(event) {
  if (registration.installing || registration.waiting) return;
  const { held } = await navigator.locks.query();
  if (held.some(({ name }) => name.startsWith(PAGE) && name !== PAGE + SITE.version)) return;
  await files.activate(event);
  await words.activate(event);
  for (const name of await caches.keys()) {
    if (name.startsWith(OURS) && ![FILES, WORDS].includes(name)) await caches.delete(name);
  }
}

// Never waits: what pages ask for has to wait for the end of an activation. The next check tidies.
const tidyIfFree = (event) => alone((free) => free && tidy(event), { ifAvailable: true });

// --- its life -------------------------------------------------------------------------------------

async function tell(news) {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const page of pages) {
    if (page.url.startsWith(registration.scope)) page.postMessage({ version: SITE.version, ...news });
  }
}

async function install(event) {
  await alone(() => fill(event));
  await takeWordsAlong(event);
}

async function activate(event) {
  await clients.claim();
  await tidyIfFree(event);
  await tell({ offline: "ready", done: total, total });
}

// A page has started: is everything here still? A browser may have thrown something away.
async function check(event) {
  try {
    await alone(() => fill(event));
    await tell({ offline: "ready", done: total, total });
  } catch {
    await tell({ offline: "failed" });
  }
  await tidyIfFree(event);
}

// A word list has come to a page: unless it came through here, it is fetched once more and kept.
async function keep(event) {
  const entry = SITE.words.find(({ url }) => new URL(url, location).href === event.data.url);
  if (entry && !(await words.matchPrecache(entry.url))) await bring(words, entry, event);
}

const orders = { check, keep, apply: () => skipWaiting() };
addEventListener("install", (event) => event.waitUntil(install(event)));
addEventListener("activate", (event) => event.waitUntil(activate(event)));
addEventListener("message", (event) => event.waitUntil(orders[event.data?.do]?.(event)));
