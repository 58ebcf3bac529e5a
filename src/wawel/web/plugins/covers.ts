/** Draws the covers of the games and puts them beside the built page, each a file with a name of its own.
 *
 *   import { covers } from 'virtual:covers'; // game -> address of its cover
 */

import type { Plugin } from 'vite';
import { cover, coverGames } from '../src/kit/art/cover.ts';
import { pathOf } from './icons.ts';

const MODULE = 'virtual:covers';

export const coverOf = (game: string): string => cover(game, (icon) => pathOf(icon) ?? '');

export function covers(): Plugin {
  let building = false;
  return {
    name: 'wawel-covers',
    configResolved(config) {
      building = config.command === 'build';
    },
    resolveId(id) {
      return id === MODULE ? `\0${id}` : undefined;
    },
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const addresses = coverGames().map((game) => {
        const source = coverOf(game);
        if (!building) return `${game}: ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)}`;
        const file = this.emitFile({ type: 'asset', name: `cover-${game}.svg`, source });
        return `${game}: import.meta.ROLLUP_FILE_URL_${file}`;
      });
      return `export const covers = { ${addresses.join(', ')} };`;
    },
  };
}
