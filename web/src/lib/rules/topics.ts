// Every page of the rules reference.
import { BAZAAR_TOPICS } from '../games/bazaar/boxes/topics';
import { DICE_TOPICS } from '../games/dice/topics';
import type { Topic } from './topic';

export const TOPICS: readonly Topic[] = [...BAZAAR_TOPICS, ...DICE_TOPICS];

const BY_ID = new Map(TOPICS.map((topic) => [topic.id, topic]));
export const topicOf = (id: string): Topic | undefined => BY_ID.get(id);
/** The pages on which a ruling stands. */
export const topicsWith = (ruling: string): Topic[] =>
  TOPICS.filter((topic) => topic.rulings.includes(ruling));
