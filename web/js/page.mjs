// What Python needs of the page. Apart from this: what begins at once (runtime.mjs), and what says why nothing
// begins (shell.mjs). The build makes one file of each.
import "./bridge.mjs";
import "./offline.mjs";
import "./device.mjs";
import "./replica.mjs";
import "./files.mjs";
import "./what.mjs";
import "./motion.mjs";
import "./sound.mjs";
import "./pyscript.mjs";
