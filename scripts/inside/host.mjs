// Run one Python program in Pyodide under Node: node host.mjs '{"program", "task", "mounts", "options"}'.
// The program's main(task) is called; its answer is printed as JSON on the last line.
import { readFileSync } from "node:fs";
import { loadPyodide } from "../../web/node_modules/pyodide/pyodide.mjs";

async function run({ program, task, mounts, options }) {
  const python = await loadPyodide(options);
  for (const [inside, root] of Object.entries(mounts)) {
    python.FS.mkdirTree(inside);
    python.FS.mount(python.FS.filesystems.NODEFS, { root }, inside);
  }
  const names = python.toPy({ __name__: "inside" });
  python.runPython(readFileSync(program, "utf8"), { globals: names, filename: program });
  const answer = names.get("main")(python.toPy(task));
  return answer?.toJs ? answer.toJs({ dict_converter: Object.fromEntries }) : (answer ?? null);
}

try {
  console.log("\n" + JSON.stringify(await run(JSON.parse(process.argv[2]))));
} catch (error) {
  console.error(error.message); // without the stack, which quotes a line of a megabyte
  process.exit(1);
}
