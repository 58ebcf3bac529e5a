/** Puts src/sw.js beside the built page, with the names of the files that the page needs to open without a network. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SOURCE = join(dirname(fileURLToPath(import.meta.url)), '../src/sw.js');
/** Scenes and the icons of games are not cached, for tables need the server anyway; nor are font files that are seldom
 * needed. */
const SCENE = /\/games\/[^/]+\/scene\/|virtual:icons\/(?!shared|faces|how-to)/;
const KEPT = /(?<!latin-ext-wght-normal-[\w-]+)\.(js|css|woff2|svg)$/;

export function worker(): Plugin {
  return {
    name: 'wawel-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const scenes = Object.values(bundle).filter(
        (one) => one.type === 'chunk' && SCENE.test(one.facadeModuleId ?? ''),
      );
      const left = new Set(
        scenes.flatMap((one) => (one.type === 'chunk' ? [one.fileName, ...(one.viteMetadata?.importedCss ?? [])] : [])),
      );
      const kept = Object.keys(bundle).filter((name) => KEPT.test(name) && !left.has(name));
      const shell = ['/', '/icon-192.png', '/badge.png', ...kept.sort().map((name) => `/${name}`)];
      const version = createHash('sha256').update(shell.join()).digest('hex').slice(0, 12);
      const head = `const VERSION = '${version}';\nconst SHELL = ${JSON.stringify(shell)};\n`;
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: head + readFileSync(SOURCE, 'utf8') });
    },
  };
}
