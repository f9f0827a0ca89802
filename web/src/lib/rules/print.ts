// What stands on the printed rules of each ruleset.
import { m } from '../../paraglide/messages.js';
import { BAZAAR_RULESETS, BOX_GROUPS } from '../games/bazaar/boxes/topics';
import { DICE_PAGES } from '../games/dice/topics';
import type { Group, Ruleset, Topic } from './topic';

export interface Printed extends Ruleset {
  players: { fewest: number; most: number };
}

export const RULESETS: readonly Printed[] = [
  ...BAZAAR_RULESETS.map((one) => ({ ...one, players: { fewest: 2, most: 5 } })),
  { ...DICE_PAGES, players: { fewest: 2, most: 4 } },
];

export const printed = (ruleset: string): Printed | undefined =>
  RULESETS.find((one) => one.ruleset === ruleset);

/** The chapters in the order in which somebody reads who has never played. */
const CHAPTERS: readonly (readonly [heading: () => string, groups: readonly Group[]])[] = [
  [m.rules_more, ['start']],
  ...BOX_GROUPS.map(([group, heading]) => [heading, [group]] as const),
  [m.rules_places, ['places']],
  [m.rules_cards, ['cards']],
  [m.rules_tiles, ['tiles', 'demand']],
  [m.rules_figures, ['figures']],
  [m.dice_game, ['dice']],
];

/** The chapters of a ruleset with their pages. The turn has a picture of its own. */
export const chaptersOf = ({ topics }: Printed): { heading: string; topics: Topic[] }[] =>
  CHAPTERS.map(([heading, groups]) => ({
    heading: heading(),
    topics: topics.filter(({ id, group }) => groups.includes(group) && id !== 'turn'),
  })).filter((chapter) => chapter.topics.length > 0);
