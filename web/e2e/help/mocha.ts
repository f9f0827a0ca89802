// Tables of Mocha & Baksheesh, and a player who uses everything that this box adds.
import type { Page } from '@playwright/test';
import type { Card, Place } from '../../src/lib/games/bazaar/bazaar';
import type { Player, Seen } from './player';
import { BOT, ME, record } from './tables';
import { chooser, oneStep } from './whole';

/** The printed layout with the Tavern beside the Fountain, where everybody begins. */
const LAYOUT: Place[] = [16, 15, 18, 3, 10, 8, 1, 7, 19, 4, 2, 17, 6, 12, 9, 20, 11, 5, 14, 13];

/** A table at the first turn, me first, with this hand. */
export async function mochaTable(page: Page, hand: Card[]): Promise<string> {
  const written = record({ seats: [ME, BOT, BOT], hands: [hand, [], []] }) as {
    setup: Record<string, unknown>;
  };
  const rules = { ruleset: 'mocha', variants: { neutral_assistants: false, caravan_leader: false } };
  Object.assign(written.setup, { rules, layout: LAYOUT, coffee_trader: 8 });
  await page.request.get('/api/me');
  const uploaded = await page.request.post('/api/replays', { data: written });
  if (!uploaded.ok()) throw new Error(await uploaded.text());
  const { id } = (await uploaded.json()) as { id: string };
  const made = await page.request.post(`/api/replays/${id}/table`, {
    data: { ply: 0, seats: [ME, BOT, BOT] },
  });
  if (!made.ok()) throw new Error(await made.text());
  return ((await made.json()) as { id: string }).id;
}

/** One press, or a few that belong together: streets, guild cards, ways of roasting, swaps, favours. */
export async function mochaStep(
  player: Player,
  seen: Seen,
  pick: ReturnType<typeof chooser>,
): Promise<string> {
  const { page } = player;
  const pressSome = async (selector: string) => {
    const found = page.locator(`${selector}:not([aria-disabled])`);
    const count = await found.count();
    if (count === 0) return false;
    await player.press(found.nth(pick([...Array(count).keys()])));
    return true;
  };
  // What is chosen is confirmed before anything else.
  if ((await page.locator('.ask .answers [data-confirm]').count()) > 0) return oneStep(player, seen, pick);
  const streets = page.locator('.edges button');
  if ((await streets.count()) > 0) {
    const street = streets.nth(pick([...Array(await streets.count()).keys()]));
    await player.press(street);
    await player.press(street);
    return 'barrier';
  }
  // An open question may lie over the hand: then it has the answer that plays the card.
  const raised = page.locator('.hand .face.guild.armed').filter({ visible: true });
  if ((await raised.count()) > 0) {
    await player.press(raised.first());
    return 'guild card';
  }
  const guild = page.locator('.hand .face.guild.legal').filter({ visible: true });
  if (seen.title === 'Where to?' && (await guild.count()) > 0 && pick([true, false])) {
    await player.press(guild.first());
    return 'raise';
  }
  if ((await page.locator('[data-way]').count()) > 0) {
    for (const way of ['[data-way="lira"]', '[data-way^="good"]', '[data-way="card"]']) await pressSome(way);
    if (await pressSome('[data-answer="roast"]')) return 'roast';
  }
  if ((await page.locator('[data-ware]').count()) > 0) {
    await pressSome('[data-ware^="Give"]');
    await pressSome('[data-ware^="Take"]');
    if (await pressSome('[data-answer="swap"]')) return 'swap';
  }
  if ((await page.locator('[data-favour]').count()) > 0) {
    await pressSome('[data-favour^="1-"]');
    await pressSome('[data-favour^="2-"]');
    if (await pressSome('.ask [data-answer^="pair"], .ask .button.main')) return 'favours';
  }
  const discard = page.locator('.ask .face.guild.legal');
  if ((await discard.count()) > 0) {
    await player.press(discard.first());
    return 'discard';
  }
  return oneStep(player, seen, pick);
}
