// Tables of Letters & Seals and of the Great Bazaar, and a player who uses what they add.
import type { Page } from '@playwright/test';
import type { BazaarTable, Card, Place } from '../../src/lib/games/bazaar/bazaar';
import type { Chair } from '../../src/lib/types/Chair';
import { mochaStep } from './mocha';
import type { Player, Seen } from './player';
import { record } from './tables';
import { oneStep, type chooser } from './whole';

/** The printed layout with the wanted place beside the Fountain, where everybody begins. */
function layout(near: Place): Place[] {
  const places: Place[] = [9, 1, 4, 21, 3, 15, 6, 7, 11, 22, 13, 24, 12, 14, 8, 10, 2, 23, 5, 16];
  const [from, to] = [places.indexOf(near), places.indexOf(11)];
  [places[from], places[to]] = [places[to] as Place, places[from] as Place];
  return places;
}

/** A table at the first turn, where every seat is taken. */
export async function lettersTable(
  page: Page,
  moment: { near: Place; seats: Chair[]; lira?: number[]; hands?: Card[][] },
): Promise<BazaarTable> {
  const { near, seats } = moment;
  const written = record({
    seats,
    hands: moment.hands ?? seats.map(() => []),
    ...(moment.lira ? { lira: moment.lira } : {}),
  }) as { setup: Record<string, unknown> };
  const rules = { ruleset: 'letters', variants: { neutral_assistants: false, caravan_leader: false } };
  Object.assign(written.setup, { rules, layout: layout(near), courier: 3 });
  await page.request.get('/api/me');
  const uploaded = await page.request.post('/api/replays', { data: written });
  if (!uploaded.ok()) throw new Error(await uploaded.text());
  const { id } = (await uploaded.json()) as { id: string };
  const made = await page.request.post(`/api/replays/${id}/table`, { data: { ply: 0, seats } });
  if (!made.ok()) throw new Error(await made.text());
  return (await made.json()) as BazaarTable;
}

/** A new table of Letters & Seals, with a wish for what lies beside the Fountain; it waits for open seats. */
export async function newLettersTable(page: Page, near: Place, seats: Chair[]): Promise<string> {
  await page.request.get('/api/me');
  const options = {
    ruleset: 'letters',
    variants: { neutral_assistants: false, caravan_leader: false },
    players: seats.length,
    layout: layout(near),
  };
  const data = { game: 'bazaar', options, seats, public: false, begin: false, seating: 'as_seated' };
  const made = await page.request.post('/api/tables', { data });
  if (!made.ok()) throw new Error(await made.text());
  return ((await made.json()) as BazaarTable).id;
}

/** What is pressed in a way of its own. A single look for all of it: most questions have nothing of it. */
const OURS =
  '.kt, .edges button, .hand .face.guild, .ask .face.guild, [data-way], [data-ware], [data-favour]';

/** One press, or a few that belong together. A tile of the Kiosk is looked at before it is taken. */
export async function lettersStep(
  player: Player,
  seen: Seen,
  pick: ReturnType<typeof chooser>,
): Promise<string> {
  const { page } = player;
  if ((await page.locator(OURS).count()) === 0) return oneStep(player, seen, pick);
  const tiles = page.locator('.ask .kt:not([aria-disabled])');
  const count = await tiles.count();
  if (count > 0 && (await page.locator('.ask .kt.chosen').count()) === 0) {
    await player.press(tiles.nth(pick([...Array(count).keys()])));
    return 'look at a tile';
  }
  return mochaStep(player, seen, pick);
}
