// Movements over the finished page. They lie in a layer of their own, or are animations of what is there: the page
// itself is at once what it is without them. The next tap or key ends them all. See effects/motion.py for what is asked.
import { put } from "./bridge.mjs";
import { onTable, turn } from "./turn.mjs";

const MOST = 800; // milliseconds for all that follows from one action
const LENGTHS = { fly: 400, slide: 300, flip: 400, count: 400, stamp: 120, knock: 160, leaf: 450, seal: 400, light: 350, grow: 400, announce: MOST };
const calm = matchMedia("(prefers-reduced-motion: reduce)");
let layer = null;
let running = [];
let latest = 0;
let seen = new Map();

const moves = () => {
  const { motion } = document.documentElement.dataset;
  return motion === "full" || (motion !== "reduced" && !calm.matches);
};
const all = (selector) => [...document.querySelectorAll(`#app :is(${selector})`)];

// Middle and size of an element, if it is in sight.
const boxOf = (element) => {
  const box = onTable(element.getBoundingClientRect());
  return box.width && box.height ? { ...box, element } : null;
};
const find = (place) => {
  for (const selector of place) for (const element of all(selector)) {
    const box = boxOf(element);
    if (box) return box;
  }
  return null;
};
const start = (place) => seen.get(String(place)) ?? find(place);

// Something new in the layer, not in sight before its animation begins.
const show = (tree, { width, height } = {}) => {
  const place = document.createElement("div");
  place.className = "moving";
  if (width) place.style.setProperty("--width", `${width}px`);
  if (height) place.style.setProperty("--height", `${height}px`);
  put(tree, place);
  layer.append(place);
  return place;
};
const at = ({ x, y }, more = "") => `translate(${x}px, ${y}px) translate(-50%, -50%) ${more}`;
// An element, its frames, and which part of the movement's time is theirs.
const part = (element, frames, from = 0, to = 1, easing = "ease-out") => ({ element, frames, from, to, easing });
const late = (i, n, most) => (n > 1 ? (i / (n - 1)) * most : 0);

// How what flies gets from a to b: a token drops into its well, a coin rolls into a purse, a card is dealt, or it goes in
// a bow; else straight on. Frames between the first, where it shows, and the last, where it is gone.
const WAYS = {
  drop: (a, b) => [
    { transform: at({ x: (a.x + 3 * b.x) / 4, y: Math.min(a.y, b.y) - 30 }, "scale(1.15)"), offset: 0.55, easing: "ease-in" },
    { transform: at(b), offset: 0.82, easing: "ease-out" },
    { transform: at({ x: b.x, y: b.y - 5 }), offset: 0.91, easing: "ease-in" },
  ],
  roll: (a, b) => [{ transform: at(b, `rotate(${Math.sign(b.x - a.x) * 540}deg)`), offset: 0.85 }],
  deal: (a, b) => [{ transform: at(b, "rotate(2deg)"), offset: 0.85 }],
  hop: (a, b) => [{ transform: at({ x: (a.x + b.x) / 2, y: Math.min(a.y, b.y) - 60 }, "scale(1.15)"), offset: 0.5 }],
};
const HELD = { deal: "rotate(-16deg)" };

