// The browser for looking at pages: Chromium of the system, quiet and without the network.
import { chromium } from 'playwright-core';

export const SIZES = { phone: [360, 740], tablet: [820, 1180], desktop: [1440, 900] };

export const launch = () =>
  chromium.launch({
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

/** A page of this size, theme and language. */
export async function open(browser, { size = 'desktop', theme = 'light', locale = 'en', baseURL }) {
  const [width, height] = SIZES[size];
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce', baseURL });
  await context.addInitScript(
    (chosen) => {
      if (!localStorage.getItem('bedesten.settings'))
        localStorage.setItem('bedesten.settings', JSON.stringify(chosen));
    },
    { theme, locale },
  );
  return context.newPage();
}
