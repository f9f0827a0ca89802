// The action of a place with its guild card, which is better.
import { GUILD_TEA_HOUSE } from '../../../types/printed';
import type { Question } from '../bazaar';

export const isGuildCard = (question: Question | null | undefined): boolean =>
  question?.ask === 'guild_choice';

export const guildTea = (question: Question | null | undefined) =>
  isGuildCard(question) ? GUILD_TEA_HOUSE : null;