const KINDS = {
  fly({ what, from, to, n, how, into }) {
    const wells = into ? all(into).map(boxOf).filter(Boolean).slice(-n) : [];
    const own = wells.length === n; // each has a place of its own, which is bare until it comes
    const [a, end] = [start(from), own ? wells[0] : find(to)];
    if (!a || !end) return [];
    return Array.from({ length: n }, (_, i) => {
      const b = own ? wells[i] : end;
      const first = { x: a.x + ((i % 3) - (n > 1)) * 9, y: a.y + (Math.floor(i / 3) - 0.5) * 9 * (n > 3) };
      const held = HELD[how] ?? "";
      const way = [
        { transform: at(first, `${held} scale(.8)`), opacity: 0 },
        { transform: at(first, held), opacity: 1, offset: 0.15 },
        ...(WAYS[how]?.(first, b) ?? []).map((frame) => ({ opacity: 1, ...frame })),
        { transform: at(b), opacity: 1, offset: 0.95 },
        { transform: at(b, "scale(.6)"), opacity: 0 },
      ];
      const begin = late(i, n, 0.4);
      const lasts = 0.6 + (n === 1) * 0.4;
      const flies = part(show(what), way, begin, begin + lasts, how === "hop" ? "ease-in-out" : "ease-out");
      return own ? [flies, part(b.element, [{ opacity: 0 }, { opacity: 0 }], 0, begin + 0.9 * lasts)] : flies;
    }).flat();
  },

  slide({ each, from }) {
    const a = start(from);
    const cards = a ? all(each) : [];
    return cards.map((element, i) => {
      const b = boxOf(element) ?? a;
      const begin = late(i, cards.length, 0.5);
      return part(element, [{ translate: `${a.x - b.x}px ${a.y - b.y}px`, opacity: 0, offset: 0 }], begin, begin + 0.5);
    });
  },

  // As on a board at a station: what stood there falls, one after another, and what stands there now comes down last.
  flip({ at: place, said }) {
    const found = find(place);
    if (!found) return [];
    const { element, x, y, width, height } = found;
    const { font, color } = getComputedStyle(element);
    const each = 1 / (said.length + 1);
    const [up, down] = ["perspective(20em) rotateX(88deg)", "perspective(20em) rotateX(-88deg)"];
    const flaps = said.map((text, i) => {
      const flap = show(["span", { class: "moved-flap" }, [text]], found);
      Object.assign(flap.style, { left: `${x - width / 2}px`, top: `${y - height / 2}px`, font, color, lineHeight: `${height}px` });
      const falls = [{ opacity: 1, transform: "none", offset: 0.5 }, { opacity: 1, transform: down }];
      return { ...part(flap, [{ opacity: 1, transform: i ? up : "none" }, ...falls], i * each, (i + 1) * each, "linear"), waits: !i };
    });
    const last = [{ opacity: 0, offset: 0 }, { opacity: 0, offset: 1 - each, easing: "steps(1, start)" }, { opacity: 1, transform: up, offset: 1 - each + 0.01 }];
    return [part(element, last, 0, 1, "linear"), ...flaps];
  },

  // Number after number lies where the last one stands, which cannot be seen so long.
  count({ at: place, by: more }) {
    const element = find(place)?.element;
    const text = element?.textContent ?? "";
    const to = Number(text.replace(/\D/g, ""));
    const by = more ?? to;
    if (!/\d/.test(text) || element.children.length || !by) return [];
    const range = document.createRange();
    range.selectNodeContents(element);
    const { x, y, width, height } = onTable(range.getBoundingClientRect());
    const { font, color } = getComputedStyle(element);
    const steps = Math.min(Math.abs(by), 10);
    const numbers = Array.from({ length: steps }, (_, i) => {
      const said = globalThis.tycoonBridge.number(to - by + Math.round((by * i) / steps));
      const place = show(["span", {}, [text.replace(/\d(?:[\d.,\s]*\d)?/, said)]]);
      Object.assign(place.style, { left: `${x - width / 2}px`, top: `${y - height / 2}px`, font, color, lineHeight: `${height}px` });
      return part(place, [{ opacity: 1 }, { opacity: 1 }], i / steps, (i + 1) / steps);
    });
    return [part(element, [{ color: "transparent" }, { color: "transparent" }]), ...numbers];
  },

  stamp({ each }) {
    return all(each).map((element) => part(element, [{ opacity: 0, scale: 2.4, rotate: "10deg", offset: 0 }], 0, 1, "cubic-bezier(.2, 1.5, .4, 1)"));
  },

  grow({ each }) {
    const parts = all(each);
    return parts.map((element, i) => {
      const begin = late(i, parts.length, 0.5);
      return part(element, [{ scale: 0.4, opacity: 0, offset: 0 }], begin, begin + 0.5, "cubic-bezier(.2, 1.5, .4, 1)");
    });
  },

  knock({ each }) {
    return all(each).map((element) => part(element, [{ rotate: "-50deg", opacity: 0, offset: 0 }], 0, 1, "ease-in"));
  },

  leaf({ at: place, what }) {
    const a = find(place);
    if (!a) return [];
    const book = show(what);
    const leaves = [...book.querySelectorAll(".moved-leaf")];
    const open = { transform: at(a), opacity: 1 };
    return [
      part(book, [{ ...open, opacity: 0 }, { ...open, offset: 0.1 }, { ...open, offset: 0.9 }, { ...open, opacity: 0 }]),
      ...leaves.map((leaf, i) => {
        const begin = 0.1 + late(i, leaves.length, 0.5);
        return part(leaf, [{ transform: "rotateY(0)" }, { transform: "rotateY(-170deg)" }], begin, begin + 0.3);
      }),
    ];
  },

  seal({ at: place, what }) {
    const a = find(place);
    if (!a) return [];
    const lying = { transform: at(a), opacity: 1 };
    return [part(show(what, a), [{ transform: at(a, "scale(2.4)"), opacity: 0 }, { ...lying, offset: 0.45 }, { ...lying, offset: 0.8 }, { ...lying, opacity: 0 }])];
  },

  light({ at: place, what }) {
    const a = start(place);
    if (!a) return [];
    const town = show(what);
    const inside = { x: Math.min(Math.max(a.x, 90), layer.offsetWidth - 90), y: a.y }; // half its breadth
    const lying = { transform: at(inside, "scale(1.4)"), opacity: 1 };
    return [
      part(town, [{ ...lying, opacity: 0 }, { ...lying, offset: 0.1 }, lying]),
      part(town.querySelector(".moved-dusk"), [{ opacity: 0.75 }, { opacity: 0.75, offset: 0.2 }, { opacity: 0 }]),
    ];
  },

  announce({ what }) {
    const middle = { x: layer.offsetWidth / 2, y: layer.offsetHeight / 3 };
    const lying = { transform: at(middle), opacity: 1 };
    return [part(show(what), [{ transform: at(middle, "scale(.8)"), opacity: 0 }, { ...lying, offset: 0.15 }, { ...lying, offset: 0.85 }, { ...lying, opacity: 0 }])];
  },
};

