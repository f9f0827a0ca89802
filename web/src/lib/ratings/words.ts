// Ratings in words and numbers.
import { m } from '../../paraglide/messages.js';
import { BOXES, type Box } from '../create/boxes';
import { levelName } from '../create/words';
import type { RatedPlayer } from '../types/RatedPlayer';
import type { Rating } from '../types/Rating';

/** The name of a ruleset; its id, if this page is older than the server. */
export const rulesetName = (ruleset: string): string => BOXES[ruleset as Box]?.name() ?? ruleset;

export function nameOf(who: RatedPlayer): string {
  switch (who.player) {
    case 'person':
      return who.name;
    case 'bot':
      return m.ratings_bot({ level: levelName(who.level) });
    case 'gone':
      return m.ratings_gone();
  }
}

/** Where more is written about a player. */
export const addressOf = (who: RatedPlayer): string | null =>
  who.player === 'gone' ? null : `/players/${who.player === 'bot' ? `bot:${who.level}` : who.id}`;

/** “+12”, “−7”, “±0”. */
export function change(before: Rating, after: Rating): string {
  const points = after.rating - before.rating;
  if (points === 0) return m.player_no_change();
  return points > 0 ? `+${points}` : `−${-points}`;
}
