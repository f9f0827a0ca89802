import { fileURLToPath } from 'node:url';
import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { normalizePath } from 'vite';
import { defineConfig } from 'vitest/config';
import { art } from './art/plugin.ts';
import { linksBelow } from './bundle/base.ts';
import { layers } from './bundle/layers.ts';
import { TESTS, testsApart } from './bundle/tests.ts';
import { texts } from './bundle/texts.ts';
import { rulingsPlugin } from './rulings/plugin.ts';

// During development the server of the game listens beside Vite; BEDESTEN names another address.
const server = process.env.BEDESTEN ?? 'http://127.0.0.1:7654';

// The language of a client that speaks only one; bundle/build.mjs names it. Without it the client speaks all of them.
const locale = process.env.LOCALE;

// Where the engine and what it needs are, for a client that needs no server; bundle/site.mjs names it.
const engine = process.env.ENGINE;

// Only tests need to know it.
const apart = process.env.VITEST ? testsApart(fileURLToPath(new URL('./', import.meta.url))) : [];

// The folder of the host in which it lives; bundle/site.mjs names it.
const base = process.env.BASE ?? '/';

export default defineConfig({
  base,
  plugins: [
    art(),
    rulingsPlugin(locale),
    layers(normalizePath(fileURLToPath(new URL('./', import.meta.url)))),
    ...(locale ? [texts(locale)] : []),
    // Tests compile the messages before they start, and so does the build of a client for each language; the plugin
    // would keep watching for ever.
    ...(process.env.VITEST || locale
      ? []
      : [
          paraglideVitePlugin({
            project: './project.inlang',
            outdir: './src/paraglide',
            strategy: ['globalVariable', 'baseLocale'],
          }),
        ]),
    svelte(base === '/' ? {} : { preprocess: [linksBelow, vitePreprocess()] }),
  ],
  resolve: { alias: { $lib: '/src/lib' }, conditions: process.env.VITEST ? ['browser'] : undefined },
  define: {
    __LOCALE__: JSON.stringify(locale ?? null),
    __BASE__: JSON.stringify(base),
    __ENGINE__: JSON.stringify(engine ?? null),
    __NEEDED__: process.env.NEEDED ?? '{}',
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0, // a strict content security policy has no place for data: scripts and fonts
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000, // the positions of the layout check
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: server, ws: true, changeOrigin: false } } },
  test: {
    environment: 'happy-dom',
    setupFiles: ['bundle/afterTests.ts'],
    // The order of the files is the same on every machine and in every run.
    cache: false,
    projects: [
      // To load the client for each file anew takes ten times as long as all tests.
      { extends: true, test: { name: 'together', include: TESTS, exclude: apart, isolate: false } },
      { extends: true, test: { name: 'apart', include: apart } },
    ],
  },
});
