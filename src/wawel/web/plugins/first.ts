/** Writes first.json beside the built page: for each page, scene and language the files it needs at once, and the ground of
 * a game's table. The server names
 * them in the page it sends (server/http/first_page.py), so that a browser need not find one after the other. */

import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const PAGE = /\/src\/pages\/(\w+)\.svelte$/;
const GROUND = /^backdrop-(\w+?)-[\w-]+\.svg$/;
const SCENE = /\/games\/([^/]+)\/scene\/Scene\.svelte$/;
/** Latin letters: every page has some of them, in both typefaces. */
const FONT = /latin-wght-normal-[\w-]+\.woff2$/;

/** A chunk with all it imports, and their style sheets. */
function needed(bundle: Bundle, chunk: Chunk, found = new Set<string>()): Set<string> {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const name of chunk.imports) {
    const next = bundle[name];
    if (next?.type === 'chunk') needed(bundle, next, found);
  }
  return found;
}

export function first(): Plugin {
  return {
    name: 'wawel-first',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one): one is Chunk => one.type === 'chunk');
      const entry = chunks.find((one) => one.isEntry);
      const shared = entry ? needed(bundle, entry) : new Set();
      const files = (chunk: Chunk) =>
        [...needed(bundle, chunk)].filter((name) => !shared.has(name)).map((name) => `/${name}`);
      const pages: Record<string, string[]> = {};
      const scenes: Record<string, string[]> = {};
      const words: Record<string, string[]> = {};
      for (const chunk of chunks) {
        const of = chunk.facadeModuleId ?? '';
        const page = PAGE.exec(of);
        const scene = SCENE.exec(of);
        if (page) pages[page[1]] = files(chunk);
        if (scene) scenes[scene[1]] = files(chunk);
        if (chunk.name.startsWith('words-')) words[chunk.name.slice('words-'.length)] = files(chunk);
      }
      const fonts = Object.keys(bundle)
        .filter((name) => FONT.test(basename(name)))
        .map((name) => `/${name}`);
      const grounds: Record<string, string> = {};
      for (const name of Object.keys(bundle)) {
        const game = GROUND.exec(basename(name))?.[1];
        if (game) grounds[game] = `/${name}`;
      }
      const source = JSON.stringify({ fonts, words, pages, scenes, grounds });
      this.emitFile({ type: 'asset', fileName: 'first.json', source });
    },
  };
}
