// The interpreter that PyScript is told to use: Pyodide from this site, with a lock file that knows one package, our
// wheel. Pyodide checks the wheel's sha256 and fetches it while it starts.
import { loadPyodide as load, version } from "../../pyodide-314.0.7/pyodide.mjs";

const at = (path) => new URL(path, import.meta.url).href;

export { version };
export const loadPyodide = (options = {}) =>
  load({
    ...options,
    indexURL: at("../../pyodide-314.0.7/"),
    lockFileURL: at("../python/pyodide-lock.json"),
    stdLibURL: at("../python/python_stdlib.zip"),
    packages: ["tycoon-table"],
  });
