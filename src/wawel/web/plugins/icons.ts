/** The icons of the games and of the shared pieces, and nothing else of the big set: names are read from the games'
 * data files, from kit/icon-names.json and kit/face-names.json. A name that the set does not know stops the build.
 *
 *   import { lists } from 'virtual:icons';          // list -> what loads it: `shared`, `faces`, `how-to` and each game
 *   import 'virtual:icons/how-to';                  // adds the drawings of a list (kit/icons.svelte.ts) at once
 *   import { credits } from 'virtual:icon-credits'; // the set, its licence and the icons used
 */

import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { coverIcons } from '../src/kit/art/cover.ts';

const here = dirname(fileURLToPath(import.meta.url));
const GAMES = resolve(here, '../../games');
const SHARED = resolve(here, '../src/kit/icon-names.json');
const COVERS = resolve(here, '../src/kit/art/cover.ts');
const FACES = resolve(here, '../src/kit/face-names.json');
const MODULE = /^virtual:(?:icons(?:\/([\w-]+))?|icon-credits)$/;

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string; hFlip?: boolean; vFlip?: boolean; rotate?: number }>;
}

interface SetInfo {
  name: string;
  author: { name: string; url: string };
  license: { title: string; spdx: string; url: string };
}

export interface Credits {
  name: string;
  author: string;
  url: string;
  licence: string;
  licenceUrl: string;
  icons: string[];
}

const require = createRequire(import.meta.url);
const set: IconSet = require('@iconify-json/game-icons/icons.json');
const info: SetInfo = require('@iconify-json/game-icons/info.json');

function files(folder: string, matches: (path: string) => boolean): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(matches)
    .sort();
}

const ABOUT = 'about.toml';

/** The data files of all games. */
export function dataFiles(): string[] {
  return files(GAMES, (path) => /[\\/](data[\\/].*|about)\.toml$/.test(path));
}

/** Every icon that is named, with the files that name it; or only those of one game, or of no game (`shared`, `faces`). */
export function namedIcons(of?: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (name: string, path: string) => {
    const where = found.get(name) ?? [];
    where.push(relative(GAMES, path));
    found.set(name, where);
  };
  for (const path of dataFiles()) {
    const about = basename(path) === ABOUT;
    if (of !== undefined && (about ? 'how-to' : relative(GAMES, path).split(sep)[0]) !== of) continue;
    for (const [, name] of readFileSync(path, 'utf8').matchAll(/\bicon\s*=\s*"([^"]+)"/g)) add(name, path);
  }
  for (const [list, path] of [
    ['shared', SHARED],
    ['faces', FACES],
  ]) {
    if (of !== undefined && of !== list) continue;
    for (const name of JSON.parse(readFileSync(path, 'utf8')) as string[]) add(name, path);
  }
  if (of === undefined) for (const name of coverIcons()) add(name, COVERS);
  return found;
}

/** Path data with one decimal: the drawings have a box of 512 and three decimals, which nobody sees and everybody loads. The
 * numbers of arcs are left alone, because their flags may be written without a space. */
export function rounded(path: string): string {
  return path.replace(/([a-df-z])([^a-df-z]*)/gi, (whole, command: string, numbers: string) => {
    if (command === 'a' || command === 'A') return whole;
    const short = [...numbers.matchAll(/-?(?:\d*\.\d+|\d+)(?:e-?\d+)?/g)].map(([one]) =>
      String(Math.round(Number(one) * 10) / 10)
        .replace(/^(-?)0\./, '$1.')
        .replace(/^-0$/, '0'),
    );
    return command + short.join(' ').replaceAll(' -', '-');
  });
}

/** The lists of drawings that can be loaded. */
function listNames(): string[] {
  const games = dataFiles().map((path) => relative(GAMES, path).split(sep)[0]);
  return ['shared', 'faces', 'how-to', ...new Set(games)];
}

const paths = new Map<string, string>();

/** The drawing of an icon as path data, or nothing if the set has none of that name. Every drawing of the set is one path;
 * setting its data is much faster than parsing markup. */
export function pathOf(name: string): string | undefined {
  const body = (set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''])?.body;
  if (body && !paths.has(name)) {
    const path = /^<path fill="currentColor" d="([^"]*)"\/>$/.exec(body)?.[1];
    if (path === undefined) throw new Error(`the icon "${name}" is more than one path`);
    paths.set(name, rounded(path));
  }
  return paths.get(name);
}

export function credits(): Credits {
  return {
    name: info.name,
    author: info.author.name,
    url: info.author.url,
    licence: info.license.title,
    licenceUrl: info.license.url,
    icons: [...namedIcons().keys()].sort(),
  };
}

/** Error messages for names of icons that do not exist. */
export function missingIcons(): string[] {
  return [...namedIcons()]
    .filter(([name]) => pathOf(name) === undefined)
    .map(([name, where]) => `there is no icon "${name}" (${where.join(', ')})`);
}

export function icons(): Plugin {
  return {
    name: 'wawel-icons',
    resolveId(id) {
      return MODULE.test(id) ? `\0${id}` : undefined;
    },
    load(id) {
      const asked = id.startsWith('\0') ? MODULE.exec(id.slice(1)) : null;
      if (!asked) return undefined;
      for (const path of [...dataFiles(), SHARED, FACES]) this.addWatchFile(path);
      const wrong = missingIcons();
      if (wrong.length) this.error(wrong.join('\n'));
      if (id.endsWith('credits')) return `export const credits = ${JSON.stringify(credits())};`;
      const list = asked[1];
      if (!list) {
        const loads = listNames().map((name) => `${JSON.stringify(name)}: () => import('virtual:icons/${name}')`);
        return `export const lists = { ${loads.join(', ')} };`;
      }
      const names = [...namedIcons(list).keys()].sort();
      const drawings = JSON.stringify(Object.fromEntries(names.map((name) => [name, pathOf(name)])));
      return `import { add } from '$kit/icons.svelte';\nadd(${JSON.stringify(list)}, ${drawings});`;
    },
  };
}
