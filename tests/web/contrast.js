// Text that is not told well enough from what lies behind it, as sentences: what is unavailable, used up or
// zero as well, which axe leaves out. What lies on a drawing or a gradient is measured on a picture of the page
// without its text, if there is one (a data: address).
async (picture) => {
  const TEXT = 4.5, LARGE = 3, BIG = 24, BOLD = 18.66; // WCAG 1.4.3; px
  const faults = new Set();
  const known = new Map();
  // Red, green, blue (0 to 255) and how much of it covers what is behind (0 to 1), as styles are computed.
  function parts(colour) {
    if (!known.has(colour)) {
      const [r, g, b, a = 1] = colour.match(/[\d.]+(?:e-\d+)?/g).map(Number);
      if (colour.startsWith("color(srgb ")) known.set(colour, [r * 255, g * 255, b * 255, a]);
      else if (colour.startsWith("rgb")) known.set(colour, [r, g, b, a]);
      else throw new Error(`a colour of another kind: ${colour}`);
    }
    return known.get(colour);
  }
  const over = ([r, g, b, a], [r2, g2, b2]) => [r * a + r2 * (1 - a), g * a + g2 * (1 - a), b * a + b2 * (1 - a), 1];
  const light = (rgb) => rgb.slice(0, 3).map((n) => n / 255)
    .map((n) => (n <= 0.04045 ? n / 12.92 : ((n + 0.055) / 1.055) ** 2.4))
    .reduce((sum, n, i) => sum + n * [0.2126, 0.7152, 0.0722][i], 0);
  function contrast(one, other) {
    const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  }
  // The colour behind an element, and how much of the element is faded; null where it is a picture.
  function ground(element) {
    const layers = [];
    let faded = 1;
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage, display, opacity } = getComputedStyle(at);
      if (display === "contents") continue; // has no box that could be drawn
      faded *= Number(opacity);
      if (layers.at(-1)?.[3] === 1) continue;
      if (backgroundImage !== "none" && at.clientHeight && !at.matches("main, body, html")) return null;
      layers.push(parts(backgroundColor));
    }
    return { faded, colour: layers.reduceRight((below, layer) => over(layer, below), [255, 255, 255, 1]) };
  }
  // Of each pixel below these boxes of text, its contrast to the text; the worst tenth may be an edge of something.
  async function pixels() {
    const image = new Image();
    image.src = picture;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height), scale = image.width / innerWidth;
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.drawImage(image, 0, 0);
    return (rgb, boxes) => {
      const found = [], seen = new Map(); // a ground has few colours
      for (const { left, top, right, bottom } of boxes) {
        const [x, y] = [Math.max(0, left), Math.max(0, top)].map((at) => Math.round(at * scale));
        const [w, h] = [Math.min(innerWidth, right) * scale - x, Math.min(innerHeight, bottom) * scale - y].map(Math.floor);
        if (w < 1 || h < 1) continue;
        const { data } = context.getImageData(x, y, w, h);
        for (let at = 0; at < data.length; at += 16) {
          const ground = [data[at], data[at + 1], data[at + 2]], colour = (ground[0] << 16) | (ground[1] << 8) | ground[2];
          if (!seen.has(colour)) seen.set(colour, contrast(rgb, ground));
          found.push(seen.get(colour));
        }
      }
      return found.sort((a, b) => a - b)[Math.floor(found.length / 10)] ?? Infinity;
    };
  }
  const drawn = picture ? await pixels() : null;
  // Does a note on the table cover some of a line, with its frame?
  const FRAME = 12; // px
  const note = document.querySelector(".coach-note, .host-note, .where-note"), covers = note?.getBoundingClientRect();
  const under = (element, { left, top, right, bottom }) => note && !note.contains(element)
    && left < covers.right + FRAME && right > covers.left - FRAME && top < covers.bottom + FRAME && bottom > covers.top - FRAME;
  // The boxes of the letters that show, not of what lies beneath something else, or is scrolled or cut away: lines may
  // be set tight, so that what is above and below the letters does not count.
  function* letters(element, { left, top, right, bottom }) {
    let turn = 0; // degrees
    for (let at = element; at; at = at.parentElement) turn += parseFloat(getComputedStyle(at).rotate) || 0;
    const aside = Math.round(turn / 90) % 2 !== 0;
    const [x, y] = aside ? [(right - left) * 0.18, 0] : [0, (bottom - top) * 0.18];
    let inner = { left: left + x, top: top + y, right: right - x, bottom: bottom - y };
    for (let at = element; at; at = at.parentElement) {
      if (getComputedStyle(at).overflow === "visible") continue;
      const box = at.getBoundingClientRect();
      inner = {
        left: Math.max(inner.left, box.left), top: Math.max(inner.top, box.top),
        right: Math.min(inner.right, box.right), bottom: Math.min(inner.bottom, box.bottom),
      };
    }
    if (under(element, inner)) return;
    for (let row = inner.top; row < inner.bottom; row += 2) {
      const at = document.elementFromPoint((inner.left + inner.right) / 2, row);
      if (at && (element.contains(at) || at.contains(element))) yield { ...inner, top: row, bottom: Math.min(row + 2, inner.bottom) };
    }
  }
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode, element = node.parentElement;
    if (!node.data.trim() || element.closest("svg, script, .hidden, .sprite, [inert]")) continue;
    if (!element.checkVisibility({ visibilityProperty: true }) || element.offsetWidth <= 1) continue;
    const behind = ground(element);
    if (!behind && !drawn) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const [r, g, b, a] = parts(color), size = parseFloat(fontSize);
    const least = size >= BIG || (size >= BOLD && fontWeight >= 700) ? LARGE : TEXT;
    const range = document.createRange();
    range.selectNodeContents(node);
    const found = behind ? contrast(over([r, g, b, a * behind.faded], behind.colour), behind.colour)
      : drawn([r, g, b], [...range.getClientRects()].flatMap((box) => [...letters(element, box)]));
    if (found < least - 0.01) faults.add(`pale: ${element.className} "${node.data.slice(0, 30)}" ${found.toFixed(2)}`);
  }
  return [...faults];
}
