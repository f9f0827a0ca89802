// The accessibility check of axe-core on the page as it stands.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export async function accessible(page: Page, where: string): Promise<void> {
  // Parts of a page come when they are needed; half of one is never accessible.
  await page.locator('main').first().waitFor({ state: 'attached' });
  await page.locator('h1').first().waitFor({ state: 'attached' });
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run: (...all: unknown[]) => Promise<AxeResults> } }).axe.run(
      document,
      {
        resultTypes: ['violations'],
        // A place says in words what the numbers printed on it mean, so its name does not repeat them.
        rules: { 'label-content-name-mismatch': { enabled: false } },
      },
    ),
  );
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
  expect(found, `axe at ${where}`).toEqual([]);
}
