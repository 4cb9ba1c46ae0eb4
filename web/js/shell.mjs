import "./trust.mjs";
import { again, forget } from "./again.mjs";

// Before Python is there: the look somebody chose last time, and how far loading has come.
const root = document.documentElement;
try {
  const chosen = JSON.parse(localStorage.getItem("tycoon-table:settings") ?? "{}");
  for (const name of ["theme", "plain", "motion", "text"]) if (chosen[name]) root.dataset[name] = chosen[name];
} catch {
  // Storage is forbidden or holds something else: the defaults are fine.
}

// PyScript names its steps; between two of them the bar creeps on, never past the next.
const THERE = 80; // per cent, when the rules engine has come
const steps = [
  ["Loading config", 8],
  ["Loading runtime", 15],
  ["Loaded runtime", THERE],
  ["Loading packages", 84],
  ["Loading files", 88],
  ["Loaded", 92],
];
const bar = document.getElementById("progress");
const [fetching, settingUp] = document.getElementById("loading-what").children;
let reached = 4;
let next = 78;

function show(value) {
  reached = Math.max(reached, value);
  bar.value = reached;
}

addEventListener("py:progress", ({ detail }) => {
  const step = steps.findLast(([start]) => String(detail).startsWith(start));
  if (step) show(step[1]);
  next = reached < THERE ? 78 : 97;
  fetching.hidden = reached >= THERE;
  settingUp.hidden = reached < THERE;
});

const timer = setInterval(() => {
  if (!bar.isConnected) return stop();
  show(reached + (next - reached) * 0.03);
  return undefined;
}, 100);

function stop() {
  forget();
  return clearInterval(timer);
}

// What kept the game from starting, for the one sentence that helps (index.html has them all).
function reasonOf(error) {
  const text = String(error?.message ?? error);
  if (typeof WebAssembly !== "object" || error instanceof WebAssembly.CompileError) return "old";
  if (error instanceof RangeError || /memory|allocat/i.test(text)) return "memory";
  if (error instanceof Event || /fetch|load|import|network|HTTP|404|503/i.test(text)) return "lost";
  return "other";
}

// Whatever another attempt may mend gets one before anything is told.
let retried;
function failed(error) {
  const reason = reasonOf(error);
  if (["lost", "other"].includes(reason) && bar.isConnected) retried ??= again();
  Promise.resolve(retried).then((anew) => anew || tell(error, reason));
}

// The first reason counts, but one that tells more than "something" does.
function tell(error, reason) {
  if (reason === "old") {
    root.dataset.old = "";
    return globalThis.tycoonTooOld?.();
  }
  const place = document.getElementById("failed");
  const told = place?.dataset.told;
  if (!place || (told && (told !== "other" || reason === "other"))) return undefined;
  for (const text of place.querySelectorAll("[data-reason]")) text.hidden = text.dataset.reason !== reason;
  document.getElementById("failed-detail").textContent = String(error?.message ?? error ?? "").slice(0, 200);
  place.dataset.told = reason;
  place.hidden = false;
  document.querySelector(".loading").hidden = true;
  document.getElementById("again").onclick = () => {
    forget();
    location.reload();
  };
  return clearInterval(timer);
}

addEventListener("tycoon:failed", ({ detail }) => failed(detail));
addEventListener("error", (event) => event.target.localName === "script" && failed(event), { capture: true });
addEventListener("unhandledrejection", ({ reason }) => failed(reason));
if (globalThis.tycoonFailed) failed(globalThis.tycoonFailed); // before anybody listened
globalThis.tycoonShell = true; // runtime.mjs looks whether this was reached
