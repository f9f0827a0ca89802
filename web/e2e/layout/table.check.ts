// Every kept position at every size, in every language, with short and long names, light and dark, at the usual
// and at a larger text: nothing is cut, covered, too small or too near, and no slot moves between two questions.
import { readdirSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { ADDRESS, serve } from './client';
import { look, type Found } from './faults';
import { SCREENS, type Screen } from './sizes';

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
/** `LAYOUT=market,tea npm run layout` looks at some positions only. */
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

async function open(page: Page, locale: string): Promise<void> {
  await page.addInitScript((locale) => {
    localStorage.setItem('bedesten.settings', JSON.stringify({ locale, theme: 'light', motion: 'less' }));
    localStorage.setItem('bedesten.hints', JSON.stringify(['rings', 'assistant', 'end']));
  }, locale);
  await page.goto('/dev');
  await page.waitForFunction(() => 'show' in window);
  // Where things come to rest counts, not how they get there.
  await page.addStyleTag({
    content: '*, ::before, ::after { transition: none !important; animation: none !important }',
  });
  await page.evaluate(look.toString().replace(/^function look/, 'window.look = function'));
}

/** Lays the position and looks at it in every way; what is found carries the way in front. */
async function examine(page: Page, position: string, touch: boolean): Promise<{ way: Look; found: Found }[]> {
  return page.evaluate(
    async ({ position, looks, touch }) => {
      const { show, look } = window as unknown as {
        show: (wish: string) => Promise<void>;
        look: (touch: boolean) => Found;
      };
      const root = document.documentElement;
      const seen: { way: Look; found: Found }[] = [];
      /** Where everything lies: a theme that moves nothing need not be looked at twice. */
      const geometry = () =>
        [...document.body.querySelectorAll('*')]
          .map((element) => element.getBoundingClientRect())
          .map(({ left, top, width, height }) => `${left} ${top} ${width} ${height}`)
          .join();
      let laid = '';
      let light = { geometry: '', found: { faults: [], slots: {}, kind: '' } as Found };
      for (const way of looks) {
        if (way.text === 'large') root.dataset.text = 'large';
        else delete root.dataset.text;
        root.dataset.theme = way.theme;
        const wish = `${position}${position.includes('?') ? '&' : '?'}names=${way.names}`;
        if (laid !== wish) {
          await show(wish);
          laid = wish;
        }
        if (way.theme === 'dark' && geometry() === light.geometry) {
          seen.push({ way, found: light.found });
          continue;
        }
        // Names are squeezed after they were laid, and observers speak in the next frame.
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        if (document.fonts.status !== 'loaded') await document.fonts.ready;
        const found = look(touch);
        if (way.theme === 'light') light = { geometry: geometry(), found };
        seen.push({ way, found });
      }
      return seen;
    },
    { position, looks: LOOKS, touch },
  );
}

/** The same fault in many ways is told once, with how often and where first. */
function summary(faults: Map<string, string[]>): string[] {
  return [...faults]
    .sort((one, other) => other[1].length - one[1].length)
    .map(([fault, where]) => `${fault} (${where.length} ×, first in ${where[0]})`);
}

function check(screen: Screen, locale: string): void {
  test(`${screen.width} × ${screen.height}, ${locale}`, async ({ browser }) => {
    const { width, height, touch } = screen;
    const context = await browser.newContext({
      baseURL: ADDRESS,
      viewport: { width, height },
      hasTouch: touch,
      isMobile: touch,
      reducedMotion: 'reduce',
    });
    await serve(context);
    const page = await context.newPage();
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(String(error)));
    await open(page, locale);
    const faults = new Map<string, string[]>();
    const slots = new Map<string, { slots: string; where: string }>();
    const tell = (fault: string, where: string) => faults.set(fault, [...(faults.get(fault) ?? []), where]);
    for (const position of POSITIONS) {
      for (const { way, found } of await examine(page, position, touch)) {
        const where = `${position} ${way.names} ${way.text} ${way.theme}`;
        for (const fault of found.faults) tell(fault, where);
        const alike = `${found.kind} ${way.text}`;
        for (const [slot, lies] of Object.entries(found.slots)) {
          const first = slots.get(`${alike} ${slot}`);
          if (!first) slots.set(`${alike} ${slot}`, { slots: lies, where });
          else if (first.slots !== lies)
            tell(`moved: ${slot} ${first.slots} → ${lies}`, `${where}, against ${first.where}`);
        }
      }
    }
    await context.close();
    expect(troubles).toEqual([]);
    expect(summary(faults)).toEqual([]);
  });
}

for (const screen of SCREENS) for (const locale of LOCALES) check(screen, locale);
