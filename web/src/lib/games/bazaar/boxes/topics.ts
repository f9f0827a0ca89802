// The pages of the rules reference for the board game. A group keeps its order: what the boxes add follows the base.
import { m } from '../../../../paraglide/messages.js';
import type { BoxPages, GroupRow, Ruleset, Topic } from '../../../rules/topic';
import { PLACES } from '../../../types/printed';
import { LETTERS_PAGES, type LettersGroup } from '../letters/topics';
import { MOCHA_PAGES, type MochaGroup } from '../mocha/topics';
import { BASE_EXAMPLES } from '../rules/examples';
import { BASE_TOPICS } from '../rules/topics';

/** The chapters that the boxes add. */
export type BoxGroup = MochaGroup | LettersGroup;
const ADDED: readonly BoxPages[] = [MOCHA_PAGES, LETTERS_PAGES];
/** What a box has: its pages, its pictures, and the rulings that begin with its initials. */
export const BAZAAR_PAGES: readonly BoxPages[] = [
  {
    ruleset: 'base',
    name: m.new_ruleset_base,
    initials: 'BN',
    groups: [],
    topics: BASE_TOPICS,
    examples: BASE_EXAMPLES,
  },
  ...ADDED,
];

export const BAZAAR_TOPICS: readonly Topic[] = BAZAAR_PAGES.flatMap(({ topics }) => topics);
export const BOX_GROUPS: readonly GroupRow[] = BAZAAR_PAGES.flatMap(({ groups }) => groups);

const GREAT = 'great-bazaar';
const onBoard = (ruleset: string, { drawing }: Topic) =>
  drawing.kind !== 'place' || (PLACES as Record<string, readonly number[]>)[ruleset]?.includes(drawing.place);

/** What is played with which pages: the base game, with each box, and with all of them. */
export const BAZAAR_RULESETS: readonly Ruleset[] = [
  { ruleset: 'base', name: m.new_ruleset_base, topics: BASE_TOPICS },
  ...ADDED.map(({ ruleset, name, topics }) => ({
    ruleset,
    name,
    topics: [...BASE_TOPICS, ...topics].filter((topic) => topic.id !== GREAT && onBoard(ruleset, topic)),
  })),
  { ruleset: GREAT, name: m.new_ruleset_great, topics: BAZAAR_TOPICS },
];
