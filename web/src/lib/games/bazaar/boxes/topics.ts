// The pages of the rules reference for the board game. A group keeps its order: what the boxes add follows the base.
import type { Topic } from '../../../rules/topic';
import { LETTERS_TOPICS } from '../letters/topics';
import { MOCHA_TOPICS } from '../mocha/topics';
import { BASE_TOPICS } from '../rules/topics';

export const BAZAAR_TOPICS: readonly Topic[] = [...BASE_TOPICS, ...MOCHA_TOPICS, ...LETTERS_TOPICS];
