/** Draws the covers of the games and the grounds of tables, and puts them beside the built page, each a file with a name of
 * its own.
 *
 *   import { covers } from 'virtual:covers';               // game -> address of its cover
 *   import ground from 'virtual:backdrop/etchinstone';     // the address of a table's ground
 */

import type { Plugin } from 'vite';
import { backdrop } from '../src/kit/art/backdrop.ts';
import { cover, coverGames } from '../src/kit/art/cover.ts';
import { pathOf } from './icons.ts';

const MODULE = 'virtual:covers';
const BACKDROP = /^virtual:backdrop\/(\w+)$/;

export const coverOf = (game: string): string => cover(game, (icon) => pathOf(icon) ?? '');

export function covers(): Plugin {
  let building = false;
  return {
    name: 'wawel-covers',
    configResolved(config) {
      building = config.command === 'build';
    },
    resolveId(id) {
      return id === MODULE || BACKDROP.test(id) ? `\0${id}` : undefined;
    },
    load(id) {
      const addressOf = (name: string, source: string) =>
        building
          ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: `${name}.svg`, source })}`
          : JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`);
      const ground = BACKDROP.exec(id.slice(1))?.[1];
      if (ground) return `export default ${addressOf(`backdrop-${ground}`, backdrop(ground))};`;
      if (id !== `\0${MODULE}`) return undefined;
      const addresses = coverGames().map((game) => `${game}: ${addressOf(`cover-${game}`, coverOf(game))}`);
      return `export const covers = { ${addresses.join(', ')} };`;
    },
  };
}
