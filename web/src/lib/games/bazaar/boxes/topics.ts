// The pages of the rules reference for the board game. A group keeps its order: what the boxes add follows the base.
import type { GroupRow, Topic } from '../../../rules/topic';
import { LETTERS_GROUPS, LETTERS_TOPICS, type LettersGroup } from '../letters/topics';
import { MOCHA_GROUPS, MOCHA_TOPICS, type MochaGroup } from '../mocha/topics';
import { BASE_TOPICS } from '../rules/topics';

export const BAZAAR_TOPICS: readonly Topic[] = [...BASE_TOPICS, ...MOCHA_TOPICS, ...LETTERS_TOPICS];

/** The chapters that the boxes add. */
export type BoxGroup = MochaGroup | LettersGroup;
export const BOX_GROUPS: readonly GroupRow[] = [...MOCHA_GROUPS, ...LETTERS_GROUPS];
