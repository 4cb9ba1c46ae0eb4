// Keys that move: on the table every region is one stop of Tab, and the arrow keys go on inside it (a roving
// tabindex). Set when a key asks for it, so that drawing costs nothing and fingers never notice.
import { onTable } from "./turn.mjs";

const REGION = "section:not([tabindex]), header, footer, nav, [role=group]"; // what only scrolls is a part of one
const ITEM = ".table button, .table a[href]";
const AHEAD = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const last = new WeakMap(); // by region: where the focus was
const given = new WeakSet(); // whose tabindex is ours

const mine = (element) => given.has(element) || !element.hasAttribute("tabindex");
const visible = (element) => element.checkVisibility?.() ?? element.getClientRects().length > 0; // Safari has it from 17.4 on
const reachable = (element) => mine(element) && !element.closest("[inert]") && visible(element);
const regionOf = (element) => element.closest(REGION) ?? document.body;
const itemsOf = (region) => [...region.querySelectorAll(ITEM)].filter((item) => regionOf(item) === region && reachable(item));

function stopsOfTab() {
  for (const region of new Set([...document.querySelectorAll(ITEM)].map(regionOf))) {
    const items = itemsOf(region);
    const stop = items.find((item) => item === document.activeElement) ?? items.find((item) => item === last.get(region))
      ?? items[0];
    for (const item of items) {
      given.add(item);
      item.tabIndex = item === stop ? 0 : -1;
    }
  }
}

// How far to go from one middle to the other; what lies aside counts double, what lies behind not at all.
function way(from, to, [x, y]) {
  const across = to.x - from.x;
  const down = to.y - from.y;
  const ahead = across * x + down * y;
  return ahead > 1 ? ahead + 2 * Math.abs(across * y + down * x) : Infinity;
}

function next(from, items, key) {
  if (key === "Home") return items[0];
  if (key === "End") return items.at(-1);
  const box = onTable(from.getBoundingClientRect());
  const ways = items.map((item) => way(box, onTable(item.getBoundingClientRect()), AHEAD[key]));
  const shortest = Math.min(...ways);
  return shortest < Infinity ? items[ways.indexOf(shortest)] : null;
}

addEventListener("focusin", ({ target }) => {
  if (target.matches?.(ITEM)) last.set(regionOf(target), target);
});

addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (key === "Tab") return stopsOfTab();
  if (!(key in AHEAD || key === "Home" || key === "End") || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (!target.matches?.(ITEM) || document.querySelector(".replay")) return undefined;
  const to = next(target, itemsOf(regionOf(target)), key);
  if (!to || to === target) return undefined;
  event.preventDefault();
  event.stopImmediatePropagation();
  return to.focus();
}, { capture: true });

// The keys that can be changed are told to those who hear the page; the fixed ones are drawn with their controls.
export function announce(keys) {
  for (const [asked, key] of Object.entries(keys)) {
    for (const control of document.querySelectorAll(`[data-do="${asked}"]:not([data-rule])`)) {
      if (key) control.setAttribute("aria-keyshortcuts", key.toUpperCase());
      else control.removeAttribute("aria-keyshortcuts");
    }
  }
}
