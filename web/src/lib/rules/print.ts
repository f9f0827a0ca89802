// What stands on the printed rules of each ruleset.
import { m } from '../../paraglide/messages.js';
import { TOPICS_OF } from '../games/bazaar/boxes/topics';
import { DICE_TOPICS } from '../games/dice/topics';
import type { Group, Topic } from './topic';

export interface Printed {
  ruleset: string;
  name: () => string;
  players: { fewest: number; most: number };
  topics: readonly Topic[];
}

const board = (ruleset: string, name: () => string): Printed => ({
  ruleset,
  name,
  players: { fewest: 2, most: 5 },
  topics: TOPICS_OF[ruleset] ?? [],
});
export const RULESETS: readonly Printed[] = [
  board('base', m.new_ruleset_base),
  board('mocha', m.new_ruleset_mocha),
  board('letters', m.new_ruleset_letters),
  board('great-bazaar', m.new_ruleset_great),
  { ruleset: 'dice', name: m.new_ruleset_dice, players: { fewest: 2, most: 4 }, topics: DICE_TOPICS },
];

export const printed = (ruleset: string): Printed | undefined =>
  RULESETS.find((one) => one.ruleset === ruleset);

/** The chapters in the order in which somebody reads who has never played. */
const CHAPTERS: readonly (readonly [heading: () => string, groups: readonly Group[]])[] = [
  [m.rules_more, ['start', 'mocha', 'letters']],
  [m.rules_places, ['places']],
  [m.rules_cards, ['cards']],
  [m.rules_guild, ['guild']],
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
