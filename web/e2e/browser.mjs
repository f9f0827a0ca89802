// Chromium for the browser tests. CHROMIUM names another one than Debian's.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

export const SIZES = {
  phone: { width: 360, height: 740, touch: true, scale: 2 },
  tablet: { width: 820, height: 1180, touch: true, scale: 1 },
  desktop: { width: 1440, height: 900, touch: false, scale: 1 },
  landscape: { width: 740, height: 360, touch: true, scale: 2 },
};

export function launch() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

export const scratch = () => mkdtempSync(join(tmpdir(), 'bedesten-'));

/** A page of this size, theme and language. */
export async function open(
  browser,
  size,
  { theme = 'light', locale = 'en', motion = 'reduce', settings = {} } = {},
) {
  const { width, height, touch, scale } = SIZES[size];
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    hasTouch: touch,
    isMobile: touch,
    colorScheme: theme,
    reducedMotion: motion,
  });
  await context.addInitScript((kept) => localStorage.setItem('bedesten.settings', JSON.stringify(kept)), {
    theme,
    locale,
    ...settings,
  });
  const page = await context.newPage();
  page.trouble = [];
  page.on('pageerror', (error) => page.trouble.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && page.trouble.push(message.text()));
  return page;
}
