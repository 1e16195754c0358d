import { settings } from "../settings/settings.svelte";

/** Pitches in hertz, one after the other. */
const TUNES = { piece: [196], turn: [392, 523], end: [392, 494, 587, 784] } as const;
export type Tune = keyof typeof TUNES;

const NOTE = 0.13;
let context: AudioContext | null = null;

export function ring(tune: Tune): void {
  if (!settings.wishes.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  // A browser lets no page sound before it was touched; what was made earlier sleeps until then.
  if (context.state === "suspended") void context.resume();
  const start = context.currentTime;
  TUNES[tune].forEach((pitch, i) => pluck(context as AudioContext, pitch, start + i * NOTE));
}

function pluck(audio: AudioContext, pitch: number, at: number): void {
  const string = audio.createOscillator();
  const hand = audio.createGain();
  string.type = "triangle";
  string.frequency.value = pitch;
  hand.gain.setValueAtTime(0.12, at);
  hand.gain.exponentialRampToValueAtTime(0.001, at + 2 * NOTE);
  string.connect(hand).connect(audio.destination);
  string.start(at);
  string.stop(at + 2 * NOTE);
}
