// For browsers that cannot run the page. The sentence stands in index.html and shows by itself where the style's @supports
// says so (pages.css); this finds the other reasons, and lets the games that are stored here out. Nothing in it may be
// newer than ES5: the build parses it as that.
(function () {
  var root = document.documentElement;
  var place = document.getElementById("too-old");
  var SLOT = /^tycoon-table:(game[^:]*):[ab]$/;
  var lost = false; // a script has not arrived, which is another matter (again.mjs)

  function record(key) {
    try {
      return JSON.parse(localStorage.getItem(key));
    } catch (error) {
      return null;
    }
  }

  // The newest generation of every slot, unless it was deleted. What is damaged the page that opens the file will tell.
  function games() {
    var found = {};
    for (var i = 0; i < localStorage.length; i += 1) {
      var slot = SLOT.exec(localStorage.key(i));
      var stored = slot && record(slot[0]);
      if (!stored || typeof stored.text !== "string") continue;
      var gone = record("tycoon-table:gone:" + slot[1]);
      var last = found[slot[1]] || gone || { number: -1 };
      if (stored.number > last.number) found[slot[1]] = stored;
    }
    return Object.keys(found).map(function (name) {
      var game = { title: (found[name].label || {}).title || "" };
      game[found[name].packed ? "packed" : "save"] = found[name].text;
      return game;
    });
  }

  function records() {
    try {
      return JSON.parse(localStorage.getItem("tycoon-table:records").slice(32)).facts; // behind its checksum
    } catch (error) {
      return [];
    }
  }

  // One file, as the page itself makes it of all games (rooms/exchange).
  function offer() {
    var all = [];
    try {
      all = games();
    } catch (error) {
      return; // nothing may be stored here
    }
    if (!all.length) return;
    var file = JSON.stringify({ format: "tycoon-table-games", version: 1, games: all, records: records() });
    var link = document.getElementById("take-out");
    link.href = URL.createObjectURL(new Blob([file], { type: "application/json" }));
    link.hidden = false;
  }

  // first.js does it in browsers that can read it.
  function speak() {
    var asked = (record("tycoon-table:settings") || {}).language;
    var wished = (asked && asked !== "auto" ? asked : navigator.language || "").slice(0, 2);
    if (!window.tycoonLanguages && place.querySelector('[lang="' + wished.replace(/\W/g, "") + '"]')) root.lang = wished;
  }

  function tell() {
    speak();
    root.setAttribute("data-old", "");
    offer();
  }

  window.tycoonTooOld = tell;
  window.addEventListener("error", function (event) {
    if (event.target.localName === "script") lost = true;
  }, true);
  window.addEventListener("load", function () { // not before: WebKit runs this while the style is still on its way
    var unread = !window.tycoonShell && !lost; // modules do not run, or cannot be read
    if (unread || getComputedStyle(place).display !== "none") tell();
  });
  if (!("noModule" in document.createElement("script")) || typeof WebAssembly !== "object") tell();
}());
