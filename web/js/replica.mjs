// A second copy of what games need, in IndexedDB: localStorage, the truth while the page runs, may reach the disk
// a minute late, this at once. Nothing waits for it for long; replica.py says what counts at the next start.
// By hand: the transactions of idb-keyval have no `durability`, which is what this copy is for.
import { tell } from "./device.mjs";

const RECORDS = "records";
const PATIENCE = 2_000; // ms from the beginning, and for every write
const GRACE = 200; // ms, for an answer that came while Python kept the page busy
const LOCK = "tycoon-table:";

let safe = false; // what Python was told last
let opening;
const waiting = []; // changes of this turn: they are made together

const real = (() => {
  try {
    return globalThis.indexedDB; // runtime.mjs gives PyScript another one later
  } catch { // nothing may be stored
    return undefined;
  }
})();

const asked = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

const within = (time, promise) => Promise.race([
  promise,
  new Promise((_, reject) => { setTimeout(reject, time, new Error("no answer")); }),
]);

function open() {
  opening ??= connect();
  opening.catch(() => { opening = undefined; });
  return opening;
}

async function connect() {
  const request = real.open("tycoon-table", 1);
  request.onupgradeneeded = () => request.result.createObjectStore(RECORDS);
  const database = await asked(request);
  database.onclose = database.onversionchange = () => { // somebody empties the storage
    database.close();
    opening = undefined;
  };
  return database;
}

// A browser that does not know the word, or does not keep it, promises nothing.
const begin = (database, mode) => database.transaction(RECORDS, mode, { durability: "strict" });
const strict = (transaction) => transaction.durability === "strict";

async function read() {
  const transaction = begin(await open(), "readonly");
  const records = transaction.objectStore(RECORDS);
  const [keys, found] = await Promise.all([asked(records.getAllKeys()), asked(records.getAll())]);
  safe = strict(transaction);
  const sound = keys.map((key, at) => [key, found[at]?.text]).filter(([, text]) => typeof text === "string");
  return Object.fromEntries(sound);
}

// One after the other: nothing replaces a record with a higher number, which another window may have written.
async function change(records, changes) {
  for (const { key, number, text } of changes) {
    const there = await asked(records.get(key));
    if (there?.number > number) continue;
    if (typeof text === "string") records.put({ number, text }, key);
    else records.delete(key);
  }
  records.transaction.commit?.();
}

function write(database, changes) {
  const transaction = begin(database, "readwrite");
  const done = new Promise((resolve, reject) => {
    transaction.oncomplete = resolve;
    transaction.onabort = () => reject(transaction.error);
  });
  return Promise.all([done, change(transaction.objectStore(RECORDS), changes)]).then(() => strict(transaction));
}

async function commit(changes) {
  let now = false;
  try {
    const database = await within(PATIENCE, open());
    now = await within(PATIENCE, write(database, changes));
  } catch {
    // No room, or no answer: localStorage has it, and the menu says what that means.
  }
  if (now !== safe) tell({ type: "replicated", safe: now });
  safe = now;
}

const began = performance.now();
const reading = read();
reading.catch(() => {});

globalThis.tycoonReplica = {
  write(key, number, text) {
    if (!waiting.length) queueMicrotask(() => commit(waiting.splice(0)));
    waiting.push({ key, number, text });
  },

  // What lay there when the page was opened, and which games other windows play now; null if it has not answered.
  async handOver() {
    const held = navigator.locks?.query().then(({ held }) => held.map(({ name }) => name.replace(LOCK, "")));
    const rest = Math.max(GRACE, PATIENCE - (performance.now() - began));
    const answer = Promise.all([reading, held?.catch(() => []) ?? []]);
    const found = await within(rest, answer).catch(() => undefined);
    return JSON.stringify(found ? { records: found[0], held: found[1], safe } : null);
  },
};
