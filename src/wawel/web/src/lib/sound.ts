/** Synthesized sounds; off unless the reader switched them on. */

import { settings } from './settings.svelte';

let context: AudioContext | null = null;

function tone(at: number, frequency: number, length: number, loud: number): void {
  if (!context) return;
  const start = context.currentTime + at;
  const voice = context.createOscillator();
  const gain = context.createGain();
  voice.type = 'triangle';
  voice.frequency.value = frequency;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  voice.connect(gain).connect(context.destination);
  voice.start(start);
  voice.stop(start + length);
}

const TUNES = {
  /** Two bells: it is your turn. */
  turn: [
    [0, 587.3, 0.5, 0.06],
    [0.14, 880, 0.7, 0.05],
  ],
  /** A soft knock on wood: somebody else has moved. */
  move: [
    [0, 220, 0.09, 0.03],
    [0.03, 165, 0.11, 0.02],
  ],
  /** A low knock: refused. */
  no: [[0, 160, 0.18, 0.08]],
  /** Three bells: the game is over. */
  end: [
    [0, 440, 0.5, 0.05],
    [0.16, 554.4, 0.5, 0.05],
    [0.32, 659.3, 1.1, 0.06],
  ],
} satisfies Record<string, [number, number, number, number][]>;

export function play(tune: keyof typeof TUNES): void {
  if (!settings.sound) return;
  try {
    context ??= new AudioContext();
    for (const [at, frequency, length, loud] of TUNES[tune]) tone(at, frequency, length, loud);
  } catch {
    // no sound here
  }
}
