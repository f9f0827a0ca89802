// Every page of the rules reference.
import { BAZAAR_PAGES } from '../games/bazaar/boxes/topics';
import { DICE_PAGES } from '../games/dice/topics';
import type { Example, Examples } from './example';
import type { BoxPages, Topic } from './topic';

/** In the order in which they came out. */
export const BOXES: readonly BoxPages[] = [...BAZAAR_PAGES, DICE_PAGES];
export const TOPICS: readonly Topic[] = BOXES.flatMap(({ topics }) => topics);

const BY_ID = new Map(TOPICS.map((topic) => [topic.id, topic]));
export const topicOf = (id: string): Topic | undefined => BY_ID.get(id);
/** The pages on which a ruling stands. */
export const topicsWith = (ruling: string): Topic[] =>
  TOPICS.filter((topic) => topic.rulings.includes(ruling));

/** All that can be read on a page, with the texts of its rulings: what a search looks through. */
export const wordsOf = (topic: Topic, rulings: ReadonlyMap<string, string>): string =>
  [
    topic.effect(),
    topic.more?.() ?? '',
    topic.when?.() ?? '',
    topic.id,
    ...(topic.things?.() ?? []).flatMap(({ name, text }) => [name, text]),
    ...(topic.listed?.() ?? []),
    ...topic.rulings.map((id) => `${id} ${rulings.get(id) ?? ''}`),
  ].join(' ');

/** The pictures of before and after, by page. */
export const EXAMPLES: Examples = Object.assign({}, ...BOXES.map(({ examples }) => examples)) as Examples;
export const examplesOf = (topic: string): readonly Example[] => EXAMPLES[topic] ?? [];
