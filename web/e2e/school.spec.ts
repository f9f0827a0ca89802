// The school at the table: every chapter in every language on a phone, with presses alone.
import type { Page } from '@playwright/test';
import { accessible } from './help/axe';
import { give } from './help/lesson';
import { expect, test, type Size } from './help/test';

interface Scene {
  answers: string[];
  listen: boolean;
  lit: string[];
  done: boolean;
}

/** What the lesson would show next, by its answers so far. */
async function wanted(page: Page, chapter: string): Promise<Scene & { next: string[] }> {
  const answers = await page.evaluate(
    (chapter) =>
      (JSON.parse(localStorage.getItem('bedesten.school') ?? '{}') as Record<string, { answers: string[] }>)[
        chapter
      ]?.answers ?? [],
    chapter,
  );
  const ask = async (attempt: object | null): Promise<Scene> => {
    const reply = await page.request.post(`/api/school/${chapter}`, { data: { answers, attempt } });
    expect(reply.status()).toBe(200);
    return (await reply.json()) as Scene;
  };
  const now = await ask(null);
  if (now.done || now.listen) return { ...now, next: [] };
  const { answers: after } = await ask({ try: 'show' });
  return { ...now, next: after.slice(answers.length) };
}

const kept = (page: Page, chapter: string) =>
  page.evaluate((chapter) => {
    const all = JSON.parse(localStorage.getItem('bedesten.school') ?? '{}') as Record<string, unknown>;
    return JSON.stringify(all[chapter]);
  }, chapter);

/** One press further: the coach's button, the place, the answer, or the main one of the dock. */
async function oneOn(page: Page, chapter: string, touch: boolean): Promise<boolean> {
  const before = await kept(page, chapter);
  // Whoever has done a chapter begins it anew.
  if (before?.includes('"done":true')) return false;
  const { done, listen, next } = await wanted(page, chapter);
  if (done) return false;
  const [first = ''] = next;
  if (listen) await page.locator('[data-coach="go-on"]').click();
  else {
    await give(page, touch, next);
    // Where the table asks once more, the main answer of the dock says yes.
    const goesOn = expect.poll(() => kept(page, chapter), { timeout: 2_000 }).not.toBe(before);
    const asksAgain = await goesOn.then(
      () => false,
      () => true,
    );
    const confirm = page.locator('#dock [data-confirm], #dock .button.main').first();
    if (asksAgain && (await confirm.isVisible()))
      await confirm.click({ timeout: 2_000 }).catch(() => undefined);
  }
  await expect.poll(() => kept(page, chapter), `${chapter}: ${first} goes on`).not.toBe(before);
  return true;
}

/** Runs in the page: the coach is on the screen and covers neither the lit thing nor the answers. */
const besideTheLight = (page: Page) =>
  page.evaluate(() => {
    const coach = document.querySelector('.coach')?.getBoundingClientRect();
    const ring = document.querySelector('.dim .ring')?.getBoundingClientRect();
    if (!coach) return 'no coach';
    if (coach.left < 0 || coach.top < 0 || coach.right > innerWidth || coach.bottom > innerHeight)
      return 'outside';
    const apart =
      !ring ||
      coach.right <= ring.left ||
      coach.left >= ring.right ||
      coach.bottom <= ring.top ||
      coach.top >= ring.bottom;
    return apart ? 'beside' : 'on it';
  });

/** A place beside the light is pressed where one is to go to the lit one: it is answered, and nothing has changed. */
async function goWrong(page: Page, chapter: string): Promise<boolean> {
  const { next, lit } = await wanted(page, chapter);
  const [, to] = /^move-(\d+)$/.exec(next[0] ?? '') ?? [];
  if (to === undefined || !lit.includes(`place-${to}`)) return false;
  const before = await kept(page, chapter);
  // One that the coach leaves free.
  const other = await page.evaluate((to) => {
    const places = [...document.querySelectorAll<HTMLElement>('#board [data-place]')];
    return places.find((place) => {
      const { left, top, width, height } = place.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return place.dataset.place !== to && there?.closest('[data-place]') === place;
    })?.dataset.place;
  }, to);
  await page.locator(`#board [data-place="${other}"]`).click({ force: true });
  await expect(page.locator('.coach.wrong p'), `${chapter}: ${to} is lit`).not.toBeEmpty();
  await expect.poll(() => besideTheLight(page), `${chapter}: a wrong try`).toBe('beside');
  expect(await kept(page, chapter)).toBe(before);
  return true;
}

/** With `look`, the coach is looked at before every press, and one wrong try is made. Says whether there was one. */
async function play(page: Page, chapter: string, touch: boolean, look = false): Promise<boolean> {
  await page.goto(`/learn/${chapter}`);
  if (chapter === 'first') await page.locator('[data-coach="begin"]').click();
  await page.locator('.coach p').waitFor();
  let wrong = false;
  do {
    const line = page.locator('.coach p');
    if (!(await line.isVisible())) continue;
    const said = await line.innerText();
    expect(said).not.toMatch(/school_/);
    if (!look) continue;
    await expect.poll(() => besideTheLight(page), `${chapter}: ${said}`).toBe('beside');
    wrong ||= await goWrong(page, chapter);
  } while (await oneOn(page, chapter, touch));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return wrong;
}

