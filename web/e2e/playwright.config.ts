// The program is played in Debian's Chromium. `cargo xtask test --only browser` builds it and runs this.
import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './help/chromium';

export default defineConfig({
  testDir: '.',
  // The site has no server: it is looked at by itself.
  testIgnore: 'site/**',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  // Two browsers, a server and its bots share what may be two slow cores: a second try tells a stalled
  // machine from a fault, and the report names what needed it.
  retries: 1,
  forbidOnly: process.env.CI === 'true',
  reporter: 'list',
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    launchOptions: CHROMIUM,
    trace: 'off',
    video: 'off',
    screenshot: 'off',
  },
});
