// Sounds, made here of tones and noise; no file. Nothing sounds before somebody has touched the page, as browsers
// demand, nor under a hidden one. See games/sound.py for what sounds when.
let audio = null;
let hiss = null;

// Of every sound its parts: a tone of so many hertz (wave, and where it glides to) or noise around them, after so many
// milliseconds, for so many, so loud.
const noise = (hertz, after, length, gain) => ({ wave: "noise", hertz, to: hertz, after, length, gain });
const tone = (wave, hertz, after, length, gain, to = hertz) => ({ wave, hertz, to, after, length, gain });
const click = (after) => [noise(3200, after, 25, 0.5), tone("triangle", 1900, after, 40, 0.25, 1400)];
const knock = (after) => [noise(420, after, 70, 1), tone("sine", 170, after, 110, 0.9, 95)];
const SOUNDS = {
  paper: [noise(2600, 0, 140, 0.35), noise(1700, 60, 120, 0.25)],
  token: [tone("sine", 720, 0, 60, 0.4, 520), noise(1500, 0, 30, 0.3)],
  coin: [tone("triangle", 2350, 0, 120, 0.3), tone("triangle", 3140, 35, 190, 0.25)],
  click: [...click(0), ...click(110), ...click(220)],
  knock: [...knock(60), ...knock(200), ...knock(340)],
  bell: [tone("sine", 880, 0, 700, 0.5), tone("sine", 2210, 0, 420, 0.18), tone("sine", 3520, 0, 240, 0.08)],
  stamp: [noise(240, 0, 110, 1), tone("sine", 120, 0, 130, 0.9, 60)],
  leaf: [noise(3000, 0, 90, 0.3), noise(2600, 130, 90, 0.3), noise(3200, 260, 90, 0.3)],
  chime: [tone("sine", 659, 0, 340, 0.35), tone("sine", 831, 90, 340, 0.35), tone("sine", 988, 180, 480, 0.35)],
  horn: [tone("sawtooth", 233, 0, 420, 0.16), tone("sawtooth", 294, 0, 420, 0.14)],
  finale: [tone("triangle", 523, 0, 260, 0.4), tone("triangle", 659, 130, 260, 0.4), tone("triangle", 784, 260, 260, 0.4), tone("triangle", 1047, 390, 700, 0.45)],
  turn: [tone("sine", 784, 0, 260, 0.5), tone("sine", 1175, 140, 420, 0.45)],
};

function source({ wave, hertz, to }, begin, end) {
  if (wave !== "noise") {
    const found = new OscillatorNode(audio, { type: wave, frequency: hertz });
    found.frequency.exponentialRampToValueAtTime(to, end);
    return [found, found];
  }
  if (!hiss) {
    hiss = new AudioBuffer({ length: audio.sampleRate / 2, sampleRate: audio.sampleRate });
    const samples = hiss.getChannelData(0);
    for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  }
  const found = new AudioBufferSourceNode(audio, { buffer: hiss, loop: true });
  const band = new BiquadFilterNode(audio, { type: "bandpass", frequency: hertz, Q: 1.2 });
  found.connect(band);
  return [found, band];
}

// Quick to rise, slow to fade.
function sound(part, start, volume) {
  const begin = start + part.after / 1000;
  const end = begin + part.length / 1000;
  const [made, heard] = source(part, begin, end);
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(part.gain * volume, begin + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  heard.connect(gain).connect(audio.destination);
  made.start(begin);
  made.stop(end);
}

// Names with volumes from 0 to 1, each so many milliseconds after now.
globalThis.tycoonSound = {
  play(text) {
    if (document.visibilityState === "hidden" || !navigator.userActivation?.hasBeenActive) return;
    audio ??= new AudioContext();
    const begin = () => {
      const now = audio.currentTime + 0.02;
      for (const [name, volume, after] of JSON.parse(text)) for (const part of SOUNDS[name]) sound(part, now + after / 1000, volume);
    };
    if (audio.state === "running") begin();
    else audio.resume().then(begin, () => {});
  },
};
addEventListener("visibilitychange", () => document.visibilityState === "hidden" && audio?.suspend(), { capture: true });
