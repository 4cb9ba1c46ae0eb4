// The interpreter that PyScript is told to use: Pyodide from this site, with a lock file that knows
// one package, our wheel. Pyodide checks the wheel's sha256 and fetches it while it starts.
import { loadPyodide as load, version } from "../../pyodide-314.0.7/pyodide.mjs";
import { again } from "./again.mjs";
import "./mirror.mjs"; // takes the real IndexedDB before PyScript gets its own

const at = (path) => new URL(path, import.meta.url).href;
const failed = (error) => {
  globalThis.tycoonFailed = error;
  dispatchEvent(new CustomEvent("tycoon:failed", { detail: error }));
};
let output = { stdout: console.log, stderr: console.error };

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

// It starts at once, while PyScript still gets ready; PyScript says later where output goes.
const started = load({
  indexURL: at("../../pyodide-314.0.7/"),
  lockFileURL: at("../python/pyodide-lock.json"),
  stdLibURL: at("../python/python_stdlib.zip"),
  packages: ["tycoon-table"],
  stdout: (line) => output.stdout(line),
  stderr: (line) => output.stderr(line),
});
// A wheel that did not arrive is no error to Pyodide either.
started.then(({ loadedPackages }) => loadedPackages["tycoon-table"] ?? failed("load"), failed);

export { version };
export function loadPyodide({ stdout, stderr } = {}) {
  output = { stdout: stdout ?? output.stdout, stderr: stderr ?? output.stderr };
  return started;
}
