/** Writes each text file of the build compressed beside it, by Brotli and by gzip, as small as they can; the server sends
 * what the browser reads (server/http/pages.py). */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

export function compress(): Plugin {
  return {
    name: 'wawel-compress',
    apply: 'build',
    writeBundle(options) {
      const folder = join(options.dir ?? '', 'assets');
      for (const name of readdirSync(folder).filter((one) => /\.(js|css|svg)$/.test(one))) {
        const whole = readFileSync(join(folder, name));
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(whole));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(whole, { level: 9 }));
      }
    },
  };
}
