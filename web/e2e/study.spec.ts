// A finished game is studied: chart, turns, moment, keys, another answer. The report is made up here: what crates/study
// finds is tested there.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { accessible } from './help/axe';
import { expect, test } from './help/test';

const GAME = JSON.parse(
  readFileSync(new URL('../../fixtures/games/base/3-short-greedy.json', import.meta.url), 'utf8'),
) as { actions: string[] };

interface Story {
  plies: number;
  turns: { ply: number; seat: number }[];
  players: { name: string }[];
}

/** A report of that game in which every first answer of a turn was a little worse than another one. */
function report({ turns, players, plies }: Story): unknown {
  const fair = players.map(() => 1 / players.length);
  const some = fair.map(() => 0);
  const none = { luck_of_seats: some, choices_of_seats: some, rest_of_seats: some, outcomes: [] };
  return {
    ruleset: 'base',
    simulations: 100,
    seed: 1,
    progress: { pass: 'finished', done: 1, steps: 1 },
    thresholds: { masterpiece: 0.008, sound: 0.035, crack: 0.128 },
    seats: players.map(({ name }, seat) => ({
      ...{ name, rank: seat + 1, result: seat ? 0 : 1, start: 1 / 3, luck: 0.1, choices: -0.1, others: 0 },
      ...{ rest: 0, luck_adjusted: 0.5, error_rate: 1.5, accuracy: 90 - seat, decisions: 9, marks: {} },
    })),
    turns: turns.map(({ ply, seat }, i) => {
      const played = GAME.actions[ply] ?? '';
      const better = played === 'move-3' ? 'move-2' : 'move-3';
      const answer = (action: string, chance: number) => ({
        ...{ action, played: action === played, line: [], reasons: [] },
        chances: fair.map((_, one) => (one === seat ? chance : (1 - chance) / 2)),
      });
      const mark = i % 9 === 4 ? 'crack' : 'masterpiece';
      const answers = [answer(better, 0.46), answer(played, 0.27)];
      return {
        ...{ turn: i + 1, seat, ply, actions: (turns[i + 1]?.ply ?? plies) - ply, ...none },
        ...{ chances_before: fair, chances_after: fair, luck: 0.02, loss: 0.05, mark },
        decisions: [
          {
            ply,
            seat,
            question: { ask: 'move' },
            played,
            chances: fair,
            mark,
            loss: 0.05,
            noise: 0,
            answers,
          },
        ],
      };
    }),
    turning_points: [
      { turn: 14, ply: turns[13]?.ply ?? 0, seat: 1, cause: 'choice', change: -0.1, action: 'move-9' },
    ],
  };
}

async function studied(page: Page): Promise<string> {
  await page.request.get('/api/me');
  const uploaded = await page.request.post('/api/replays', { data: GAME });
  const { id } = (await uploaded.json()) as { id: string };
  const story = (await (await page.request.get(`/api/replays/${id}/story`)).json()) as Story;
  await page.route('**/api/replays/*/study', (route) =>
    route.fulfill({ json: { state: 'finished', ahead: 0, report: report(story) } }),
  );
  return id;
}

test('a finished game is studied from its replay: chart, moment, keys, another answer', async ({ guest }) => {
  const page = await guest();
  const id = await studied(page);
  await page.goto(`/replay/${id}`);
  await page.getByRole('link', { name: 'Study this game' }).click();
  const chart = page.getByRole('slider', { name: 'Chance to win' });
  await expect(chart, 'it opens at the turning point').toHaveAttribute('aria-valuetext', /^Turn 14 of 60/);
  await expect(page.getByRole('heading', { name: 'Where does greedy 2 go?' })).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(2);
  await expect(page.locator('.arrows text').first(), 'the answers are on the board').toBeVisible();
  await accessible(page, 'the study');

  await page.keyboard.press('Shift+ArrowRight');
  await expect(page).toHaveURL(/turn=15&decision=1$/);
  await page.keyboard.press('f');
  await expect(page, 'the next crack').toHaveURL(/turn=23&/);
  await page.keyboard.press('2');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await page.keyboard.press('t');
  await expect(page.getByRole('table', { name: 'Chance to win' })).toBeVisible();
  await page.keyboard.press('v');

  const box = (await chart.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(box.x + box.width / 2, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 20, box.y + 60, { steps: 4 });
  await expect(page, 'the moment waits until the handle is let go').toHaveURL(/turn=23&/);
  await page.mouse.up();
  await expect(page).toHaveURL(/turn=60&/);

  await page.goto(`/study/${id}?turn=2&decision=1`);
  await page.getByRole('button', { name: 'Try this answer' }).click();
  await page.waitForURL('**/t/*');
  await expect(page.locator('.tile[data-place="3"]')).toHaveAttribute('aria-label', /merchant/);
});

test('a server that cannot study says so and still shows the game', async ({ guest }) => {
  const refused: string[] = [];
  const page = await guest({ refused });
  const id = await studied(page);
  refused.push(`/api/replays/${id}/study`);
  await page.unroute('**/api/replays/*/study');
  await page.route('**/api/replays/*/study', (route) =>
    route.fulfill({ status: 404, json: { code: 'no_such_page', message: 'there is nothing here' } }),
  );
  await page.goto(`/study/${id}`);
  await expect(page.getByText('Games cannot be analysed here.')).toBeVisible();
  await expect(page.locator('.tile[data-place="16"]')).toBeVisible();
});
