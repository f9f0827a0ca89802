// The layout check: the built client without a server, in Chromium. `npm run layout` builds and runs it.
import { defineConfig } from '@playwright/test';
import { CHROMIUM } from './help/chromium';

export default defineConfig({
  testDir: './layout',
  testMatch: '*.check.ts',
  outputDir: '../test-results/layout',
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env.CI === 'true',
  reporter: 'list',
  // Other stages may run beside it.
  timeout: 2_400_000,
  use: {
    // Thousands of looks wait for two frames each: they need not wait for a display.
    launchOptions: {
      ...CHROMIUM,
      args: [...CHROMIUM.args, '--disable-frame-rate-limit', '--disable-gpu-vsync'],
    },
    trace: 'off',
    video: 'off',
    screenshot: 'off',
  },
});
