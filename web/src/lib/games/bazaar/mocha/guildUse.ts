// What can be done with a guild card of one's own now, and what a press on it does.
import type { Answer, Asked, Blocked, Place } from '../bazaar';
import type { BoxCard } from '../cards/hand';
import { answerTo, blockedFor } from '../cards/use';
import type { Play } from '../table/play.svelte';
import GuildFace from './GuildFace.svelte';

export interface GuildUse {
  use: 'play' | 'discard' | 'none';
  answer: Answer | null;
  blocked: Blocked | null;
}

export function guildUse(asked: Asked | null, guild: Place): GuildUse {
  const discard = answerTo(asked, { do: 'discard_guild', guild });
  if (discard) return { use: 'discard', answer: discard, blocked: null };
  const answer = answerTo(asked, { do: 'guild', guild });
  return { use: answer ? 'play' : 'none', answer, blocked: blockedFor(asked, { do: 'guild', guild }) };
}

const isRaised = ({ armed }: Play, guild: Place): boolean => armed?.what === 'guild' && armed.guild === guild;

/** A guild card replaces the whole turn: the first press raises it, the second plays it. One that is
 *  discarded is chosen, then confirmed. */
export function pressGuild(play: Play, guild: Place): void {
  const { use, answer } = guildUse(play.asked, guild);
  if (!answer) return;
  if (use === 'discard') play.choose(answer);
  else if (isRaised(play, guild)) play.give(answer);
  else {
    play.selected = null;
    play.armed = { what: 'guild', guild };
  }
}

export const guildHand = (play: Play): BoxCard[] =>
  (play.me?.mocha?.guild_hand ?? []).map((guild) => {
    const { use, blocked } = guildUse(play.asked, guild);
    return {
      card: guild,
      topic: `guild-${guild}`,
      Face: GuildFace,
      usable: use !== 'none',
      blocked,
      armed: isRaised(play, guild) || play.isChosen({ do: 'discard_guild', guild }),
      press: () => pressGuild(play, guild),
    };
  });
