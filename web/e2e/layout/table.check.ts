// Every kept position on every screen, in three languages, with short and long names, light and dark, at the usual
// and at a larger text: nothing is cut, covered, too small or too near, and no slot moves between two questions.
import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { ADDRESS, serve } from './client';
import { DEVICES, type Device } from './sizes';
import { examine, Findings, open, type Look } from './table';

const KEPT = readdirSync(new URL('../../src/fixtures/', import.meta.url))
  .map((file) => file.replace('.json', ''))
  .sort();
/** States of a table that no position has by itself. */
const STATES = [
  'encounters?locked',
  'waiting?waits',
  'move?hints',
  'move-five?hints',
  'move?line=lost',
  'dice-act-4?line=lost',
  'move-five?viewer=spectator',
  'great-auction-5?viewer=spectator',
  'dice-act-4?viewer=spectator',
  'over?viewer=spectator',
];
/** What is opened at the table, on boards of both sizes and in the dice game. */
const OPENED = ['move-five', 'great-finish-4', 'dice-act-4'].flatMap((name) =>
  ['menu', 'log', 'settings', 'help', 'talk'].map((sheet) => `${name}?open=${sheet}`),
);
/** `LAYOUT=market,tea npm run layout` looks at some positions only, `SCREEN=360x640` at one screen. */
const some = process.env.LAYOUT?.split(',');
const POSITIONS = [...KEPT, ...STATES, ...OPENED].filter(
  (name) => !some || some.some((part) => name.startsWith(part)),
);
const LOCALES = ['en', 'de', 'pl'] as const;

const LOOKS: Look[] = (['short', 'long'] as const).flatMap((names) =>
  (['usual', 'large'] as const).flatMap((text) =>
    (['light', 'dark'] as const).map((theme) => ({ names, text, theme })),
  ),
);
/** `LAYOUT_ALL=1 npm run layout` looks at everything in every way, which takes the better part of an hour. */
const all = process.env.LAYOUT_ALL !== undefined;

/** The ways to look at a position on one screen in one language. They take turns: every position is looked at in
 *  every way on some screen, every screen sees every way, and every language meets every screen. */
function looks(position: number, screen: number, language: number, device: Device): Look[] {
  if (all) return LOOKS;
  // Where there is room the language hardly matters.
  if (device.name !== 'phone' && (position + screen) % LOCALES.length !== language) return [];
  return LOOKS.slice((position + 3 * screen + 5 * language) % LOOKS.length).slice(0, 1);
}

function check(device: Device, locale: (typeof LOCALES)[number]): void {
  const { name, touch, screens } = device;
  test(`${name}, ${locale}`, async ({ browser }) => {
    const context = await browser.newContext({
      baseURL: ADDRESS,
      viewport: screens[0] ?? null,
      hasTouch: touch,
      isMobile: touch,
      reducedMotion: 'reduce',
    });
    await serve(context);
    const page = await context.newPage();
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(String(error)));
    await open(page, locale);
    const findings = new Findings();
    for (const [p, position] of POSITIONS.entries())
      for (const [i, screen] of screens.entries()) {
        const size = `${screen.width} × ${screen.height}`;
        for (const way of looks(p, i, LOCALES.indexOf(locale), device)) {
          await page.setViewportSize(screen);
          const where = `${position} ${size} ${way.names} ${way.text} ${way.theme}`;
          findings.add(await examine(page, position, way, touch), `${size} ${way.text}`, where);
        }
      }
    await context.close();
    expect(troubles).toEqual([]);
    expect(findings.summary).toEqual([]);
  });
}

const one = process.env.SCREEN;
for (const device of DEVICES) {
  const screens = device.screens.filter(({ width, height }) => !one || one === `${width}x${height}`);
  if (screens.length) for (const locale of LOCALES) check({ ...device, screens }, locale);
}
