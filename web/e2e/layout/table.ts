// Lays a kept position on the page of the developers, and looks at it.
import type { Page } from '@playwright/test';
import { look, type Found } from './faults';

export interface Look {
  names: 'short' | 'long';
  text: 'usual' | 'large';
  theme: 'light' | 'dark';
}

export async function open(page: Page, locale: string): Promise<void> {
  await page.addInitScript((locale) => {
    localStorage.setItem('bedesten.settings', JSON.stringify({ locale, theme: 'light', motion: 'less' }));
    localStorage.setItem('bedesten.hints', JSON.stringify(['rings', 'assistant', 'end']));
    // It lies over the table and goes with the first press; firsts.spec.ts looks at it.
    localStorage.setItem('bedesten.firsts', JSON.stringify(['goal', 'goal-dice']));
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
export async function examine(page: Page, position: string, way: Look, touch: boolean): Promise<Found> {
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
export class Findings {
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
