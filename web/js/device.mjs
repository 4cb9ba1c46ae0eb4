// This device's storage: who may write where, and how long it keeps. Answers are events "tycoon" with JSON in them.
export const tell = (answer) => dispatchEvent(new CustomEvent("tycoon", { detail: JSON.stringify(answer) }));

let held = { slot: "", release() {} };

globalThis.tycoonDevice = {
  // One window plays a game; a browser without locks finds out at the first write (see tycoon_web/device/save_store.py).
  async claim(slot, take) {
    if (held.slot === slot) return tell({ type: "claimed", slot, mine: true });
    held.release();
    const mine = { slot, release() {} };
    held = mine;
    if (!slot || !navigator.locks) return tell({ type: "claimed", slot, mine: true });
    try {
      await navigator.locks.request(`tycoon-table:${slot}`, take ? { steal: true } : { ifAvailable: true }, (lock) => {
        if (held !== mine) return undefined;
        if (!lock) held = { slot: "", release() {} };
        tell({ type: "claimed", slot, mine: Boolean(lock) });
        return lock && new Promise((resolve) => { mine.release = resolve; });
      });
    } catch ({ name }) { // another window has taken it away; or no locks where nothing may be stored
      const taken = name === "AbortError";
      if (taken && held === mine) held = { slot: "", release() {} };
      tell({ type: "claimed", slot, mine: !taken });
    }
    return undefined;
  },

  async persist(ask) {
    const { storage } = navigator;
    const answer = async () => {
      if (!storage?.persisted) return "unknown";
      return (await storage.persisted()) || (ask && (await storage.persist())) ? "yes" : "no";
    };
    tell({ type: "persisted", state: await answer().catch(() => "unknown") });
  },

  // WebKit's rule holds for a site in a tab, not for one on the Home Screen or in the Dock.
  forgetful: () => navigator.vendor.startsWith("Apple") && !matchMedia("(display-mode: standalone)").matches,
};

// Another window of ours has written.
addEventListener("storage", ({ key }) => tell({ type: "stored", key }));
