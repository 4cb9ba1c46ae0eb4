// Games in and out of the page: files, links, pasted text. Answers are events "tycoon" with JSON in them.
import { tell } from "./device.mjs";

const LARGEST = 16_000_000; // bytes; `tycoon.session.saves` has the same limit in characters
const MOST = 100; // files at once
const KINDS = { ".json": "application/json", ".txt": "text/plain" };
const LINK = /#(?:game=([\w-]+)|(deal=\S+|G1:[\w$*+./:-]+))/;
const handles = new Map(); // slot -> the file it was saved into

// --- out ----------------------------------------------------------------------------------------

// The share sheet, with whichever of the two kinds of file it takes; it must open within the tap.
function share({ name, text }) {
  for (const [end, type] of Object.entries(KINDS)) {
    const files = [new File([text], name + end, { type })];
    if (navigator.canShare?.({ files })) return navigator.share({ files, title: name }).then(() => "shared");
  }
  return "";
}

async function pick({ slot, name, text }) {
  if (!globalThis.showSaveFilePicker) return "";
  const handle = await showSaveFilePicker({
    suggestedName: `${name}.json`, types: [{ accept: { [KINDS[".json"]]: [".json"] } }],
  });
  await write(handle, text);
  handles.set(slot, handle);
  return "saved";
}

async function write(handle, text) {
  const file = await handle.createWritable();
  await file.write(text);
  await file.close();
}

function download({ name, text }) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: KINDS[".json"] }));
  link.download = `${name}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return "downloaded";
}

const copy = ({ text }) => navigator.clipboard.writeText(text).then(() => "copied");
const again = ({ slot, text }) => write(handles.get(slot), text).then(() => "saved");

const WAYS = { file: [share, pick, download, copy], copy: [copy], again: [again, pick, download] };

async function give(way, game) {
  for (const attempt of WAYS[way]) {
    try {
      const done = await attempt(game);
      if (done) return done;
    } catch (error) {
      if (error.name === "AbortError") return "cancelled"; // somebody changed their mind: nothing to say
    }
  }
  return "failed";
}

// --- links --------------------------------------------------------------------------------------

async function through(bytes, stream, largest) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts = [];
  let size = 0;
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    size += value.length;
    if (size > largest) {
      await reader.cancel();
      throw new RangeError("too large");
    }
    parts.push(value);
  }
  return new Blob(parts).arrayBuffer();
}

async function pack(text) {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"), LARGEST);
  const characters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join("");
  return btoa(characters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

async function unpack(packed) {
  const characters = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(characters, (character) => character.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw"), LARGEST));
}

// --- in -----------------------------------------------------------------------------------------

const received = (answer) => tell({ type: "received", ...answer });

async function opened(file) {
  const { name, size, lastModified } = file;
  if (size > LARGEST) return { name, problem: "save_too_large" };
  return { name, text: await file.text().catch(() => ""), when: new Date(lastModified).toISOString() };
}

async function takeFiles(list) {
  const files = await Promise.all(Array.from(list).slice(0, MOST + 1).map(opened)); // one more: too many
  received(files.length === 1 ? files[0] : { files });
}

const takeLink = (packed) => unpack(packed).then((text) => received({ text }), (error) =>
  received({ problem: error instanceof RangeError ? "save_too_large" : "link_damaged" }));

function takeText(text) {
  const save = text.trimStart().startsWith("{"); // whatever the names in it look like
  const [link, game, place] = (!save && LINK.exec(text)) || [];
  if (place) location.hash = place; // a set-up, or what a QR code holds
  else link ? takeLink(game) : received({ text });
}

globalThis.tycoonFiles = {
  give: (way, slot, name, text) => give(way, { slot, name, text }).then((how) => tell({ type: "given", slot, how })),
  pack: (text) => pack(text).catch(() => "").then((packed) => tell({ type: "packed", packed })),
  unpack: takeLink,
  // Only once somebody listens: files that the system opens with the installed page.
  // Only a launch that finds the page running brings an address that is not the page's own already.
  listen() {
    let running = false;
    globalThis.launchQueue?.setConsumer(async ({ files, targetURL }) => {
      const place = running && targetURL && !files.length && new URL(targetURL).hash;
      if (place) location.hash = place;
      if (files.length) takeFiles(await Promise.all(files.map((handle) => handle.getFile())));
    });
    running = true;
  },
};

addEventListener("change", ({ target }) => {
  if (target.id !== "import-file" || !target.files.length) return; // other files are no games
  takeFiles(target.files);
  target.value = "";
});

const root = document.documentElement;
addEventListener("dragover", (event) => {
  event.preventDefault();
  root.dataset.dropping = "";
});
addEventListener("dragleave", ({ relatedTarget }) => {
  if (!relatedTarget) delete root.dataset.dropping;
});
addEventListener("drop", (event) => {
  event.preventDefault();
  delete root.dataset.dropping;
  const { files } = event.dataTransfer;
  if (files.length) takeFiles(files);
  else takeText(event.dataTransfer.getData("text"));
});

// Pasted anywhere but into another field: a file, a link, or the text of a game.
addEventListener("paste", (event) => {
  const { files } = event.clipboardData;
  const text = event.clipboardData.getData("text");
  const field = event.target.closest?.("input, textarea");
  if (field ? field.id !== "import-paste" : !files.length && !LINK.test(text) && !text.trimStart().startsWith("{")) return;
  event.preventDefault();
  if (files.length) takeFiles(files);
  else takeText(text);
});
