import { mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import { m } from '../../paraglide/messages.js';
import { BAZAAR_CARDS, MOSQUE_TILES, TRACKS } from '../types/dice/printed';
import { bazaarCard } from '../games/dice/cards';
import { kioskName } from '../games/bazaar/letters/places/kiosk';
import { printed } from './print';
import PrintRules from './PrintRules.svelte';

function sheet(ruleset: string): string {
  const found = printed(ruleset);
  if (!found) throw new Error(ruleset);
  const shown = mount(PrintRules, { target: document.body, props: { printed: found } });
  const words = (document.body.textContent ?? '').replace(/\s+/g, ' ');
  void unmount(shown);
  return words;
}

// Every card is drawn, which takes its time on a busy machine.
test(
  'the sheet of the dice game has its setup, its prices, every card and every tile',
  { timeout: 60_000 },
  () => {
    const words = sheet('dice');
    expect(words).toContain(m.rules_dice_setup());
    for (const { right } of TRACKS) expect(words).toContain(right.join(', '));
    for (const card of BAZAAR_CARDS) expect(words, card).toContain(bazaarCard(card).name);
    expect(words.split(m.once_dice_tile_lira()).length - 1, 'four tiles of a kind').toBe(
      MOSQUE_TILES.length / 6,
    );
  },
);

test('a sheet has what its boxes have, and coffee only where there is some', { timeout: 60_000 }, () => {
  const letters = sheet('letters');
  for (let tile = 1; tile <= 24; tile++) expect(letters).toContain(`${tile} ${kioskName(tile, false)}`);
  expect(letters).not.toContain(m.place_6_coffee());
  expect(sheet('mocha')).toContain(m.place_6_coffee());
  expect(sheet('base')).not.toContain(kioskName(20));
});
