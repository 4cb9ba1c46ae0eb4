// The interpreter that PyScript is told to use: Pyodide from this site, with our wheel. Python imports from the
// wheel as it is, a zip file: installing it would take longer than all that is imported for the first screen.
import { loadPyodide as load, version } from "../../pyodide-314.0.7/pyodide.mjs";
import { again } from "./again.mjs";
import "./replica.mjs"; // takes the real IndexedDB before PyScript gets its own

const at = (path) => new URL(path, import.meta.url).href;
const failed = (error) => {
  globalThis.tycoonFailed = error;
  dispatchEvent(new CustomEvent("tycoon:failed", { detail: error }));
};
let output = { stdout: console.log, stderr: console.error };

// Before the shell listens.
addEventListener("unhandledrejection", ({ reason }) => { globalThis.tycoonFailed ??= reason; });

// The shell tells what is missing, unless it is missing itself.
addEventListener("load", () => globalThis.tycoonShell || again());

// PyScript waits for IndexedDB, where it keeps packages that it has fetched. There are none, and a
// browser that stores nothing, or whose IndexedDB hangs, could not start the game: it gets one that
// is empty and always answers.
const answer = (result) => {
  const request = {};
  queueMicrotask(() => request.onsuccess({ target: { result } }));
  return request;
};
const entries = { getAllKeys: () => answer([]), clear: () => answer() };
const database = { transaction: () => ({ objectStore: () => entries }), close() {} };
Object.defineProperty(globalThis, "indexedDB", { value: { open: () => answer(database) } });

// Pyodide only warns when its WebAssembly cannot be had or used, and waits for ever.
const instantiate = WebAssembly.instantiateStreaming.bind(WebAssembly);
WebAssembly.instantiateStreaming = async (...source) => {
  try {
    return await instantiate(...source);
  } catch (error) {
    failed(error);
    throw error;
  }
};

// Pyodide asks for memory that threads share, to sleep in, which the main thread may not anyway: browsers warn of it.
const { Memory } = WebAssembly;
WebAssembly.Memory = class extends Memory {
  constructor(wanted) { super({ ...wanted, shared: false }); }
};

// Pyodide runs whatever is asynchronous on a stack that could be put to sleep, where browsers have such stacks. Nothing
// here sleeps, and Chromium's page crashes there now and then (github.com/pyodide/pyodide/issues/6106).
delete WebAssembly.Suspending;
delete WebAssembly.Suspender;

// Pyodide compiles a module of some forty bytes for each of 260 functions of its own, of which there are few kinds.
const { Module } = WebAssembly;
const compiled = new Map();
WebAssembly.Module = new Proxy(Module, {
  construct(_, [bytes]) {
    if (!(bytes instanceof Uint8Array) || bytes.length > 64) return new Module(bytes);
    const kind = String(bytes);
    if (!compiled.has(kind)) compiled.set(kind, new Module(bytes));
    return compiled.get(kind);
  },
});

async function bring(name, options) {
  const answer = await fetch(at(`../python/${name}`), options);
  if (!answer.ok) throw new Error(`fetch ${name}: ${answer.status}`);
  return answer;
}

// The lock file knows the wheel's name and what it must be.
const lock = bring("pyodide-lock.json").then((answer) => answer.json());
const wheel = lock.then(async ({ packages }) => {
  const { file_name: name, sha256 } = packages["tycoon-table"];
  const bytes = sha256.match(/../g).map((byte) => parseInt(byte, 16));
  const answer = await bring(name, { integrity: `sha256-${btoa(String.fromCharCode(...bytes))}` });
  return { path: `/lib/${name}`, content: new Uint8Array(await answer.arrayBuffer()) };
});

async function start() {
  const python = await load({
    indexURL: at("../../pyodide-314.0.7/"),
    lockFileContents: lock,
    packageBaseUrl: at("../python/"),
    stdLibURL: at("../python/python_stdlib.zip"),
    stdout: (line) => output.stdout(line),
    stderr: (line) => output.stderr(line),
  });
  const { path, content } = await wheel;
  python.FS.writeFile(path, content);
  python.runPython(`import sys; sys.path.append("${path}")`);
  performance.mark("tycoon:pyodide");
  return python;
}

// It starts at once, while PyScript still gets ready; PyScript says later where output goes.
const started = start();
started.catch(failed);

export { version };
export function loadPyodide({ stdout, stderr } = {}) {
  output = { stdout: stdout ?? output.stdout, stderr: stderr ?? output.stderr };
  return started;
}
