// What scripts and styles use that some browsers do not know, by MDN's tables: browsers.py hands over the oldest browsers
// and the files, and judges what is found. Scripts are parsed as ES2022 (`ES5` names those that must be older still), which
// is what those browsers can parse.
//
// In a script a name counts where it is a global (`CompressionStream`), something of a global (`URL.canParse`), or, in our
// own scripts, a member of anything (`element.checkVisibility`) that every interface with such a member has got too late.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const { folder, browsers, files } = JSON.parse(process.argv[2]);
const require = createRequire(`${folder}/`);
const acorn = require("acorn");
const csstree = require("css-tree");
const known = require("@mdn/browser-compat-data");

// --- the tables -----------------------------------------------------------------------------------

const numbers = (version) => version.replace("≤", "").split(".").map(Number);

function reached(version, wanted) {
  const [since, now] = [numbers(version), numbers(wanted)];
  return !since.some((number, at) => number > (now[at] ?? 0) && since.slice(0, at).every((same, i) => same === (now[i] ?? 0)));
}

// Half a feature counts: what it lacks the tables do not say.
function has({ version_added: since, version_removed: until, flags, prefix, alternative_name: other }, wanted) {
  if (flags || prefix || other || typeof since !== "string" || since === "preview" || !reached(since, wanted)) return false;
  return !(typeof until === "string" && reached(until, wanted));
}

// Which browsers lack it: { safari: "17.4" }; undefined for all know it, or nobody knows such a thing.
function lacking(entry) {
  const { support } = entry?.__compat ?? {};
  if (!support) return undefined;
  const lack = Object.entries(browsers).flatMap(([browser, wanted]) => {
    const told = [support[browser] ?? { version_added: null }].flat();
    return told.some((one) => has(one, wanted)) ? [] : [[browser, String(told[0].version_added)]];
  });
  return lack.length ? Object.fromEntries(lack) : undefined;
}

const at = (path) => path.split(".").reduce((node, name) => node?.[name], known);
const ROOTS = ["api", "javascript.builtins", "javascript.builtins.Intl", "webassembly.api"];
const GLOBALS = [...ROOTS, "api.Window", "api.ServiceWorkerGlobalScope"];

// name -> all places that have such a thing
function gather(pairs) {
  const places = new Map();
  for (const [name, path] of pairs) places.set(name, [...(places.get(name) ?? []), path]);
  return places;
}
const below = (path) => Object.entries(at(path)).filter(([name, node]) => name !== "__compat" && node.__compat);
const members = gather(ROOTS.flatMap((root) => below(root).flatMap(([owner]) =>
  below(`${root}.${owner}`).filter(([name]) => !/_(static|event)$/.test(name)).map(([name]) => [name, `${root}.${owner}.${name}`]))));

function* everyBelow(path) {
  for (const [name, node] of Object.entries(at(path))) {
    if (name === "__compat") continue;
    if (node.__compat) yield [name, `${path}.${name}`];
    yield* everyBelow(`${path}.${name}`);
  }
}
const values = gather(everyBelow("css.types"));

// --- what is found --------------------------------------------------------------------------------

const found = [];
let file = "";

// The first of these features that there is, unless one of them is known everywhere.
function judged(paths) {
  const there = paths.filter((path) => !path.includes(".-") && at(path)?.__compat);
  const lack = there.map((path) => lacking(at(path)));
  return there.length && lack.every(Boolean) ? { feature: there[0], lacking: lack[0] } : null;
}
const unread = (what, line) => found.push({ file, line, feature: `syntax: ${what}`, lacking: browsers });
const judgements = new Map();
function look(paths, line) {
  const key = String(paths);
  if (!judgements.has(key)) judgements.set(key, judged(paths ?? []));
  const newer = judgements.get(key);
  if (newer) found.push({ file, line, ...newer });
}

// --- scripts --------------------------------------------------------------------------------------

// Every node with the one around it, and what it is to that.
function nodesOf(tree) {
  const found = [[tree, null, ""]];
  for (const [node] of found) {
    for (const role in node) {
      const child = node[role];
      for (const one of Array.isArray(child) ? child : [child]) if (typeof one?.type === "string") found.push([one, node, role]);
    }
  }
  return found;
}

