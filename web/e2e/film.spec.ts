// Watch how it goes: a whole game with the coach's remarks, on a phone and on a desktop.
import { accessible } from './help/axe';
import { expect, test } from './help/test';

for (const size of ['phone', 'desktop'] as const)
  test(`a game is watched from the first remark to the last, on a ${size}`, async ({ guest }) => {
    const page = await guest({ size });
    await page.goto('/learn');
    await page.locator('[data-watch]').click();
    await expect(page).toHaveURL(/\/learn\/film$/);
    const coach = page.locator('.say p');
    await expect(coach).toContainText('Five rubies');
    await accessible(page, 'the film');
    // It plays by itself up to the next remark, and waits there.
    const play = page.locator('[data-film]');
    await expect(play).toHaveText('Go on');
    await play.click();
    await expect(coach).toContainText('Post Office');
    await expect(play).toHaveText('Go on');
    // From remark to remark to the end; each one is another.
    const heard = new Set<string>();
    for (let next = 0; next < 20 && (await play.isVisible()); next++) {
      const before = await coach.innerText();
      expect(heard).not.toContain(before);
      heard.add(before);
      await page.getByRole('button', { name: 'To the next remark' }).click();
      await expect(coach).not.toHaveText(before);
    }
    expect(heard.size).toBeGreaterThan(12);
    await expect(coach).toContainText('whole game');
    await expect(page.getByRole('img', { name: /Defne 5/ })).toBeVisible();
    await page.getByRole('button', { name: 'To the first chapter' }).click();
    await expect(page).toHaveURL(/\/learn\/first$/);
  });
