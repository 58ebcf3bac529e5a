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
    mood('#2a6f97 #cde6dc #fff6d8 #0d3348 #74c0cf'),
    mood('#1b3c68 #f3c39b #ffe7b8 #0c2239 #f2d3a4'),
    mood('#0a2140 #3d8b9d #d9f6ff #051626 #a8e3ee night'),
    mood('#3d6d78 #dfe4cf #fffbe6 #12313a #4fa39d'),
  ],
  fire: [
    mood('#a8452a #f8d08c #fff4c9 #3b130c #f08a45'),
    mood('#4b1526 #f2894b #ffdf9a #240a0e #f5c98a'),
    mood('#1f0d17 #b0401f #ffbe66 #140608 #ff8b3d night'),
    mood('#6b2b3a #f7b38a #fff0cf #2c0f17 #d94f3a'),
  ],
  lightning: [
    mood('#5d6478 #f4e2a0 #fffce6 #2a2820 #e6ba45'),
    mood('#33305a #eec168 #fff5c4 #1b1830 #fbe3a0'),
    mood('#15172f #7b6d9c #fff7b4 #0c0d1b #efd060 night'),
    mood('#2f4a5c #e9dc9c #fffde0 #16242c #a9c2f2'),
  ],
  shadow: [
    mood('#33235a #d3a3bd #ffe9ea #1a102c #b48ad2'),
    mood('#130c2a #7453a0 #eaddff #0b0718 #c3a4ea night'),
    mood('#3a2f5e #b09ac8 #fbefff #1c1530 #f0d79a'),
    mood('#12203a #5f6aa0 #e2f3ff #0a1020 #86cfc6 night'),
  ],
  neutral: [
    mood('#7f8b86 #ecdcb4 #fff6d9 #332c22 #c7a877'),
    mood('#4c5a68 #d9c7a2 #fff0cc #23231f #e4d2ac'),
    mood('#232a35 #8a8272 #f6e8c8 #12141a #cdb78f night'),
  ],
  land: [
    mood('#5f9aa0 #f0e3b4 #fff8da #1f3a2b #8ab56c'),
    mood('#6f5c73 #f3c48c #ffeab6 #23301f #e0b96a'),
    mood('#1a3443 #6fa08b #effae0 #0d1f1d #a5cf9c night'),
  ],
  good: [
    mood('#6ea3c4 #fbe7b6 #fffbe6 #4a3714 #e8bd55'),
    mood('#b3764d #fde0a0 #fffae0 #46290f #fbeac4'),
    mood('#2d3f6b #e6c58d #fff4d0 #221d2a #f2cf80 night'),
    mood('#5f86b8 #f7dcb4 #fff7e0 #2c2a3a #d2694a'),
  ],
  wild: [
    mood('#4f8f7d #e6e6a8 #fffbd2 #16321a #86bb52'),
    mood('#8a6a3a #f0d489 #fff3c0 #26300f #dfa052'),
    mood('#12303a #5d9c6f #e9ffd9 #081b14 #a4dc86 night'),
    mood('#5a7f4c #f3e3a4 #fffbe0 #1d2a12 #f0dfae'),
  ],
  evil: [
    mood('#4a1530 #e08a72 #ffdcc0 #1f0813 #d4557a'),
    mood('#1c0a1c #93304a #ffb6a8 #10050c #ecc9b4 night'),
    mood('#5b4350 #d8b1a6 #ffeee2 #26141d #b8465f'),
    mood('#241434 #9a4a78 #ffd0dc #120a1c #b98ae0 night'),
  ],
  sage: [
    mood('#3f74ad #dbe8ea #ffffff #142b4a #7cb0e6'),
    mood('#2b3d78 #c9b6dc #fff0f4 #141a3d #e8ecf8'),
    mood('#0b1f3f #4a86b8 #e2f6ff #061328 #8fd8e8 night'),
    mood('#2f7f8c #e2e6cf #fffdf0 #0f3340 #f0c987'),
  ],
  gold: [
    mood('#8a5f2a #fbe3a6 #fffbe2 #3a2410 #e9b84c'),
    mood('#3a2a4d #edb96f #fff1c4 #1e1526 #f6d99a'),
    mood('#35506b #f0d3a0 #fff6da #1b2430 #d98a4e'),
  ],
  sea: [
    mood('#2f8fa3 #d7f0dc #fffbe0 #0b3a47 #5cc4b6'),
    mood('#174a78 #f5cfa1 #fff0c6 #0a2740 #f2a570'),
    mood('#08263b #2d8b92 #d6fff4 #04161f #7adfcb night'),
  ],
  coral: [mood('#2e7f96 #ffd9bf #fff4de #46212b #f08a78'), mood('#3f3c78 #f7a990 #ffe8c6 #2b1630 #ffc9a8')],
  realm: [
    mood('#6e94a8 #f3e2b8 #fff8dc #2b331d #d6a552'),
    mood('#7a4a4f #f3bf86 #ffe9b8 #2b1b1a #e58f4d'),
    mood('#1d2544 #7f86a6 #f4f0ff #10131f #c4c1e8 night'),
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
