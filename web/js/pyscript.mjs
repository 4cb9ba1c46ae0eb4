// PyScript writes its Python modules as text at every start and lets them be compiled. They are in our standard
// library too, compiled already (scripts/making/library.py): whatever is imported before it does so is not again.
import { hooks } from "../vendor/pyscript/core.js";

hooks.main.onReady.add(({ interpreter }) => {
  interpreter.runPython("import pyscript");
});
