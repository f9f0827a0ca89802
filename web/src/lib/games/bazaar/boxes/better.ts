// The action of a place may be a better one that a box gives.
import type { Question } from '../bazaar';
import { guildTea, isGuildCard } from '../mocha/better';

type Asked = Question | null | undefined;

export const isBetter = (question: Asked): boolean => isGuildCard(question);

/** What the Tea House pays then: so many times a number that is reached, and so much otherwise. */
export const betterTea = (question: Asked): { factor: number; consolation: number } | null =>
  guildTea(question);
