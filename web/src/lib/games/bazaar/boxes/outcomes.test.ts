import { expect, test } from 'vitest';
import { silent } from '../log/outcome';
import { OUTCOMES } from './outcomes';

test('every kind of event tells something or is silent on purpose', () => {
  const quiet = Object.entries(OUTCOMES).flatMap(([name, row]) =>
    (row as unknown) === silent ? [name] : [],
  );
  expect(quiet.sort()).toMatchInlineSnapshot(`
    [
      "assistant_left",
      "assistant_picked_up",
      "auction_won",
      "baksheesh_turned",
      "barrier_used",
      "bid_made",
      "bid_passed",
      "bonus_turn",
      "caravan_leader",
      "companion_home",
      "demand_turned",
      "family_called_home",
      "game_over",
      "guild_shuffled",
      "kiosk_left",
      "kiosk_revealed",
      "kiosk_shuffled",
      "kiosk_taken",
      "kiosk_used",
      "last_round",
      "letters_shuffled",
      "mail_moved",
      "pile_shuffled",
      "sold",
      "turn_began",
    ]
  `);
});
