// What a table is about, in a few words: for rows, the lobby, the screen and the head of a table.
import { m } from '../../paraglide/messages.js';
import { paceText } from '../clock/pace';
import { boxOf, type BoxRow } from '../create/boxes';
import { arrangementName } from '../create/words';
import type { Arrangement } from '../games/bazaar/layouts/layouts';
import type { Options } from '../types/Options';
import type { Pace } from '../types/Pace';

export interface About {
  game: string;
  options: unknown;
  seats: readonly unknown[];
  pace: Pace;
  rated: boolean;
}

export interface Facts {
  box: BoxRow;
  /** Players, layout, variants, pace, rating. */
  words: string[];
}

export function factsOf(table: About, locale: string): Facts {
  const box = boxOf(table);
  const words: string[] = [m.facts_players({ n: table.seats.length })];
  if (box.game === 'bazaar') words.push(...chosen((table.options ?? {}) as Partial<Options>));
  words.push(paceText(table.pace, locale) ?? m.pace_untimed());
  words.push(table.rated ? m.facts_rated() : m.facts_unrated());
  return { box, words };
}

function* chosen({ layout, variants, deck }: Partial<Options>): Generator<string> {
  if (layout !== undefined) yield layoutName(layout);
  if (variants?.neutral_assistants) yield m.new_variant_neutral_assistants();
  if (variants?.caravan_leader) yield m.new_variant_caravan_leader();
  if (deck === 'new-only') yield m.new_deck_new_only();
}

/** A layout that was drawn or made by hand is sent as it is. */
function layoutName(layout: Options['layout']): string {
  if (Array.isArray(layout)) return m.facts_own_layout();
  return arrangementName((layout === 'random-2014' ? 'random' : layout) as Arrangement);
}
