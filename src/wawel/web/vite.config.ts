import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compress } from './plugins/compress.ts';
import { covers } from './plugins/covers.ts';
import { first } from './plugins/first.ts';
import { icons } from './plugins/icons.ts';
import { worker } from './plugins/worker.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.WAWEL_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  // one plugin a line, so that another is easily added
  plugins: [svelte(), icons(), covers(), first(), worker(), compress()],
  resolve: {
    // the games' scenes live beside the games, outside this folder
    alias: {
      $lib: here('./src/lib'),
      $kit: here('./src/kit'),
      $look: here('./src/look'),
      $widgets: here('./src/widgets'),
    },
    dedupe: ['svelte'],
  },
  build: {
    outDir: 'static',
    emptyOutDir: true,
    target: ['chrome123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        // few files instead of many small ones: each is a request before the first picture
        codeSplitting: {
          groups: [
            {
              debugName: 'words',
              name: (id) => `words-${/(\w+)\.ftl/.exec(id)?.[1]}`,
              test: /\/texts\/\w+\.ftl/,
              priority: 3,
            },
            {
              name: 'base',
              // the libraries, and small parts of several pages; nothing that imports the kit: the lobby does without it
              test: /\/node_modules\/(svelte|@fluent|clsx|esm-env)\/|\/src\/lib\/|\/src\/lobby\/(facts|settingWords|TableList)|\/kit\/art\/Cover|virtual:covers|\/src\/table\/(pace\.ts|RuleEntry)|\/src\/settings\/Nickname|rolldown\/runtime/,
              priority: 2,
            },
            { name: 'kit', test: /\/src\/kit\/(?!art\/)|virtual:icons$/, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: {
      '/api': server,
      '/ws': { target: server, ws: true },
    },
  },
  test: {
    include: ['src/**/*.test.ts', '../games/*/scene/**/*.test.ts'],
    environment: 'node',
  },
});
