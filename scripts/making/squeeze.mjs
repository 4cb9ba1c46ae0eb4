// Styles without comments and blanks: bundle.py hands them in and takes them from here. What css-tree cannot take apart it
// leaves as it is.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const csstree = createRequire(`${process.argv[2]}/`)("css-tree");
const { children } = csstree.parse(readFileSync(0, "utf8"));
for (const rule of children) if (rule.type !== "Comment") process.stdout.write(`${csstree.generate(rule)}\n`);