for (const locale of ['en', 'de', 'pl'] as const)
  test(`every chapter is played on a phone in ${locale}`, async ({ guest }) => {
    // Sixteen chapters, each played to its end: a quarter of a minute each where nothing else runs.
    test.setTimeout(900_000);
    const page = await guest({ size: 'phone', settings: { locale } });
    await page.goto('/learn');
    await page.locator('[data-chapter="first"]').waitFor();
    const chapters = await page
      .locator('[data-chapter]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-chapter') ?? ''));
    expect(chapters, 'every box has its chapters').toEqual(
      expect.arrayContaining(['route', 'coffee', 'tavern', 'letters', 'companion', 'great', 'dicegame']),
    );
    let wrong = 0;
    // How high the coach is depends on the words: she is looked at in every language.
    for (const chapter of chapters) wrong += Number(await play(page, chapter, true, true));
    // The others are begun at the dock, or light no place: wrong answers there are tried in the engine.
    expect(wrong, 'chapters with a wrong try').toBeGreaterThanOrEqual(11);
    await page.goto('/learn');
    for (const chapter of chapters) expect(await kept(page, chapter)).toContain('"done":true');
  });

for (const size of ['phone', 'tablet', 'desktop'] as Size[])
  test(`the coach stands beside what she speaks of, and a wrong try is answered, ${size}`, async ({
    guest,
  }) => {
    const page = await guest({ size });
    await page.goto('/learn');
    await accessible(page, 'chapters');
    await page.locator('[data-chapter="first"]').click();
    await accessible(page, 'goal');
    await page.locator('[data-coach="begin"]').click();
    await expect(page.locator('.coach p')).toContainText('Gold rings');
    await expect.poll(() => besideTheLight(page)).toBe('beside');
    // Screen readers speak what changes in a live region: it stays while her words change, wrong tries as well.
    const spoken = page.locator('.coach p[aria-live="polite"]');
    await expect(spoken).toHaveRole('status');
    await spoken.evaluate((region) => region.setAttribute('data-seen', ''));
    await accessible(page, 'lesson');

    // Too far, and a place that is not meant: both are answered; then it is shown.
    await page.locator('#board [data-place="15"]').click({ force: true });
    await expect(page.locator('.coach p')).toContainText('3 steps');
    await expect(page.locator('.coach p[aria-live][data-seen]')).toContainText('3 steps');
    await expect(page.locator('.dim text')).toHaveText(['1', '2', '3']);
    await expect.poll(() => besideTheLight(page)).toBe('beside');
    await page.locator('#board [data-place="12"]').click({ force: true });
    await expect(page.locator('.coach p')).toContainText('You may go there, too');
    await page.locator('[data-coach="show"]').click();
    await expect(page.locator('.coach p')).toContainText('assistant stays');
    await expect(page.locator('.coach p[aria-live][data-seen]')).toContainText('assistant stays');
    await expect.poll(() => besideTheLight(page)).toBe('beside');

    // A reload goes on where it was; Esc leaves, and the list knows.
    await page.reload();
    await expect(page.locator('.coach p')).toContainText('assistant stays');
    await page.keyboard.press('Enter');
    await expect(page.locator('.coach p')).toContainText('One place, one action');
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-chapter="first"]')).toHaveText('Go on');
  });

test('after the first ruby a game against two bots is one press away', async ({ guest }) => {
  test.slow();
  const page = await guest({ size: 'desktop' });
  await play(page, 'first', false);
  await expect(page.getByRole('heading', { name: 'Your first ruby' })).toBeVisible();
  await expect(page.locator('[data-chapter]'), 'two chapters that come next').toHaveCount(2);
  await page.locator('[data-coach="play"]').click();
  await page.waitForURL('**/t/*');
  await expect(page.locator('.board')).toBeVisible();
  // Fındık sleeps beside the dock, over nothing; a press wakes her for a sentence, the next one lets her sleep.
  const cat = page.locator('[data-findik]');
  await expect(cat).toBeVisible();
  const covered = await page.evaluate(() => {
    const { left, right, top, bottom } = document.querySelector('[data-findik]')!.getBoundingClientRect();
    return [...document.querySelectorAll('#dock, #board, #hand .face, [data-slot="tableau"]')].filter(
      (other) => {
        const box = other.getBoundingClientRect();
        return left < box.right && box.left < right && top < box.bottom && box.top < bottom;
      },
    ).length;
  });
  expect(covered).toBe(0);
  await accessible(page, 'the game after the course');
  await cat.click();
  await expect(page.locator('[data-first="findik"]')).toContainText('Fındık');
  await page.keyboard.press('Shift');
  await expect(page.locator('[data-first="findik"]')).toHaveCount(0);
});

test('whoever opens another chapter first sees the goal, and what is new at a table does not speak into a lesson', async ({
  guest,
}) => {
  test.slow();
  const page = await guest({ size: 'phone', settings: { firsts: true } });
  await page.goto('/learn/police');
  await expect(page.getByRole('heading', { name: 'The goal' })).toBeVisible();
  await page.locator('[data-coach="begin"]').click();
  await page.locator('.coach p').waitFor();
  await page.goto('/learn/dicegame');
  await page.locator('.coach p').waitFor();
  for (let step = 0; step < 4; step++) {
    await oneOn(page, 'dicegame', true);
    await page.locator('.coach p').waitFor();
    await expect(page.locator('[data-first], [data-goal]')).toHaveCount(0);
  }
});
