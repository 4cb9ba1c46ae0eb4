// Sounds, made here of tones and noise; no file. Nothing sounds before somebody has touched the page, as browsers
// demand, nor under a hidden one. See effects/sound.py for what sounds when.
let audio = null;
let hiss = null;

// Of every sound its parts: a tone of so many hertz (wave, and where it glides to) or noise around them, after so many
// milliseconds, for so many, so loud. "brass" is a saw tooth behind a filter, as a horn is.
const noise = (hertz, after, length, gain, to = hertz) => ({ wave: "noise", hertz, to, after, length, gain });
const tone = (wave, hertz, after, length, gain, to = hertz) => ({ wave, hertz, to, after, length, gain });
// What is struck sounds in partials: those of metal are no multiples, and the high ones fade first.
const struck = (hertz, after, length, gain, partials) => partials.map(([times, loud], i) => tone("sine", hertz * times, after, length / (1 + i * 0.6), gain * loud));
const COIN = [[1, 1], [1.47, 0.7], [2.09, 0.5], [2.56, 0.25]];
const BELL = [[1, 1], [2, 0.55], [2.41, 0.4], [3, 0.3], [4.53, 0.16], [6.2, 0.08]];
const wood = (hertz, after, gain) => [noise(hertz * 2.6, after, 26, gain * 0.7), tone("triangle", hertz, after, 70, gain, hertz * 0.82), tone("sine", hertz * 2.4, after, 34, gain * 0.4)];
const flap = (after, gain) => [noise(2700, after, 16, gain), tone("square", 340, after, 14, gain * 0.16, 190)];
const sheet = (after, length, gain) => [noise(1500, after, length, gain, 4600), noise(5200, after + length * 0.3, length * 0.7, gain * 0.5, 2600)];
const thump = (after, gain) => [noise(190, after, 90, gain), tone("sine", 96, after, 150, gain, 48)];
const SOUNDS = {
  paper: [...sheet(0, 120, 0.6), ...sheet(85, 90, 0.4)],
  token: [...wood(520, 0, 0.5), ...wood(470, 70, 0.28)],
  coin: [...struck(2140, 0, 260, 0.2, COIN), ...struck(2480, 70, 340, 0.17, COIN), noise(6200, 0, 18, 0.2)],
  flap: [0, 45, 85, 120, 150, 185].flatMap((after, i) => flap(after, 0.5 - i * 0.04)),
  knock: [...wood(210, 110, 1), ...thump(110, 0.55), ...wood(230, 235, 0.4)],
  bell: [...struck(988, 0, 900, 0.3, BELL), ...struck(988, 260, 1100, 0.3, BELL), noise(3800, 0, 14, 0.2)],
  press: [...[0, 38, 74, 108].flatMap((after) => wood(760, after, 0.16)), ...thump(180, 0.9), noise(640, 180, 60, 0.4), ...sheet(300, 170, 0.28)],
  stamp: [...thump(0, 0.9), noise(900, 0, 30, 0.5), ...wood(330, 0, 0.4)],
  leaf: [...sheet(0, 110, 0.5), ...sheet(140, 110, 0.5), ...sheet(280, 130, 0.5)],
  chime: [...struck(784, 0, 520, 0.17, BELL), ...struck(988, 110, 520, 0.17, BELL), ...struck(1175, 220, 760, 0.18, BELL)],
  horn: [tone("brass", 370, 0, 300, 0.2), tone("brass", 466, 0, 300, 0.16), tone("brass", 370, 340, 620, 0.22), tone("brass", 466, 340, 620, 0.18), noise(2600, 0, 900, 0.05)],
  finale: [
    ...[[392, 0, 180], [523, 150, 180], [659, 300, 180], [784, 450, 900]].map(([hertz, after, length]) => tone("brass", hertz, after, length, 0.3)),
    ...[523, 659].map((hertz) => tone("brass", hertz, 450, 900, 0.16)),
    ...struck(1568, 450, 1200, 0.1, BELL),
  ],
  turn: [...struck(659, 0, 520, 0.24, BELL), ...struck(523, 190, 820, 0.24, BELL)],
};

// All goes through one gate, which keeps what comes together from being too loud.
let out = null;
function gate() {
  out = new DynamicsCompressorNode(audio, { threshold: -14, ratio: 5, attack: 0.002, release: 0.12 });
  out.connect(audio.destination);
}

// What makes the sound, and where it comes out.
function source({ wave, hertz, to }, begin, end) {
  if (wave !== "noise") {
    const found = new OscillatorNode(audio, { type: wave === "brass" ? "sawtooth" : wave, frequency: hertz });
    if (to !== hertz) {
      found.frequency.setValueAtTime(hertz, begin);
      found.frequency.exponentialRampToValueAtTime(to, end);
    }
    if (wave !== "brass") return [found, found];
    const mouth = new BiquadFilterNode(audio, { type: "lowpass", frequency: hertz, Q: 0.8 });
    mouth.frequency.setValueAtTime(hertz, begin);
    mouth.frequency.linearRampToValueAtTime(hertz * 4, begin + 0.06);
    mouth.frequency.linearRampToValueAtTime(hertz * 2, end);
    found.connect(mouth);
    return [found, mouth];
  }
  if (!hiss) {
    hiss = new AudioBuffer({ length: audio.sampleRate / 2, sampleRate: audio.sampleRate });
    const samples = hiss.getChannelData(0);
    for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  }
  const found = new AudioBufferSourceNode(audio, { buffer: hiss, loop: true });
  const band = new BiquadFilterNode(audio, { type: "bandpass", frequency: hertz, Q: 1.1 });
  if (to !== hertz) {
    band.frequency.setValueAtTime(hertz, begin);
    band.frequency.exponentialRampToValueAtTime(to, end);
  }
  found.connect(band);
  return [found, band];
}

// Quick to rise, slow to fade; a horn is held before it fades.
function sound(part, start, volume) {
  const begin = start + part.after / 1000;
  const end = begin + part.length / 1000;
  const [made, heard] = source(part, begin, end);
  const gain = new GainNode(audio, { gain: 0 });
  const loud = part.gain * volume;
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loud, begin + (part.wave === "brass" ? 0.03 : 0.003));
  if (part.wave === "brass") gain.gain.setValueAtTime(loud, end - 0.1);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  heard.connect(gain).connect(out);
  made.start(begin);
  made.stop(end);
}

// Names with volumes from 0 to 1, each so many milliseconds after now.
globalThis.tycoonSound = {
  play(text) {
    if (document.visibilityState === "hidden" || !navigator.userActivation?.hasBeenActive) return;
    if (!audio) {
      audio = new AudioContext();
      gate();
    }
    const begin = () => {
      const now = audio.currentTime + 0.02;
      for (const [name, volume, after] of JSON.parse(text)) for (const part of SOUNDS[name]) sound(part, now + after / 1000, volume);
    };
    if (audio.state === "running") begin();
    else audio.resume().then(begin, () => {});
  },
};
addEventListener("visibilitychange", () => document.visibilityState === "hidden" && audio?.suspend(), { capture: true });
