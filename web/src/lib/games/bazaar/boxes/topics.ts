// The pages of the rules reference for the board game. A group keeps its order: what the boxes add follows the base.
import type { GroupRow, Topic } from '../../../rules/topic';
import { LETTERS_GROUPS, LETTERS_TOPICS, type LettersGroup } from '../letters/topics';
import { MOCHA_GROUPS, MOCHA_TOPICS, type MochaGroup } from '../mocha/topics';
import { BASE_TOPICS } from '../rules/topics';

export const BAZAAR_TOPICS: readonly Topic[] = [...BASE_TOPICS, ...MOCHA_TOPICS, ...LETTERS_TOPICS];

/** What only the board of all places has. */
const GREAT = ['great-bazaar', 'place-25'];
/** The pages that belong to each ruleset. */
export const TOPICS_OF: Readonly<Record<string, readonly Topic[]>> = {
  base: BASE_TOPICS,
  mocha: [...BASE_TOPICS, ...MOCHA_TOPICS],
  letters: [...BASE_TOPICS, ...LETTERS_TOPICS.filter(({ id }) => !GREAT.includes(id))],
  'great-bazaar': BAZAAR_TOPICS,
};

/** The chapters that the boxes add. */
export type BoxGroup = MochaGroup | LettersGroup;
export const BOX_GROUPS: readonly GroupRow[] = [...MOCHA_GROUPS, ...LETTERS_GROUPS];
