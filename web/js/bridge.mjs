// Draws what Python describes and reads what somebody touched: the only code that touches the page.
import { h, render } from "../vendor/preact/preact.mjs";
import { announce } from "./keys.mjs";

const app = document.getElementById("app");
const element = ([tag, attributes, children]) => h(tag, attributes, ...children.map(node));
const node = (child) => (typeof child === "string" ? child : element(child));
let first = true;
let keys = {};

// Draws a tree somewhere else than where the page is.
export const put = (tree, place) => render(element(tree), place);

// The first screen is there before Python (scripts/making/first.py): Preact goes on with its elements, so that nothing
// of it is painted anew and nothing is lost that somebody just writes or reads. Returns whether somebody is at it.
function takeOver(draw) {
  if (location.hash.length > 1) app.replaceChildren();
  const read = [...app.querySelectorAll("details[open]")];
  draw();
  for (const details of read) details.open = true; // of which Python knows nothing
  app.classList.remove("shell");
  document.getElementById("starting").remove();
  first = false;
  return app.contains(document.activeElement);
}

globalThis.tycoonBridge = {
  // Names of who plays, then those in the places of nobody.
  entered() {
    const shown = document.documentElement.dataset.visit === "first";
    const places = shown ? [...app.querySelectorAll(".party-names li")] : [];
    const names = (hidden) => places.filter((place) => place.hidden === hidden).map((place) => place.lastChild.value);
    return JSON.stringify([names(false), names(true)]);
  },

  draw(tree, focus) {
    const draw = () => render(element(JSON.parse(tree)), app);
    const busy = first ? takeOver(draw) : draw();
    announce(keys);
    const found = busy ? null : document.getElementById(focus);
    found?.focus({ preventScroll: true });
    if (found?.dataset.jump) found.scrollIntoView({ block: "start" });
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
      type, key, detail, id: target?.id, value: target?.value, checked: target?.checked, ...asked,
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
  number: (number) => new Intl.NumberFormat(document.documentElement.lang).format(number),
};
