// Draws with Preact what Python describes, and reads events into plain data.
import { h, render } from "../vendor/preact/preact.mjs";
import { announce } from "./keys.mjs";

const app = document.getElementById("app");
const DRAWINGS = 'use[href*=".svg#"]';
const WRITTEN = new Set(["input", "select", "textarea"]); // what somebody wrote there is put right at every drawing
let first = true;
let keys = {};
const kept = new Set(); // sheets of which one drawing stays on the page
let last; // the tree that is drawn, each element of it with its vnode

// Draws a tree somewhere else than where the page is.
export function put(tree, place) {
  render(vnodeOf(tree), place);
  keepDrawings(place);
}

const alike = (one, other) => {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
};

// The vnode of a tree. What is as it was before is the very vnode of before, which Preact passes over.
function vnodeOf(tree, before) {
  const [tag, attributes, children] = tree;
  const old = before?.[0] === tag && !WRITTEN.has(tag) ? before : null;
  const shift = old ? old[2].length - children.length : 0; // what comes or goes moves all that follows
  let same = old && !shift && alike(attributes, old[1]);
  const drawn = children.map((child, i) => {
    const place = old?.[2][i];
    if (typeof child === "string") {
      same &&= child === place;
      return child;
    }
    const there = place?.[0] === child[0] && place[1].class === child[1].class ? place : old?.[2][i + shift];
    const vnode = vnodeOf(child, there);
    same &&= vnode === place?.[3];
    return vnode;
  });
  tree[3] = same ? old[3] : h(tag, attributes, ...drawn);
  return tree[3];
}

// A sheet of drawings is read anew whenever the first of them comes into sight: one stays, out of sight.
function keepDrawings(shown) {
  for (const use of shown.querySelectorAll(DRAWINGS)) {
    const [sheet] = use.getAttribute("href").split("#");
    if (kept.has(sheet)) continue;
    kept.add(sheet);
    const svg = document.body.appendChild(document.createElementNS(use.namespaceURI, "svg"));
    svg.setAttribute("class", "sprite");
    svg.append(use.cloneNode());
  }
}

// The first screen is there before Python (scripts/making/first.py): Preact goes on with its elements, so that nothing
// of it is painted anew and nothing is lost that somebody just writes or reads. Returns whether somebody is at it.
function takeOver(draw) {
  if (location.hash.length > 1) app.replaceChildren();
  app.firstElementChild?.removeAttribute("lang"); // Preact would leave it empty: a language that nobody knows
  const read = [...app.querySelectorAll("details[open]")];
  draw();
  for (const details of read) details.open = true; // of which Python knows nothing
  app.classList.remove("shell");
  document.getElementById("starting").remove();
  first = false;
  return app.contains(document.activeElement);
}

// Draws the page as this tree, and gives its focus to the element of that id.
function show(text, focus) {
  const tree = JSON.parse(text);
  const draw = () => render(vnodeOf(tree, last), app);
  // What has the focus and goes away would make the browser lay everything out, half drawn as it is.
  const before = last;
  if (!first && focus && document.activeElement?.id !== focus) document.activeElement?.blur();
  let busy = false;
  if (last === before) { // else a field that was left has told what it holds, and that is drawn already
    busy = first ? takeOver(draw) : draw();
    last = tree;
    announce(keys);
    keepDrawings(app);
  }
  const found = busy ? null : document.getElementById(focus);
  found?.focus({ preventScroll: true });
  if (found?.dataset.jump) found.scrollIntoView({ block: "start" });
}

globalThis.tycoonBridge = {
  // Names of who plays, then those in the places of nobody.
  entered() {
    const shown = document.documentElement.dataset.visit === "first";
    const places = shown ? [...app.querySelectorAll(".party-names li")] : [];
    const names = (hidden) => places.filter((place) => place.hidden === hidden).map((place) => place.lastChild.value);
    return JSON.stringify([names(false), names(true)]);
  },

  // Another screen than the first waits for its styles.
  draw(text, focus) {
    if (first || tycoonStyles.come) show(text, focus);
    else tycoonStyles.ask().then(() => show(text, focus));
  },

  // Once what was drawn last is on the screen. A page that nobody sees is not drawn: it does not wait.
  painted() {
    return new Promise((done) => document.hidden ? setTimeout(done) : requestAnimationFrame(() => setTimeout(done)));
  },

  // The keys that can be changed, by what they ask for ("": none).
  keys(chosen) {
    keys = JSON.parse(chosen);
  },

  // Plain data about an event, or "" when nothing on the page cares for it.
  read(event) {
    const { type, key, detail } = event;
    const target = event.target?.closest?.("[data-do], [data-why]");
    const asked = target?.dataset;
    if ((type.startsWith("pointer") || type === "keyup") && asked?.do !== "peek") return "";
    if (type === "pointerdown") target.setPointerCapture(event.pointerId);
    if (!target && !["keydown", "focusin", "click"].includes(type)) return "";
    return JSON.stringify({
      type, key, detail, id: target?.id, value: target?.value, ...asked,
      ctrl: event.ctrlKey || event.metaKey, shift: event.shiftKey, alt: event.altKey, repeat: event.repeat,
      typing: Boolean(event.target?.closest?.("input:not([type=checkbox],[type=radio]), select, textarea")),
      tag: event.target?.tagName?.toLowerCase(),
    });
  },

  now: () => new Date().toISOString(),
  today: () => new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString().slice(0, 10),
  // A moment, or a day.
  date: (iso) => new Intl.DateTimeFormat(document.documentElement.lang, iso.includes("T")
    ? { dateStyle: "medium", timeStyle: "short" } : { dateStyle: "long", timeZone: "UTC" }).format(new Date(iso)),
  // How many days ago a moment was, where the device is; after a week, which day that was.
  ago: (iso) => {
    const day = (moment) => Math.floor((moment - moment.getTimezoneOffset() * 60_000) / 86_400_000);
    const days = day(new Date(iso)) - day(new Date()), lang = document.documentElement.lang;
    return days > 0 || days < -6 ? new Intl.DateTimeFormat(lang, { dateStyle: "medium" }).format(new Date(iso))
      : new Intl.RelativeTimeFormat(lang, { numeric: "auto" }).format(days, "day");
  },
  number: (number) => new Intl.NumberFormat(document.documentElement.lang).format(number),
};