// The names that a pattern declares.
function named(pattern) {
  const parts = { ArrayPattern: pattern?.elements, ObjectPattern: pattern?.properties }[pattern?.type];
  if (parts) return parts.flatMap(named);
  if (pattern?.type === "Identifier") return [pattern.name];
  return pattern ? named(pattern.value ?? pattern.argument ?? pattern.left) : [];
}

function declaredBy(node) {
  const declares = /^(VariableDeclarator|Function|Class)/.test(node.type) ? [node.id] : [];
  return [...declares, ...(node.params ?? []), node.param, node.local].flatMap(named);
}

const isName = (node, parent, role) => node.type === "Identifier"
  && !(role === "property" && !parent.computed) && !(role === "key" && !parent.computed)
  && !/^(Labeled|Break|Continue|Export|Import|Meta)/.test(parent?.type);

function script(text, { old, module, ours, line: first = 0 }) {
  const options = { ecmaVersion: old ? 5 : 2022, sourceType: module ? "module" : "script", locations: true };
  const nodes = nodesOf(acorn.parse(text, options));
  const declared = new Set(nodes.flatMap(([node]) => declaredBy(node)));
  const global = (name, line) => declared.has(name) || look(GLOBALS.map((root) => `${root}.${name}`), line);
  for (const [node, parent, role] of nodes) {
    const line = first + node.loc.start.line;
    if (isName(node, parent, role)) global(node.name, line);
    else if (node.type === "MemberExpression" && !node.computed) member(node, line);
    else if (ours && node.type === "Property" && parent.type === "ObjectPattern") look(members.get(node.key.name), line);
  }

  function member({ object, property: { name } }, line) {
    const owner = object.type === "Identifier" && !declared.has(object.name) ? object.name : "";
    if (["globalThis", "window", "self"].includes(owner)) return global(name, line);
    const statics = ROOTS.flatMap((root) => [`${root}.${owner}.${name}_static`, `${root}.${owner}.${name}`]);
    const certain = owner && statics.filter((path) => at(path)?.__compat);
    if (certain?.length) return look(certain, line);
    return ours && look(members.get(name), line);
  }
}

// --- styles ---------------------------------------------------------------------------------------
//
// What has a browser's prefix is written for that browser, beside something for the others.

const UNITS = [[/^[sld]v/, "css.types.length.viewport_percentage_units_dynamic"], [/^cq/, "css.types.length.container_query_length_units"]];
const FEATURES = {
  Declaration: ({ property }) => [`css.properties.${property}`],
  Identifier: ({ name }, property) => [`css.properties.${property}.${name}`],
  Function: ({ name }) => values.get(name),
  Dimension: ({ unit }) => [UNITS.find(([like]) => like.test(unit))?.[1] ?? `css.types.length.${unit}`],
  PseudoClassSelector: ({ name }) => [`css.selectors.${name}`],
  PseudoElementSelector: ({ name }) => [`css.selectors.${name}`],
  NestingSelector: () => ["css.selectors.nesting"],
  Atrule: ({ name }) => [`css.at-rules.${name}`],
  Feature: ({ kind, name }) => kind === "media" ? [`css.at-rules.media.${name}`] : [],
  FeatureRange: ({ kind }) => kind === "media" ? ["css.at-rules.media.range_syntax"] : [],
};

function style(text) {
  const rules = [];
  let line = 0;
  csstree.walk(csstree.parse(text, { parseCustomProperty: true, positions: true }), {
    enter(node) {
      line = node.loc?.start.line ?? line;
      look(FEATURES[node.type]?.(node, this.declaration?.property), line);
      if (node.type === "Rule" && rules.push(node) > 1) look(["css.selectors.nesting"], line);
      if (node.type === "Raw" && !this.declaration && !this.atrulePrelude) unread(node.value, line);
    },
    leave(node) {
      if (node.type === "Rule") rules.pop();
    },
  });
}

// --- all of it ------------------------------------------------------------------------------------

function page(text, how) {
  for (const { 1: code, index } of text.matchAll(/<script>(.*?)<\/script>/gs)) {
    script(code, { ...how, line: text.slice(0, index).split("\n").length - 1 });
  }
}

for (const { path, name, kind, ...how } of files) {
  file = name;
  try {
    ({ script, style, page })[kind](readFileSync(path, "utf8"), how);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    unread(error.message, error.loc?.line ?? 0);
  }
}
console.log(JSON.stringify(found));
