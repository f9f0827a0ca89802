// Every kept position on every screen, in three languages, with short and long names, light and dark, at the usual
// and at a larger text: nothing is cut, covered, too small or too near, and no slot moves between two questions.
import { readdirSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { ADDRESS, serve } from './client';
import { look, type Found } from './faults';
import { DEVICES, type Device } from './sizes';

const KEPT = readdirSync(new URL('../../src/fixtures/', import.meta.url))
  .map((file) => file.replace('.json', ''))
  .filter((name) => name !== 'over');
/** States of a table that no position has by itself. */
const STATES = [
  'encounters?locked',
  'waiting?waits',
  'move?line=lost',
  'dice-act-4?line=lost',
  'move-five?viewer=spectator',
  'great-auction-5?viewer=spectator',
  'dice-act-4?viewer=spectator',
];
/** `LAYOUT=market,tea npm run layout` looks at some positions only, `SCREEN=360x640` at one screen. */
const some = process.env.LAYOUT?.split(',');
const POSITIONS = [...KEPT, ...STATES].filter((name) => !some || some.some((part) => name.startsWith(part)));
const LOCALES = ['en', 'de', 'pl'] as const;

interface Look {
  names: 'short' | 'long';
  text: 'usual' | 'large';
  theme: 'light' | 'dark';
}
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

async function open(page: Page, locale: string): Promise<void> {
  await page.addInitScript((locale) => {
    localStorage.setItem('bedesten.settings', JSON.stringify({ locale, theme: 'light', motion: 'less' }));
    localStorage.setItem('bedesten.hints', JSON.stringify(['rings', 'assistant', 'end']));
  }, locale);
  await page.goto('/dev');
  await page.waitForFunction(() => 'show' in window);
  // Where things come to rest counts, not how they get there; and pictures are slow to paint, not to lay.
  await page.addStyleTag({
    content: `*, ::before, ::after { transition: none !important; animation: none !important;
        box-shadow: none !important; background-image: none !important }
      svg:not(:has(text)) { opacity: 0 !important }`,
  });
  await page.evaluate(look.toString().replace(/^function look/, 'window.look = function'));
}

/** Lays the position and looks at it. The same position again is the same table with other names. */
async function examine(page: Page, position: string, way: Look, touch: boolean): Promise<Found> {
  return page.evaluate(
    async ({ wish, text, theme, touch }) => {
      const { show, look } = window as unknown as {
        show: (wish: string) => Promise<void>;
        look: (touch: boolean) => Found;
      };
      const root = document.documentElement;
      if (text === 'large') root.dataset.text = 'large';
      else delete root.dataset.text;
      root.dataset.theme = theme;
      await show(wish);
      // Names are squeezed after they were laid, and observers speak in the next frame.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      if (document.fonts.status !== 'loaded') await document.fonts.ready;
      return look(touch);
    },
    { ...way, wish: `${position}${position.includes('?') ? '&' : '?'}names=${way.names}`, touch },
  );
}

/** What was found, and where slots lay first. The same fault in many ways is told once, with how often and where. */
class Findings {
  #faults = new Map<string, string[]>();
  #slots = new Map<string, { lies: string; where: string }>();

  #tell(fault: string, where: string): void {
    this.#faults.set(fault, [...(this.#faults.get(fault) ?? []), where]);
  }

  add({ faults, slots, kind }: Found, alike: string, where: string): void {
    for (const fault of faults) this.#tell(fault, where);
    for (const [slot, lies] of Object.entries(slots)) {
      const key = `${kind} ${alike} ${slot}`;
      const first = this.#slots.get(key);
      if (!first) this.#slots.set(key, { lies, where });
      else if (first.lies !== lies)
        this.#tell(`moved: ${slot} ${first.lies} → ${lies}`, `${where}, against ${first.where}`);
    }
  }

  get summary(): string[] {
    return [...this.#faults]
      .sort((one, other) => other[1].length - one[1].length)
      .map(([fault, where]) => `${fault} (${where.length} ×, first in ${where[0]})`);
  }
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
