// What rises over the table fits a phone, and every question and every end is accessible. Where everything lies in every question,
// on every screen, is the layout check's: web/e2e/layout.
import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { accessible } from './help/axe';
import { expect, test } from './help/test';
import { look as faultsIn } from './layout/faults';

const QUESTIONS = readdirSync(new URL('../src/fixtures/', import.meta.url))
  .map((file) => file.replace('.json', ''))
  // A card was drawn on the way: the padlock stands where Undo was.
  .concat('encounters?locked')
  .concat('dice-act-4?viewer=spectator')
  .concat('waiting?waits');

/** The board of either game, or the page of its end. */
const SHOWN = '.board, .bazaar-board, .ending';

/** Lays another question on the table, from an empty page, without loading the program anew. */
async function show(page: Page, question: string): Promise<void> {
  const path = `/dev/${question}`;
  const loaded = /\/dev\/[^?]+$/.test(page.url());
  if (!loaded || question.includes('?')) await page.goto(path);
  else
    await page.evaluate(async (path) => {
      for (const next of ['/dev', path]) {
        history.pushState(null, '', next);
        dispatchEvent(new PopStateEvent('popstate'));
        await new Promise(requestAnimationFrame);
      }
    }, path);
  await page.locator(SHOWN).first().waitFor();
  await page.waitForFunction(() => document.fonts.status === 'loaded');
}

test('what rises over the table fits a phone and its fingers', async ({ guest }) => {
  const page = await guest({ size: 'phone' });
  const wrong: string[] = [];
  const look = async (where: string, shown: string) => {
    await page.locator(shown).first().waitFor();
    wrong.push(...(await page.evaluate(faultsIn, true)).faults.map((fault) => `${where}: ${fault}`));
  };
  await page.goto('/dev/move');
  await page.getByRole('button', { name: 'Menu' }).click();
  await look('menu', 'dialog .menu');
  await page.getByRole('button', { name: 'Keys' }).click();
  await look('keys', 'dialog dl');
  await page.goto('/dev/move');
  await page.locator('.recap .ticker').click();
  await look('log', 'dialog .content');
  await page.goto('/dev/waiting?hot-seat');
  await look('curtain', '.curtain');
  // The ranking is a page to read: it may scroll.
  await page.goto('/dev/over');
  await look('ranking', '.ending');
  expect(wrong.filter((fault) => !/^ranking: .*beyond the window/.test(fault))).toEqual([]);
});

test('every question and every end is accessible', async ({ guest }) => {
  test.setTimeout(600_000);
  const page = await guest();
  for (const question of QUESTIONS) {
    await show(page, question);
    await accessible(page, question);
  }
});
