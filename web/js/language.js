// The page's language, settled before anything is painted (no module: it must not wait): the one chosen in the
// menu, else the first that the browser asks for and we have, else English. Its messages are fetched early.
{
  const root = document.documentElement;
  const links = [...document.querySelectorAll("link[hreflang]")];
  const wished = (code) => links.find(({ hreflang }) => code === hreflang || code.startsWith(`${hreflang}-`))?.hreflang;
  const preferred = (navigator.languages ?? []).map(wished).find(Boolean) ?? root.lang;
  let chosen;
  try {
    chosen = JSON.parse(localStorage.getItem("tycoon-table:settings")).language;
  } catch {
    // Storage is forbidden or empty, or holds something else: as the browser wishes.
  }
  if (typeof chosen !== "string" || chosen === "auto") chosen = preferred;
  root.lang = wished(chosen) ?? root.lang;
  globalThis.tycoonLanguages = {
    offered: Object.fromEntries(links.map(({ hreflang, title }) => [hreflang, title])), preferred, chosen,
  };
  const early = document.createElement("link");
  early.rel = "prefetch";
  early.href = links.find(({ hreflang }) => hreflang === root.lang).href;
  document.head.append(early);
}
