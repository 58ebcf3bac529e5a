/** The colours of pictures: a few moods for each tone, of which a seed picks one. */

import type { Luck } from './draw.ts';

export interface Palette {
  /** The top of the sky. */
  high: string;
  /** The sky at the horizon, and the haze that far things fade into. */
  low: string;
  /** Sun, moon, flame: what lights the picture. */
  light: string;
  /** The nearest land. */
  land: string;
  /** The figure where light falls on it. */
  body: string;
  night?: boolean;
}

const mood = (colours: string): Palette => {
  const [high, low, light, land, body, night] = colours.split(' ');
  return { high, low, light, land, body, night: night === 'night' };
};

const MOODS: Record<string, Palette[]> = {
  water: [
    mood('#2a6f97 #cde6dc #fff6d8 #0d3348 #56a5bd'),
    mood('#1b3c68 #eec09a #ffe7b8 #0c2239 #6aa3bd'),
    mood('#0a2140 #3d8b9d #d9f6ff #051626 #69b7cf night'),
  ],
  fire: [
    mood('#a8452a #f8d08c #fff4c9 #3b130c #e5793d'),
    mood('#4b1526 #f2894b #ffdf9a #240a0e #e0602f'),
    mood('#1f0d17 #b0401f #ffbe66 #140608 #ee7a35 night'),
  ],
  lightning: [
    mood('#5d6478 #f4e2a0 #fffce6 #2a2820 #dcb143'),
    mood('#33305a #eec168 #fff5c4 #1b1830 #e6bb4d'),
    mood('#15172f #7b6d9c #fff7b4 #0c0d1b #e3bd4b night'),
  ],
  shadow: [
    mood('#33235a #d3a3bd #ffe9ea #1a102c #a77fc4'),
    mood('#130c2a #7453a0 #eaddff #0b0718 #a987d6 night'),
    mood('#4a4266 #c6bcd2 #fbf5ff #211a32 #8b72b4'),
  ],
  neutral: [
    mood('#7f8b86 #ecdcb4 #fff6d9 #332c22 #b59a6c'),
    mood('#4c5a68 #d9c7a2 #fff0cc #23231f #a99878'),
    mood('#232a35 #8a8272 #f6e8c8 #12141a #b8a684 night'),
  ],
  land: [
    mood('#5f9aa0 #f0e3b4 #fff8da #1f3a2b #7ba566'),
    mood('#6f5c73 #f3c48c #ffeab6 #23301f #93a356'),
    mood('#1a3443 #6fa08b #effae0 #0d1f1d #85b283 night'),
  ],
  good: [
    mood('#6ea3c4 #fbe7b6 #fffbe6 #4a3714 #e8bd55'),
    mood('#b3764d #fde0a0 #fffae0 #46290f #efc566'),
    mood('#2d3f6b #e6c58d #fff4d0 #221d2a #e9c26a night'),
  ],
  wild: [
    mood('#4f8f7d #e6e6a8 #fffbd2 #16321a #77ad4d'),
    mood('#8a6a3a #f0d489 #fff3c0 #26300f #93aa45'),
    mood('#12303a #5d9c6f #e9ffd9 #081b14 #7fbf6a night'),
  ],
  evil: [
    mood('#4a1530 #e08a72 #ffdcc0 #1f0813 #c7476a'),
    mood('#1c0a1c #93304a #ffb6a8 #10050c #cf4f72 night'),
    mood('#5b4350 #d8b1a6 #ffeee2 #26141d #a84b63'),
  ],
  sage: [
    mood('#3f74ad #dbe8ea #ffffff #142b4a #6ea4dc'),
    mood('#2b3d78 #c9b6dc #fff0f4 #141a3d #7f9fe0'),
    mood('#0b1f3f #4a86b8 #e2f6ff #061328 #79b4ea night'),
  ],
  gold: [mood('#8a5f2a #fbe3a6 #fffbe2 #3a2410 #e9b84c'), mood('#3a2a4d #edb96f #fff1c4 #1e1526 #e6b653')],
  sea: [
    mood('#2f8fa3 #d7f0dc #fffbe0 #0b3a47 #4fb6ab'),
    mood('#174a78 #f5cfa1 #fff0c6 #0a2740 #ef9f6b'),
    mood('#08263b #2d8b92 #d6fff4 #04161f #56c8b4 night'),
  ],
  coral: [mood('#2e7f96 #ffd9bf #fff4de #46212b #f08a78'), mood('#3f3c78 #f7a990 #ffe8c6 #2b1630 #f2816f')],
  realm: [
    mood('#6e94a8 #f3e2b8 #fff8dc #2b331d #c99a4c'),
    mood('#7a4a4f #f3bf86 #ffe9b8 #2b1b1a #cf7f45'),
    mood('#1d2544 #7f86a6 #f4f0ff #10131f #a9a6cf night'),
  ],
};

/** The tone a game's pictures have where none is given. */
const HOUSE: Record<string, string> = {
  etchinstone: 'neutral',
  epic: 'good',
  dragonsgate: 'gold',
  tidal: 'sea',
  talisman: 'realm',
};

export const toneOf = (game: string, tint?: string): string => {
  const name = (tint ?? '').replace(/^.*-/, '');
  return name in MOODS ? name : (HOUSE[game] ?? 'land');
};

export const palette = (r: Luck, tone: string): Palette => r.pick(MOODS[tone]);

/** One mood on purpose, as a cover has it. */
export const moodOf = (tone: string, at: number): Palette => MOODS[tone][at];
