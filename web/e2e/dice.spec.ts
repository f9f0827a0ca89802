// The dice game in the browser: a whole game by mouse, one by keys, and how it lies on a phone.
import type { Locator, Page } from '@playwright/test';
import { accessible } from './help/axe';
import { BOT, diceTable, ME, sit } from './help/tables';
import { expect, SIZES, test } from './help/test';
import { chooser } from './help/whole';

/** Everything that can be pressed as an answer now: beside the board, on it, in the overview. */
const LEGAL = [
  '#dock [data-answer]:not([aria-disabled])',
  '#dock [data-good]:not(:disabled)',
  '#board button.legal',
  '#actions button.legal',
].join(', ');

/** Waits until something is asked of us, or the game is over. */
async function asked(page: Page): Promise<'question' | 'over'> {
  const found = await page.waitForFunction(
    () => {
      if (document.querySelector('.ending')) return 'over';
      const mine = document.querySelector('#dock.mine[aria-busy="false"]');
      return mine ? 'question' : null;
    },
    null,
    { timeout: 60_000 },
  );
  return (await found.jsonValue()) as 'question' | 'over';
}

/** Until nothing is on its way: what is pressed too early is told so. */
const settled = (page: Page) => expect(page.locator('#dock')).toHaveAttribute('aria-busy', 'false');

interface Played {
  questions: Set<string>;
  answers: Set<string>;
}

/** Presses whatever glows, to the end; passing on comes last. */
async function playOn(page: Page, seed: number, press: (button: Locator) => Promise<void>): Promise<Played> {
  const pick = chooser(seed);
  const played: Played = { questions: new Set(), answers: new Set() };
  for (let step = 0; step < 900; step++) {
    if ((await asked(page)) === 'over') return played;
    played.questions.add(((await page.locator('#dock h2').textContent()) ?? '').trim());
    // An open question may lie over the overview.
    const legal = page.locator(LEGAL).filter({ visible: true });
    const names = await legal.evaluateAll((all) =>
      all.map(({ dataset }) => dataset['answer'] ?? dataset['deed'] ?? dataset['good'] ?? ''),
    );
    const active = names.flatMap((name, i) => (name === 'end' ? [] : [i]));
    const chosen = active.length ? pick(active) : names.indexOf('end');
    expect(chosen, 'something can be pressed').toBeGreaterThanOrEqual(0);
    played.answers.add(names[chosen] ?? '');
    // Two cards of one income are asked for in the same words: the position tells them apart.
    const before = await page.locator('.dicegame').evaluate((table) => table.outerHTML);
    await press(legal.nth(chosen));
    await page.waitForFunction(
      (was) => document.querySelector('.ending') || document.querySelector('.dicegame')?.outerHTML !== was,
      before,
    );
  }
  throw new Error('the game does not end');
}

test('a whole game by mouse, from the page for a new table to the ranking', async ({ guest }) => {
  test.setTimeout(600_000);
  const page = await guest();
  await page.goto('/new');
  await page.locator('label', { hasText: 'The Dice Game' }).click();
  await page.locator('.seat select').nth(1).selectOption('bot:easy');
  await page.getByRole('button', { name: 'Remove seat 3' }).click();
  await expect(page.locator('.layout')).toHaveCount(0);
  await page.locator('.go .main').click();
  await page.waitForURL('**/t/*');
  const { questions, answers } = await playOn(page, 5, (button) => button.click());
  expect(questions).toContain('You: Roll the dice.');
  expect(answers).toContain('coins');
  await expect(page.locator('.ending .won')).not.toHaveCount(0);
  await expect(page.locator('.fair')).toContainText('match');
  // And once more from the beginning.
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.locator('.bazaar-board').waitFor();
  await page.keyboard.press('End');
  await expect(page.locator('.story')).toContainText('The game is over');
});

test('a whole game by keys alone', async ({ guest }) => {
  test.setTimeout(600_000);
  const page = await guest();
  await sit(page, await diceTable(page, [ME, BOT]));
  const { questions } = await playOn(page, 11, async (button) => {
    const wanted = await button.elementHandle();
    const there = () => page.evaluate((one) => document.activeElement === one, wanted);
    for (let step = 0; step < 60 && !(await there()); step++) await page.keyboard.press('n');
    expect(await there(), 'reached by keys').toBe(true);
    await page.keyboard.press('Enter');
  });
  expect(questions).toContain('You: Roll the dice.');
  await expect(page.locator('.ending .won')).not.toHaveCount(0);
});

test('dice are lifted, rolled again for a crystal, and put back by Escape', async ({ guest }) => {
  const page = await guest();
  await sit(page, await diceTable(page, [ME, BOT]));
  await page.keyboard.press('x');
  await expect(page.locator('#dock h2')).toHaveText('You: Lift dice to reroll, or choose an action.');
  const dice = page.locator('.die');
  await dice.nth(1).click();
  await expect(dice.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(dice.nth(1)).toHaveAttribute('aria-pressed', 'false');
  await dice.nth(0).click();
  await page.locator('[data-answer="reroll"]').click();
  await expect(page.locator('#tableau')).toContainText('0');
  await expect(page.locator('.die[aria-pressed="true"]')).toHaveCount(0);
  await settled(page);
  // The crystal is gone: a press on a die says so, although it is no answer.
  await dice.nth(0).click({ force: true });
  await expect(page.locator('[data-said] .why')).toHaveText('Missing: 1 crystal');
});

test('an action is taken back; what cannot be done says why', async ({ guest }) => {
  const page = await guest();
  await sit(page, await diceTable(page, [ME, BOT]));
  await page.locator('[data-track="right"]').click({ force: true });
  await expect(page.locator('[data-said] .why')).toHaveText('Roll the dice first');
  await page.keyboard.press('x');
  await expect(page.locator('#dock h2')).toHaveText('You: Lift dice to reroll, or choose an action.');
  await settled(page);
  await page.locator('[data-track="right"]').click({ force: true });
  await expect(page.locator('[data-said] .why')).toHaveText('Missing: 12 Lira');
  // Cards reveal; everything else of the overview can be taken back.
  const deed = page.locator('.act.legal[data-ways="1"]:not([data-deed="cards"], [data-deed="tile"])').first();
  const before = await page.locator('#tableau').textContent();
  await deed.click();
  await page.locator('#dock .undo').click();
  await expect(page.locator('#dock h2')).toHaveText('You: Lift dice to reroll, or choose an action.');
  expect(await page.locator('#tableau').textContent()).toBe(before);
});

for (const size of ['phone', 'tablet', 'desktop'] as const)
  test(`nothing scrolls and nothing is too small to press: ${size}`, async ({ guest }) => {
    const page = await guest({ size });
    await sit(page, await diceTable(page, [ME, BOT, BOT, BOT]));
    await page.locator('[data-answer="roll"]').click();
    await page.locator('.act.legal').first().waitFor();
    const room = await page.evaluate(() => [document.body.scrollWidth, document.body.scrollHeight]);
    expect(room).toEqual([SIZES[size].width, SIZES[size].height]);
    for (const button of await page.locator('.dicegame button:visible').all()) {
      const box = await button.boundingBox();
      const name = await button.getAttribute('aria-label');
      expect(box && box.x >= 0 && box.y + box.height <= SIZES[size].height, `${name} is in sight`).toBe(true);
      if (size === 'phone')
        expect(Math.min(box!.width, box!.height), String(name)).toBeGreaterThanOrEqual(43.5);
    }
    await accessible(page, `the dice game, ${size}`);
  });