// All movements end as they would; what styles animate on the table as well.
function stop() {
  latest += 1;
  for (const animation of running) animation.cancel();
  running = [];
  layer?.remove();
  layer = null;
}
function settle() {
  stop();
  for (const animation of document.getAnimations()) {
    const { effect } = animation;
    if (effect.target?.closest(".table") && effect.getComputedTiming().endTime !== Infinity) animation.finish();
  }
}

// One after another, in no more time than there is; what is told to all lasts as long as the rest.
function begin(beats, time) {
  layer = document.createElement("div");
  layer.className = "motion";
  layer.ariaHidden = "true";
  document.body.append(layer);
  const ready = beats.map((beat) => {
    const found = beat.map((move) => ({ move, parts: KINDS[move.kind](move) })).filter(({ parts }) => parts.length);
    return { found, length: Math.max(0, ...found.map(({ move }) => (move.kind === "announce" ? 0 : LENGTHS[move.kind]))) };
  });
  const whole = ready.reduce((sum, { length }) => sum + length, 0);
  const scale = Math.min(1, time / whole);
  let delay = 0;
  for (const { found, length } of ready) {
    for (const { move, parts } of found) {
      const told = move.kind === "announce";
      for (const { element, frames, from, to, easing, waits } of parts) {
        const lasts = told ? time : length * scale;
        const fill = element.matches(".moving") && !waits ? "none" : "backwards"; // what is new lies hidden until its time
        const timing = { delay: (told ? 0 : delay) + from * lasts, duration: (to - from) * lasts, easing, fill };
        running.push(element.animate(frames, timing));
      }
    }
    delay += length * scale;
  }
  const now = latest;
  Promise.all(running.map(({ finished }) => finished)).then(() => now === latest && stop(), () => {});
}

// The table turns the shorter way.
const TURN = 450;
let lying = 0;
let turned = null;
new MutationObserver(() => {
  const way = ((turn() - lying + 540) % 360) - 180;
  lying = turn();
  if (!way || !moves()) return;
  turned = document.getElementById("app").animate([{ rotate: `${lying - way}deg` }, {}], { duration: TURN, easing: "ease-in-out" });
  running.push(turned);
}).observe(document.documentElement, { attributeFilter: ["data-turn"] });

// Before the page is drawn: where things are now. After it has been painted: the movements.
globalThis.tycoonMotion = {
  perform(text) {
    stop();
    if (!moves() || document.visibilityState === "hidden") return;
    const beats = JSON.parse(text);
    seen = new Map();
    for (const { from, at: place } of beats.flat()) {
      for (const known of [from, place]) {
        const box = known && find(known);
        if (box) seen.set(String(known), box);
      }
    }
    const now = latest;
    requestAnimationFrame(() => setTimeout(async () => {
      const time = turned?.playState === "running" ? MOST - TURN : MOST;
      await turned?.finished.catch(() => {});
      if (now === latest) begin(beats, time);
    }));
  },
};
for (const kind of ["pointerdown", "keydown", "wheel", "resize", "visibilitychange"]) {
  addEventListener(kind, settle, { capture: true, passive: true });
}
