// What is wrong with the layout of what is visible now, as sentences.
() => {
  const SLACK = 1.5; // px: fractions of pixels and rounding
  const TARGET = 44; // px
  // What is read has 16 px at 1024 × 768, and more where the window is larger; 13 on a phone. What stands beside
  // a number, and a key's own number, may have 14.
  const app = document.getElementById("app"); // it may lie turned
  const { offsetWidth: across, offsetHeight: down } = app;
  const aside = parseFloat(getComputedStyle(app).rotate) % 180 > 0;
  const room = Math.min(across / 1024, down / 768);
  const READ = room >= 1 ? 16 * room : 13, BESIDE = room >= 1 ? 14 * room : 13; // px
  const CUT_ON_PURPOSE = ".log-rows, .ticker"; // excerpts of something that opens in full
  const RULE_ID = /\b[RL]T-A?\d/; // for those who write the game, not for those who play it
  const NAMES = "bdi, h1, .strip-name, .seat-name"; // may end in an ellipsis
  const faults = [];
  const style = (element) => getComputedStyle(element);
  // On phones the workbench lies over the lower part of the table, from edge to edge.
  const sheet = [...document.querySelectorAll(".bench")].find((bench) => style(bench).position !== "static"
    && style(bench).position !== "relative");
  const name = (element) => {
    const text = (element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 30);
    const css = element.getAttribute("class") ?? element.parentElement?.getAttribute("class");
    return `${element.tagName.toLowerCase()}${element.id && `#${element.id}`}.${css} "${text}"`;
  };
  // Words meant for screen readers only are boxes of one pixel.
  const spoken = (element) => element.offsetWidth <= 1 && style(element).overflowX === "hidden";
  const visible = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    && !element.closest("[inert], .hidden, .sprite, .veil-close") && !spoken(element);
  const scrolls = (value) => value === "auto" || value === "scroll";
  const clips = (value) => value === "hidden" || value === "clip";

  // The part of a box that its clipping ancestors leave; what cuts it off for good is named.
  function seen(box, element) {
    let { left, top, right, bottom } = box;
    let cut = null;
    let reachable = false;
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
      const { overflowX, overflowY } = style(at);
      if (overflowX === "visible" && overflowY === "visible") continue;
      const r = at.getBoundingClientRect();
      const outX = left < r.left - SLACK || right > r.right + SLACK;
      const outY = top < r.top - SLACK || bottom > r.bottom + SLACK;
      if (!reachable && !cut && ((outX && clips(overflowX)) || (outY && clips(overflowY)))) cut = at;
      reachable ||= (outX && scrolls(overflowX)) || (outY && scrolls(overflowY));
      left = Math.max(left, r.left); right = Math.min(right, r.right);
      top = Math.max(top, r.top); bottom = Math.min(bottom, r.bottom);
    }
    if (sheet && !sheet.contains(element)) bottom = Math.min(bottom, sheet.getBoundingClientRect().top);
    return { left, top, right, bottom, cut, reachable };
  }

  const overlap = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK;
  // A foot that stays where it is lies over what can be scrolled from under it, and a note over all until it is put away, its rings with it.
  const height = (element) => {
    const all = [...ancestors(element)];
    const lies = (css) => all.some((at) => at.matches(css));
    return lies(".coach-note, .host-note, .where-note") ? 3 : lies(".ringed > .ring-no") ? 2 : all.some((at) => style(at).position === "sticky") ? 1 : 0;
  };
  function* ancestors(element) {
    for (let at = element; at; at = at.parentElement) yield at;
  }
  // Does a pattern of lines lie behind it, with nothing plain between?
  function ruled(element) {
    for (const at of ancestors(element)) {
      const { backgroundImage, backgroundColor } = style(at);
      if (backgroundImage.includes("repeating-")) return true;
      if (!/^rgba|\//.test(backgroundColor)) return false;
    }
    return false;
  }
  const related = (one, other) => one.contains(other) || other.contains(one) || height(one) !== height(other);
  const inside = (box) => box.left >= -SLACK && box.top >= -SLACK
    && box.right <= innerWidth + SLACK && box.bottom <= innerHeight + SLACK;

  // Is it in a region that shows less than a control at a time?
  const low = (element) => [...ancestors(element)].some((at) => at !== element && scrolls(style(at).overflowY)
    && at.scrollHeight > at.clientHeight + SLACK && at.clientHeight < 1.5 * TARGET);

  // Is there nothing on it to be seen? A picture may lie behind it.
  const blank = (element) => element.localName === "button" && style(element).backgroundImage === "none"
    && ![...element.childNodes].some((part) => part.nodeType === Node.TEXT_NODE && part.data.trim())
    && ![...element.querySelectorAll("*")].some((part) => {
      const { width, height } = part.getBoundingClientRect();
      return width > 2 && height > 2 && visible(part);
    });

  function controls() {
    return [...document.querySelectorAll("button, input, select, [role=switch]")].filter(visible).map((element) => {
      const box = element.getBoundingClientRect();
      const part = seen(box, element);
      if (part.bottom <= part.top) return { element, part };
      if (box.width < TARGET - 0.1 || box.height < TARGET - 0.1)
        faults.push(`small: ${name(element)} ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`);
      if (!part.reachable && (part.cut || !inside(box))) faults.push(`cut off: ${name(element)}`);
      if (blank(element)) faults.push(`blank: ${name(element)}`);
      if (part.reachable && low(element)) faults.push(`scrolls in too little room: ${name(element)}`);
      return { element, part };
    });
  }

  function pictures() {
    return [...document.querySelectorAll("svg.icon")].filter(visible).flatMap((element) => {
      const box = element.getBoundingClientRect();
      const part = seen(box, element);
      if (part.bottom <= part.top || part.right <= part.left) return [];
      if (!part.reachable && !element.closest(CUT_ON_PURPOSE) && (part.cut || !inside(box))) faults.push(`cut picture: ${name(element.parentElement)}`);
      return element.closest(CUT_ON_PURPOSE) ? [] : [{ element, part }];
    });
  }

  function texts() {
    const found = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const node = walk.currentNode, element = node.parentElement;
      if (!node.data.trim() || !visible(element) || element.closest("script")) continue;
      if (RULE_ID.test(node.data)) faults.push(`id of a rule: ${name(element)}`);
      if (ruled(element)) faults.push(`lines through text: ${name(element)}`);
      const range = document.createRange();
      range.selectNodeContents(node);
      checkText(element, range, found);
      if (!element.closest(CUT_ON_PURPOSE) && !element.ownerSVGElement) checkWords(element, node);
    }
    return found;
  }

  // A word stands in one line, unless it says itself where it may be parted; but somebody's name, which may be one
  // word of 24 letters, may be parted where there is hardly any breadth for such a text.
  const narrow = across < 24 * parseFloat(style(document.documentElement).fontSize);
  function checkWords(element, node) {
    if (narrow && element.closest("bdi")) return;
    const shortened = [...ancestors(element)].some((at) => at.matches(NAMES) && style(at).textOverflow === "ellipsis");
    if (shortened) return;
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
      let last = null;
      for (let at = index; at < index + word.length; at += 1) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const box = [...range.getClientRects()].pop(); // before it may come a hyphen's, in the line above
        if (!box) continue;
        if (last && Math.abs(box.top - last.top) > last.height / 2 && Math.abs(box.left - last.left) > last.width / 2) {
          faults.push(`broken word: ${word} in ${name(element)}`);
          break;
        }
        last = box;
      }
    }
  }

  // What lies on a control's corner, or in a switch, and moves with it.
  function signs() {
    for (const knob of [...document.querySelectorAll(".switch-knob")].filter(visible)) {
      const box = knob.getBoundingClientRect(), track = knob.parentElement.getBoundingClientRect();
      if (box.left < track.left || box.right > track.right || box.top < track.top || box.bottom > track.bottom)
        faults.push(`out of its track: ${name(knob.closest("button"))}`);
    }
    for (const chip of [...document.querySelectorAll('.chip[aria-pressed="true"]')].filter(visible)) {
      const { right, top } = chip.getBoundingClientRect(), tick = getComputedStyle(chip, "::after");
      const [x, y, width, height] = [tick.right, tick.top, tick.width, tick.height].map(parseFloat);
      const edge = chip.clientLeft;
      const box = { left: right - edge - x - width, right: right - edge - x, top: top + edge + y, bottom: top + edge + y + height };
      const walk = document.createTreeWalker(chip, NodeFilter.SHOW_TEXT);
      while (walk.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(walk.currentNode);
        if (!aside && [...range.getClientRects()].some((text) => overlap(text, box))) faults.push(`tick over text: ${name(chip)}`);
      }
    }
  }

  function checkText(element, range, found) {
    const svg = element.ownerSVGElement;
    const size = parseFloat(style(element).fontSize) * (svg ? Math.hypot(element.getScreenCTM().a, element.getScreenCTM().b) : 1);
    const least = element.closest("kbd, .unit") ? BESIDE : READ;
    if (size < least - 0.05) faults.push(`small text: ${name(element)} ${size.toFixed(1)} px`);
    for (const { left, right, top, bottom, width, height } of range.getClientRects()) {
      if (width < 0.5) continue;
      const [dx, dy] = aside ? [width * 0.18, 0] : [0, height * 0.18]; // lines may be set tight: only the letters count
      const part = seen({ left: left + dx, right: right - dx, top: top + dy, bottom: bottom - dy }, element);
      if (part.bottom <= part.top) continue;
      const excerpt = element.closest(CUT_ON_PURPOSE);
      const shortened = part.cut && part.cut.matches(NAMES)
        && (style(part.cut).textOverflow === "ellipsis" || style(part.cut).webkitLineClamp !== "none");
      if (!part.reachable && !excerpt && !shortened && (part.cut || !inside(part)))
        faults.push(`cut text: ${name(element)} in ${part.cut ? name(part.cut) : "the window"}`);
      if (part.right - part.left > SLACK && part.bottom - part.top > SLACK && !excerpt) found.push({ element, part });
    }
  }

  const { scrollWidth, scrollHeight } = document.documentElement;
  const long = document.querySelector("main.home, main.setup"); // those may be longer than the window
  if (scrollWidth > innerWidth || (scrollHeight > innerHeight && !long))
    faults.push(`the page scrolls: ${scrollWidth} × ${scrollHeight}`);
  signs();
  const pressed = controls(), written = [...texts(), ...pictures()];
  pressed.forEach((one, i) => {
    for (const other of pressed.slice(i + 1))
      if (overlap(one.part, other.part) && !related(one.element, other.element))
        faults.push(`overlap: ${name(one.element)} and ${name(other.element)}`);
    for (const text of written)
      if (overlap(one.part, text.part) && !related(one.element, text.element))
        faults.push(`overlap: ${name(one.element)} and what is in ${name(text.element)}`);
  });
  written.forEach((one, i) => {
    for (const other of written.slice(i + 1))
      if (overlap(one.part, other.part) && !related(one.element, other.element))
        faults.push(`overlap: what is in ${name(one.element)} and in ${name(other.element)}`);
  });
  return [...new Set(faults)];
}
