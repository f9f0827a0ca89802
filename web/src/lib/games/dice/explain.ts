// What a thing of the table is, in one sentence with its price, and why it cannot be had now.
import { m } from '../../../paraglide/messages.js';
import type { Good } from '../../types/dice/Good';
import type { MosqueTile } from '../../types/dice/MosqueTile';
import type { Price } from '../../types/dice/Price';
import type { Track } from '../../types/dice/Track';
import { list } from '../../words';
import { DEEDS, type Deed } from './deeds';
import { GOODS, type Answer } from './dice';
import { answerLabel } from './labels';
import type { DicePlay } from './play.svelte';
import { diceWhy } from './reasons';
import { effectWords, faceName, priceWords, sourceName, tileName, trackPrice } from './words';

export type Thing =
  | { deed: Deed }
  | { tile: MosqueTile }
  | { track: Track }
  | { die: number }
  | { mosque: true }
  | { deck: true }
  | { answer: Answer };

export interface Explained {
  /** What it is, and what it costs. */
  what: string;
  /** Why not now; nothing where it can be done, or is only there to be looked at. */
  why: string | null;
  /** The answer that a press gives, if there is exactly one. */
  answer: Answer | null;
}

export function explain(play: DicePlay, thing: Thing): Explained {
  if ('deed' in thing) return aboutDeed(play, thing.deed);
  if ('tile' in thing) return aboutTile(play, thing.tile);
  if ('track' in thing) return aboutTrack(play, thing.track);
  if ('die' in thing) return aboutDie(play, thing.die);
  if ('mosque' in thing) return aboutMosque(play);
  if ('deck' in thing) return only(m.dice_about_deck({ n: play.view.deck }));
  return { what: answerWords(thing.answer), why: null, answer: thing.answer };
}

const only = (what: string): Explained => ({ what, why: null, answer: null });
const answerWords = (answer: Answer): string => list([answerLabel(answer), effectWords(answer)]);

function aboutDeed(play: DicePlay, deed: Deed): Explained {
  const what = DEEDS.find((row) => row.deed === deed)?.rule() ?? '';
  const ways = play.ways(deed);
  if (!ways.length) return { what, why: play.hindrance(deed), answer: null };
  return { what, why: null, answer: ways.length === 1 ? (ways[0] ?? null) : null };
}

function aboutTile(play: DicePlay, tile: MosqueTile): Explained {
  const price = play.view.open_tiles.find((one) => one.tile === tile)?.price ?? null;
  const answer = play.answer({ do: 'tile', tile });
  const blocked = play.blocked({ do: 'tile', tile });
  return {
    what: m.dice_tile_costs({ tile: tileName(tile), price: price ? priceWords(price) : '' }),
    why: answer ? null : blocked ? diceWhy(blocked, colourOf(price)) : whyNot(play),
    answer,
  };
}

function aboutTrack(play: DicePlay, track: Track): Explained {
  const view = play.view.tracks.find((one) => one.track === track);
  const answer = play.answer({ do: 'ruby', track });
  const blocked = play.blocked({ do: 'ruby', track });
  const price = view ? trackPrice(view) : null;
  const name = sourceName(track);
  const left = view ? view.numbers.length - view.taken : 0;
  const what =
    price === null
      ? m.dice_track_empty({ track: name })
      : m.dice_track_next({ track: name, price, rubies: m.unit_rubies({ n: left }) });
  // That a track is empty is said by its sentence.
  const why =
    blocked?.code === 'none_left' ? null : blocked ? diceWhy(blocked, colourOf(view?.price)) : whyNot(play);
  return { what, why: answer ? null : why, answer };
}

function aboutDie(play: DicePlay, slot: number): Explained {
  const die = play.slots[slot];
  if (!die?.face) return { what: m.dice_die_blank(), why: play.whyNotLift(slot), answer: null };
  const face = faceName(die.face);
  if (die.used) return only(m.dice_die_used({ face }));
  const able = play.mayLift;
  return {
    what: able ? m.dice_die_lift({ face }) : m.dice_die({ face }),
    why: able ? null : play.whyNotLift(slot),
    answer: null,
  };
}

function aboutMosque({ view, me }: DicePlay): Explained {
  const rule = m.dice_mosque_rule({
    tiles: m.unit_mosque_tiles({ n: view.tiles_for_mosque_ruby }),
    rubies: m.unit_rubies({ n: view.mosque_rubies }),
  });
  if (!me) return only(rule);
  if (me.mosque_ruby) return { what: rule, why: m.dice_mosque_had(), answer: null };
  return {
    what: rule,
    why: m.dice_mosque_have({ tiles: m.unit_mosque_tiles({ n: me.tiles.length }) }),
    answer: null,
  };
}

const whyNot = (play: DicePlay): string => play.early() ?? m.why_not_now();

/** The colour of a price that has only one. */
function colourOf(price: Price | null | undefined): Good | null {
  const colours = price && !price.any ? GOODS.filter((good) => price.goods[good] > 0) : [];
  return colours.length === 1 ? (colours[0] ?? null) : null;
}
