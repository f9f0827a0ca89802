// The page of examples/browser, with the package that `cargo xtask npm` writes beside it.
import { expect, test } from '@playwright/test';
import { resolve } from 'node:path';
import { Host } from './serve';

const PAGE = resolve('../examples/browser');
const PACKAGE = resolve(process.env.PACKAGE ?? '../target/npm');

test('a page of a few lines plays against a bot', async ({ page }) => {
  const host = await Host.open(PAGE, { '/bedesten-engine/': PACKAGE });
  const trouble: string[] = [];
  page.on('pageerror', (error) => trouble.push(String(error)));
  await page.goto(host.address);
  const state = page.locator('#state');
  const view = page.locator('#view');
  for (let turn = 0; turn < 6; turn++) {
    await expect(state).toHaveText('Your answer:');
    const before = (await view.textContent()) ?? '';
    await page.locator('#answers button').first().click();
    await expect(view).not.toHaveText(before);
  }
  expect(trouble).toEqual([]);
  host.close();
});
