import { settings } from './settings.js';

/** Small sounds, made on the spot: nothing is loaded. */
export type Sound = 'turn' | 'dice' | 'done' | 'end' | 'no';

interface Note {
  readonly pitch: number;
  readonly at: number;
  readonly long: number;
  readonly loud: number;
  readonly wave: OscillatorType;
}

const bell = (pitch: number, at: number, long = 0.9, loud = 0.16): Note[] => [
  { pitch, at, long, loud, wave: 'sine' },
  { pitch: pitch * 2.76, at, long: long * 0.45, loud: loud * 0.3, wave: 'sine' },
];
const knock = (pitch: number, at: number): Note => ({ pitch, at, long: 0.05, loud: 0.14, wave: 'triangle' });

const SOUNDS: Readonly<Record<Sound, readonly Note[]>> = {
  turn: [...bell(587, 0), ...bell(880, 0.16)],
  dice: [0, 0.07, 0.16, 0.21, 0.3].map((at, i) => knock(210 + ((i * 67) % 90), at)),
  done: [knock(330, 0)],
  end: [...bell(440, 0, 1.4), ...bell(554, 0.18, 1.4), ...bell(659, 0.36, 1.8), ...bell(880, 0.6, 2.2)],
  no: [knock(140, 0), knock(110, 0.09)],
};

let context: AudioContext | undefined;

/** Plays a sound, unless the player wants none. Before the first click a browser plays nothing, and that is fine. */
export function play(sound: Sound): void {
  if (!settings().sound || !('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const note of SOUNDS[sound]) strike(context, note);
}

function strike(audio: AudioContext, { pitch, at, long, loud, wave }: Note): void {
  const start = audio.currentTime + 0.02 + at;
  const tone = audio.createOscillator();
  const level = audio.createGain();
  tone.type = wave;
  tone.frequency.value = pitch;
  level.gain.setValueAtTime(0.0001, start);
  level.gain.exponentialRampToValueAtTime(loud, start + 0.008);
  level.gain.exponentialRampToValueAtTime(0.0001, start + long);
  tone.connect(level).connect(audio.destination);
  tone.start(start);
  tone.stop(start + long + 0.05);
}
