// Words for what only Mocha & Baksheesh has: favours of the Tavern, payments of the coffee trader, the barrier.
import { m } from '../../../../paraglide/messages.js';
import { GOOD_ICON, type Place } from '../bazaar';
import { placeName } from '../places/places';
import type { TavernTile } from '../../../types/TavernTile';
import { never } from '../../../exhaust';
import type { Edge } from '../../../types/Edge';
import type { Payment } from '../../../types/Payment';
import type { TavernOption } from '../../../types/TavernOption';
import type { Ware } from '../../../types/Ware';
import { goodAmount, goodCount, goodName } from '../../../words';

const GUILD_TEXTS = [
  m.guild_1_short,
  m.guild_2_short,
  m.guild_3_short,
  m.guild_4_short,
  m.guild_5_short,
  m.guild_6_short,
  m.guild_7_short,
  m.guild_8_short,
  m.guild_9_short,
  m.guild_10_short,
  m.guild_11_short,
  m.guild_12_short,
  m.guild_13_short,
  m.guild_14_short,
  m.guild_15_short,
  m.guild_16_short,
  m.guild_17_short,
  m.guild_18_short,
  m.guild_19_short,
  m.guild_20_short,
];

const TAVERN_NAMES: Record<TavernTile, [name: () => string, text: () => string]> = {
  movement: [m.tavern_movement, m.tavern_movement_short],
  encounter: [m.tavern_encounter, m.tavern_encounter_short],
};

/** A guild card is called after its place: “Guild card 16: Gemstone Dealer”. */
export const guildName = (card: Place): string => m.guild_card({ n: card, place: placeName(card) });
export const guildText = (card: Place): string => GUILD_TEXTS[card - 1]?.() ?? '';
export const tavernName = (kind: TavernTile): string => TAVERN_NAMES[kind][0]();
export const tavernText = (kind: TavernTile): string => TAVERN_NAMES[kind][1]();

export function favourName(option: TavernOption): string {
  switch (option) {
    case 'barrier':
      return m.barrier();
    case 'movement':
    case 'encounter':
      return m.tavern_tile({ kind: tavernName(option) });
    case 'ruby':
      return m.baksheesh();
    default:
      return never(option);
  }
}

/** The favour in a word, where it is plain that it is one of the Tavern's. */
export function favourWord(option: TavernOption): string {
  return option === 'movement' || option === 'encounter' ? tavernName(option) : favourName(option);
}

export function paymentName(payment: Payment): string {
  switch (payment) {
    case 'nothing':
      return m.say_free();
    case 'lira':
      return m.count_lira({ n: 2 });
    case 'red':
    case 'green':
    case 'yellow':
    case 'blue':
      return goodCount(payment, 1);
    default:
      return never(payment);
  }
}

export const edgeName = ([a, b]: Edge): string => m.between({ a: placeName(a), b: placeName(b) });

/** A good, or coffee where it counts as one. */
export const wareName = (ware: Ware): string => (ware === 'coffee' ? m.good_coffee() : goodName(ware));
/** One of it, as it is taken or given. */
export const oneWare = (ware: Ware): string =>
  ware === 'coffee' ? m.unit_coffee({ n: 1 }) : goodAmount(ware, 1);
export const wareIcon = (ware: Ware): string => (ware === 'coffee' ? 'coffee' : GOOD_ICON[ware]);
