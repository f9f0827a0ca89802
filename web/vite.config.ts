import { svelte } from '@sveltejs/vite-plugin-svelte';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { defineConfig } from 'vitest/config';
import { art } from './art/plugin.ts';
import { rulingsPlugin } from './rulings/plugin.ts';

// During development the server of the game listens beside Vite; BEDESTEN names another address.
const server = process.env.BEDESTEN ?? 'http://127.0.0.1:7654';

export default defineConfig({
  plugins: [
    art(),
    rulingsPlugin(),
    // Tests compile the messages before they start; the plugin would keep watching for ever.
    ...(process.env.VITEST
      ? []
      : [
          paraglideVitePlugin({
            project: './project.inlang',
            outdir: './src/paraglide',
            strategy: ['globalVariable', 'baseLocale'],
          }),
        ]),
    svelte(),
  ],
  resolve: { alias: { $lib: '/src/lib' }, conditions: process.env.VITEST ? ['browser'] : undefined },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0, // a strict content security policy has no place for data: scripts and fonts
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: server, ws: true, changeOrigin: false } } },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts', 'rulings/**/*.test.ts'] },
});
