// The site without a server, in Chromium: `cargo xtask site` builds it, `npm run site` looks at it.
import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './help/chromium';

export default defineConfig({
  testDir: './site',
  outputDir: '../test-results/site',
  workers: 2,
  fullyParallel: true,
  retries: 1,
  forbidOnly: process.env.CI === 'true',
  reporter: 'list',
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: { launchOptions: CHROMIUM, actionTimeout: 30_000, trace: 'off', video: 'off', screenshot: 'off' },
});
