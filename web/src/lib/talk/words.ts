// What is said, in the language of whoever reads it.
import { m } from '../../paraglide/messages.js';
import type { AnyTable } from '../game';
import type { Phrase } from '../types/Phrase';
import type { Reaction } from '../types/Reaction';
import type { Speaker } from '../types/Speaker';
import type { Words } from '../types/Words';
import { personName } from '../words';

const PHRASE: Record<Phrase, () => string> = {
  well_played: m.talk_phrase_well_played,
  thanks: m.talk_phrase_thanks,
  your_turn: m.talk_phrase_your_turn,
  one_moment: m.talk_phrase_one_moment,
  ouch: m.talk_phrase_ouch,
  good_luck: m.talk_phrase_good_luck,
  again: m.talk_phrase_again,
};
export const PHRASES = Object.keys(PHRASE) as Phrase[];
export const phraseText = (phrase: Phrase): string => PHRASE[phrase]();

/** The drawing of a reaction: an icon, or an ornament. */
interface Drawn {
  href: string;
  name: () => string;
}
const REACTION: Record<Reaction, Drawn> = {
  ruby: { href: '#i-ruby', name: m.talk_reaction_ruby },
  tulip: { href: '#o-tulip', name: m.talk_reaction_tulip },
  lamp: { href: '#o-lamp', name: m.talk_reaction_lamp },
  die: { href: '#i-die-6', name: m.talk_reaction_die },
  blossom: { href: '#o-rosette', name: m.talk_reaction_blossom },
  flame: { href: '#o-flame', name: m.talk_reaction_flame },
};
export const REACTIONS = Object.keys(REACTION) as Reaction[];
export const reactionDrawn = (reaction: Reaction): Drawn => REACTION[reaction];

/** In words, for the ear. */
export function spokenWords(words: Words): string {
  if (words.words === 'text') return words.text;
  return words.words === 'phrase' ? phraseText(words.phrase) : reactionDrawn(words.reaction).name();
}

/** Who speaks: those who play by the name of their seat, all others by what the server calls them. */
export function speakerName(by: Speaker, table: AnyTable | null): string {
  if (by.seat !== null) return personName(table?.seats[by.seat]?.name || by.name, by.seat);
  const name = by.name || m.talk_somebody();
  return by.watches ? m.talk_watches({ name }) : m.talk_left({ name });
}
