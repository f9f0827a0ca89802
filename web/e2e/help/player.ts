// Somebody at the table, who sees what the page shows and presses it: by mouse, by touch or by keys alone.
import { expect, type Locator, type Page } from '@playwright/test';

export type Way = 'mouse' | 'touch' | 'keys';

/** What can be pressed now. */
export interface Seen {
  what: 'question' | 'curtain' | 'over';
  title: string;
  /** Places that glow. Those where the turn would end come only if there is nothing else. */
  places: number[];
  /** Buttons beside the board. */
  answers: string[];
  cards: string[];
}

/** Runs in the page. Nothing while it is not our turn or an answer is on its way. */
function look(): Seen | null {
  // On a phone a tall sheet lies over the hand.
  const texts = (selector: string, name: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .flatMap((element) => element.dataset[name] ?? []);
  const title = document.querySelector('.ask h2, .curtain h1, .ending h1')?.textContent ?? '';
  const seen = { title, places: [], answers: [], cards: [] };
  if (document.querySelector('.ending')) return { ...seen, what: 'over' };
  if (document.querySelector('.curtain')) return { ...seen, what: 'curtain' };
  if (!document.querySelector('.ask.mine') || document.querySelector('.ask .sending')) return null;
  // An answer is on its way: its result is shown already, but nothing can be pressed.
  if (document.querySelector('.ask .body[aria-disabled]')) return null;
  // What is chosen is confirmed before anything else.
  const confirm = texts('.ask .answers [data-confirm]', 'answer');
  if (confirm.length) return { ...seen, what: 'question', answers: confirm };
  const solid = texts('.tile.legal:not(.dashed)', 'place');
  return {
    what: 'question',
    title,
    places: (solid.length ? solid : texts('.tile.legal', 'place')).map(Number),
    answers: texts('.ask [data-answer]:not([aria-disabled])', 'answer'),
    // Those of the hand that can be played, or those of the question that can be discarded.
    cards: texts('.hand .face.legal, .ask .face.legal:not(.guild)', 'card'),
  };
}

export class Player {
  /** Presses, taps or keys so far. */
  presses = 0;

  constructor(
    readonly page: Page,
    readonly way: Way = 'mouse',
  ) {}

  /** Waits until something is asked of us. */
  async asked(): Promise<Seen> {
    const handle = await this.page.waitForFunction(look, null, { timeout: 60_000 });
    return (await handle.jsonValue()) as Seen;
  }

  async press(target: Locator): Promise<void> {
    this.presses++;
    if (this.way === 'touch') await target.tap();
    else await target.click();
  }

  async key(...keys: string[]): Promise<void> {
    for (const key of keys) {
      this.presses++;
      await this.page.keyboard.press(key);
    }
  }

  /** Digits as one types them: without waiting in between. */
  async digits(digits: string): Promise<void> {
    this.presses += digits.length;
    await Promise.all([...digits].map((digit) => this.page.keyboard.press(digit)));
  }

  tile(place: number): Locator {
    return this.page.locator(`.tile[data-place="${place}"]`);
  }

  button(answer: string): Locator {
    return this.page.locator(`.ask [data-answer="${answer}"]`).first();
  }

  card(card: string): Locator {
    return this.page.locator(`:is(.hand, .ask) .face[data-card="${card}"]`).filter({ visible: true }).first();
  }

  /** Goes to a place or chooses it. On touch the first tap only shows. */
  async choose(place: number): Promise<void> {
    if (this.way === 'keys') {
      await this.digits(String(place));
      await expect(this.tile(place)).toBeFocused();
      return this.key('Enter');
    }
    await this.press(this.tile(place));
    if (this.way === 'touch') await this.press(this.tile(place));
  }

  async answer(answer: string): Promise<void> {
    if (this.way !== 'keys') return this.press(this.button(answer));
    if (answer === 'end') return this.key('e');
    await this.walk(`.ask [data-answer="${answer}"]`, 'p', 'n');
    await this.key('Enter');
  }

  async play(card: string): Promise<void> {
    if (this.way !== 'keys') return this.press(this.card(card));
    const face = `.face[data-card="${card}"]`;
    if ((await this.page.locator(`.ask ${face}`).count()) > 0) await this.walk(face, 'p', 'n');
    else await this.walk(face, 'h', 'ArrowRight', 'ArrowLeft');
    await this.key('Enter');
  }

  /** By keys alone: begins with one and goes on with others, one way and the other, until the focus is there. */
  async walk(selector: string, first: string, ...ways: string[]): Promise<void> {
    const there = () =>
      this.page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
    for (const way of ways) {
      await this.key(first);
      for (let step = 0; step < 40 && !(await there()); step++) await this.key(way);
      if (await there()) return;
    }
    expect(await there(), `${selector} is reached by keys`).toBe(true);
  }
}
