// "What is this?": a press that is held, a right click, "?" on what has the focus, or a tap that the rules were
// asked for tells what lies there by its marks: drawings, classes and what controls ask for, the innermost first, up to the table.
import { tell } from "./device.mjs";

const HELD = { short: 350, normal: 550, long: 1500 }; // milliseconds, as it is set for the device
const MOVED = 12; // pixels
let timer = 0;
let from = null;

const marksOf = (found) => {
  const marks = [];
  for (let at = found; at && !at.classList.contains("table"); at = at.parentElement) {
    const drawing = at.tagName === "svg" && !at.parentElement?.dataset.do && at.querySelector("use"); // of a control: its own
    if (drawing) marks.push(drawing.getAttribute("href").split("#")[1]);
    marks.push(...at.classList);
    if (at.dataset.do) marks.push(at.dataset.do);
  }
  return marks;
};
const askable = (target) => target?.closest?.(".table") && !target.closest("input, .peek");
const ask = (target) => {
  const control = target.closest("[data-do]");
  tell({ type: "what", marks: marksOf(target), id: control?.id ?? "", fields: { ...control?.dataset } });
};
// Whoever wants to ask taps next: what lies there is told and nothing else is done.
const asking = () => {
  const asked = document.documentElement.dataset.asking === "on";
  delete document.documentElement.dataset.asking;
  return asked;
};
const forget = () => { clearTimeout(timer); timer = 0; };
const stop = (event) => { event.preventDefault(); event.stopImmediatePropagation(); };

// A held finger is lifted some time: the click that follows then is none.
const hold = () => {
  timer = 0;
  addEventListener("click", stop, { capture: true, once: true });
  addEventListener("pointerdown", () => removeEventListener("click", stop, true), { capture: true, once: true });
  ask(from.target);
};

addEventListener("click", (event) => {
  if (!asking() || !askable(event.target)) return;
  stop(event);
  ask(event.target);
}, { capture: true });
addEventListener("pointerdown", (event) => {
  forget();
  if (event.pointerType === "mouse" || !event.isPrimary || !askable(event.target)) return;
  from = event;
  timer = setTimeout(hold, HELD[document.documentElement.dataset.hold] ?? HELD.normal);
}, { capture: true, passive: true });
addEventListener("pointermove", (event) => {
  if (timer && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > MOVED) forget();
}, { capture: true, passive: true });
for (const end of ["pointerup", "pointercancel", "scroll"]) addEventListener(end, forget, { capture: true, passive: true });
addEventListener("contextmenu", (event) => {
  if (!askable(event.target)) return;
  event.preventDefault();
  const held = Boolean(timer); // Android asks for a menu at the very moment
  forget();
  if (held) hold();
  else if (event.pointerType !== "touch") ask(event.target);
});
addEventListener("keydown", (event) => {
  if (event.key === "Escape") asking();
  if (event.key !== "?" || event.ctrlKey || event.altKey || !event.target.closest?.("[data-do]") || !askable(event.target)) return;
  stop(event);
  ask(event.target);
}, { capture: true });
