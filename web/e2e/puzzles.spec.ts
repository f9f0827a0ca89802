// Puzzles: one is shown, the next one is answered at the table, on a phone and on a large screen.
import type { Page } from '@playwright/test';
import { accessible } from './help/axe';
import { expect, test, type Size } from './help/test';

interface Puzzle {
  game: string;
  position: { asked: { answers: { notation: string; action: { do: string; to?: number } }[] } };
}

const kept = (page: Page) =>
  page.evaluate(
    () =>
      JSON.parse(localStorage.getItem('bedesten.puzzles') ?? 'null') as {
        rated: number;
        streak: number;
        seen: string[];
      } | null,
  );
const deed = (page: Page, name: string) => page.locator(`[data-puzzle="${name}"]`).filter({ visible: true });

/** Answers at the table what can be answered with a press on a place; else with a button of the dock. */
async function answer(page: Page, { position }: Puzzle, touch: boolean): Promise<void> {
  const { answers } = position.asked;
  const move = answers.find(({ action }) => action.do === 'move' && action.to !== undefined);
  if (move) {
    const place = page.locator(`#board [data-place="${move.action.to}"]`);
    await place.click({ force: true });
    // On touch the first press only shows.
    if (touch) await place.click({ force: true });
    return;
  }
  const given = page.locator(answers.map(({ notation }) => `[data-answer="${notation}"]`).join(', ')).first();
  await given.click();
  const confirm = page.locator('#dock [data-confirm]').first();
  if (await confirm.isVisible()) await confirm.click();
}

for (const size of ['phone', 'desktop'] as Size[])
  test(`a puzzle is shown and the next one answered at the table, ${size}`, async ({ guest }) => {
    const page = await guest({ size });
    await page.goto('/practice');
    await page.getByRole('link', { name: /^Puzzles/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Find the best turn' })).toBeAttached();
    await expect(page.locator('#dock')).toBeVisible();
    await accessible(page, `a puzzle, ${size}`);

    await deed(page, 'show').click();
    await expect(page.getByRole('heading', { name: 'The best answer' })).toBeVisible();
    await expect(page.locator('#dock').getByText('In the game')).toBeAttached();
    await accessible(page, `a puzzle that was shown, ${size}`);
    const shown = await kept(page);
    expect(shown).toMatchObject({ rated: 1, streak: 0 });

    const dealt = page.waitForResponse(
      (reply) => /\/api\/puzzles\/[^/]+$/.test(reply.url()) && reply.request().method() === 'GET',
    );
    await deed(page, 'next').click();
    const puzzle = (await (await dealt).json()) as Puzzle & { id: string };
    expect(shown?.seen).not.toContain(puzzle.id);
    await expect(deed(page, 'hint')).toBeVisible();

    // A reload finds the same puzzle, and the hint is still there.
    await deed(page, 'hint').click();
    await expect(deed(page, 'hint')).toHaveCount(0);
    const again = page.waitForResponse((reply) => reply.url().endsWith(`/api/puzzles/${puzzle.id}`));
    await page.reload();
    await again;
    await expect(deed(page, 'show')).toBeVisible();
    await expect(deed(page, 'hint')).toHaveCount(0);

    await answer(page, puzzle, size !== 'desktop');
    await expect(deed(page, 'next')).toBeVisible();
    const { right } = { right: (await kept(page))?.streak === 1 };
    expect(await kept(page)).toMatchObject({ rated: 2, streak: right ? 1 : 0 });
    if (!right) {
      // Once more does not count.
      await deed(page, 'again').click();
      await expect(deed(page, 'show')).toBeVisible();
      await deed(page, 'show').click();
      await expect(page.getByRole('heading', { name: 'The best answer' })).toBeVisible();
      expect(await kept(page)).toMatchObject({ rated: 2 });
    }
    await accessible(page, `a puzzle that was answered, ${size}`);
  });

test('by keys: a hint, an answer, the next one', async ({ guest }) => {
  const page = await guest();
  await page.goto('/puzzles');
  await expect(deed(page, 'hint')).toBeVisible();
  await page.keyboard.press('h');
  await expect(deed(page, 'hint')).toHaveCount(0);
  await deed(page, 'show').press('Enter');
  await expect(page.getByRole('heading', { name: 'The best answer' })).toBeVisible();
  await page.keyboard.press('n');
  await expect(deed(page, 'hint')).toBeVisible();
});

test('an answer that did not arrive is kept and sent again', async ({ guest }) => {
  const page = await guest();
  await page.goto('/puzzles');
  await expect(deed(page, 'show')).toBeVisible();
  await page.route('**/api/puzzles/*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await deed(page, 'show').click();
  await expect(page.getByRole('heading', { name: 'Your answer is kept' })).toBeVisible();
  expect(await kept(page)).toBeNull();
  await page.unroute('**/api/puzzles/*');
  await deed(page, 'send').click();
  await expect(page.getByRole('heading', { name: 'The best answer' })).toBeVisible();
  expect(await kept(page)).toMatchObject({ rated: 1 });
});

test('the whole game of a puzzle can be studied', async ({ guest }) => {
  const page = await guest();
  await page.goto('/puzzles');
  await deed(page, 'show').click();
  await deed(page, 'study').click();
  await expect(page).toHaveURL(/\/study\/[\w-]+/);
});
