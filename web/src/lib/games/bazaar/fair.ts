// What the seed deals in a game at the bazaar: follows the piles with the actions of a record, and nothing else.
// It is no rules engine. Where an action does not say which card it plays (`again`), that follows from where
// and from which cards people can hold; if it does not, the draws after the next shuffle are not checked.
import { bonusCards, demandTiles, GUILD, KIOSK, LETTER_COPIES } from '../../fair/lists';
import type { Odds } from '../../fair/odds';
import type { Ruleset } from '../../types/Ruleset';

const ROLLS: Odds = [1, 2, 3, 4, 5, 6].flatMap((low) =>
  [1, 2, 3, 4, 5, 6]
    .filter((high) => high >= low)
    .map((high) => [`dice-${low}-${high}`, low === high ? 1 : 2] as const),
);

interface Setup {
  rules: { ruleset: Ruleset; deck?: string };
  players: { hand?: string[] }[];
  small_demand: string[];
  large_demand: string[];
}

/** Cards that are played by an answer that begins like their name. */
const PLAYED =
  /^(one-good|five-lira|long-way|stay|assistant-back|any-goods|two-coffee|coffee-guild|coffee-lira|dice-yield|swap|corner|one-letter|dice-letter|good-lira|family-walk|jump|two-steps|anywhere)(-|$)/;
/** The cards that carry out the action of a place once more. */
const TWICE: Record<string, string> = {
  1: 'twice-wainwright',
  5: 'twice-post-office',
  13: 'twice-palace',
  14: 'twice-mosque',
  15: 'twice-mosque',
  16: 'twice-dealer',
  20: 'twice-coffee-house',
  24: 'twice-society',
};
const GOES = /^(?:move|long-way|corner|anywhere|two-steps|move-companion|family-walk|send|use)-(\d+)$/;

export class BazaarPiles {
  #pile: Map<string, number>;
  #discard: string[] = [];
  /** Played, but laid down only after the draw it brings. */
  #waiting: string | null = null;
  /** The copy card is played: what comes next is what it stands for. */
  #copying = false;
  #doubtful = false;
  #place: string | null = null;
  #last = '';
  #seen: { s: string[]; l: string[] };
  #guild: string[] = [...GUILD];
  #guildDiscard: string[] = [];
  #guildInPlay: string | null = null;
  #letters = new Map(LETTER_COPIES);
  #lettersDiscard: string[] = [];
  #kiosk: string[] = [...KIOSK];
  #kioskOpen: string[] = [];

  constructor(setup: Setup) {
    this.#pile = bonusCards(setup.rules.ruleset, setup.rules.deck === 'new-only');
    for (const card of setup.players.flatMap(({ hand }) => hand ?? []))
      this.#take(this.#pile, card.replaceAll('_', '-'));
    this.#seen = { s: [...setup.small_demand], l: [...setup.large_demand] };
  }

  /** Whether this action is an outcome of chance. */
  static isChance(action: string): boolean {
    return /^(dice-\d|draw-|demand-|reveal-|one-die-)/.test(action);
  }

  /** What chance could have brought instead of this outcome. */
  odds(outcome: string): Odds {
    if (outcome.startsWith('dice-')) return ROLLS;
    if (outcome.startsWith('one-die-')) return [1, 2, 3, 4, 5, 6].map((n) => [`one-die-${n}`, 1] as const);
    if (outcome.startsWith('draw-guild-')) return this.#guildOdds();
    if (outcome.startsWith('draw-letter-')) return this.#letterOdds();
    if (outcome.startsWith('reveal-')) return this.#kioskOdds();
    if (outcome.startsWith('demand-')) return this.#demandOdds(outcome.slice('demand-'.length));
    return this.#cardOdds();
  }

  #cardOdds(): Odds {
    if (this.#total(this.#pile) === 0) this.#shuffle();
    return this.#doubtful ? null : weighed('draw-', this.#pile);
  }

  #guildOdds(): Odds {
    if (this.#guild.length === 0) this.#shuffleGuild();
    return this.#guild.map((card) => [`draw-guild-${card}`, 1] as const);
  }

  #letterOdds(): Odds {
    if (this.#total(this.#letters) === 0) {
      this.#letters = new Map([...LETTER_COPIES.keys()].map((place) => [place, 0]));
      for (const letter of this.#lettersDiscard) this.#add(this.#letters, letter);
      this.#lettersDiscard = [];
    }
    return weighed('draw-letter-', this.#letters);
  }

  #kioskOdds(): Odds {
    if (!this.#last.startsWith('reveal-')) this.#kioskOpen = [];
    if (this.#kiosk.length === 0) this.#kiosk = KIOSK.filter((tile) => !this.#kioskOpen.includes(tile));
    return this.#kiosk.map((tile) => [`reveal-${tile}`, 1] as const);
  }

  #demandOdds(tile: string): Odds {
    const market = tile[0] === 's' ? 's' : 'l';
    const unseen = demandTiles(market).filter((one) => !this.#seen[market].includes(one));
    return unseen.map((one) => [`demand-${one}`, 1] as const);
  }

  /** Takes in an action, an answer or an outcome. */
  follow(action: string): void {
    if (BazaarPiles.isChance(action)) this.#outcome(action);
    else this.#answer(action);
    this.#last = action;
  }

  #outcome(action: string): void {
    if (action.startsWith('draw-guild-')) {
      this.#guild = this.#guild.filter((card) => card !== action.slice('draw-guild-'.length));
      if (this.#guild.length === 0) this.#shuffleGuild();
    } else if (action.startsWith('draw-letter-')) {
      this.#take(this.#letters, action.slice('draw-letter-'.length));
    } else if (action.startsWith('reveal-')) {
      const tile = action.slice('reveal-'.length);
      this.#kiosk = this.#kiosk.filter((one) => one !== tile);
      this.#kioskOpen.push(tile);
    } else if (action.startsWith('demand-')) {
      const tile = action.slice('demand-'.length);
      this.#seen[tile[0] === 's' ? 's' : 'l'].push(tile);
    } else if (action.startsWith('draw-')) {
      this.#take(this.#pile, action.slice('draw-'.length));
      // The last card of the pile: the discard pile is shuffled at once.
      if (this.#total(this.#pile) === 0) this.#shuffle();
      if (this.#waiting !== null) this.#discard.push(this.#waiting);
      this.#waiting = null;
    }
  }

  #answer(action: string): void {
    const goes = GOES.exec(action);
    if (goes) this.#place = goes[1] ?? null;
    else if (/^(stay|jump-)/.test(action)) this.#place = null;
    if (action === 'take-discard') this.#discard.pop();
    else if (action === 'copy') this.#copying = true;
    else if (action.startsWith('discard-guild-'))
      this.#guildDiscard.push(action.slice('discard-guild-'.length));
    else if (action.startsWith('discard-letter-'))
      this.#lettersDiscard.push(action.slice('discard-letter-'.length).replace('-delivered', ''));
    else if (action.startsWith('discard-')) this.#discard.push(action.slice('discard-'.length));
    else if (action.startsWith('guild-')) this.#guildInPlay = action.slice('guild-'.length);
    else if (action === 'end' || goes || action === 'stay') this.#layGuild();
    const played = this.#playedBy(action);
    if (played === null) return;
    const laid = this.#copying ? 'copy' : played;
    this.#copying = false;
    // The card whose effect draws a card is laid down after the draw.
    if (action === 'family-home-card' || action === 'from-afar-governor') this.#waiting = laid;
    else this.#discard.push(laid);
  }

  #playedBy(action: string): string | null {
    if (action.startsWith('family-home-')) return 'family-home';
    if (action.startsWith('from-afar-')) return 'from-afar';
    if (action.startsWith('good-and-lira-')) return `${action.slice('good-and-lira-'.length)}-and-lira`;
    if (action === 'six-low' || action === 'six-high') return 'die-to-six';
    if (action === 'again') return this.#repeated();
    return PLAYED.exec(action)?.[1] ?? null;
  }

  /** Which card carries out the action before it once more. */
  #repeated(): string {
    if (this.#last.startsWith('deliver')) return 'twice-palace';
    if (this.#last.startsWith('tile-')) return 'twice-mosque';
    const known = this.#place === null ? undefined : TWICE[this.#place];
    const held = [...new Set(Object.values(TWICE))].filter((card) => this.#isHeld(card));
    if (known !== undefined && held.includes(known)) return known;
    if (held.length !== 1) this.#doubt = true;
    return held[0] ?? 'twice-dealer';
  }
  #doubt = false;

  #isHeld(card: string): boolean {
    const lies = this.#discard.filter((one) => one === card).length;
    return (this.#pile.get(card) ?? 0) + lies < 2 && this.#pile.has(card);
  }

  #layGuild(): void {
    if (this.#guildInPlay !== null) this.#guildDiscard.push(this.#guildInPlay);
    this.#guildInPlay = null;
  }

  #shuffleGuild(): void {
    if (this.#guildDiscard.length === 0) return;
    this.#guild = GUILD.filter((card) => this.#guildDiscard.includes(card));
    this.#guildDiscard = [];
  }

  #shuffle(): void {
    if (this.#discard.length === 0) return;
    this.#doubtful = this.#doubt;
    for (const card of this.#discard) this.#add(this.#pile, card);
    this.#discard = [];
  }

  #total(pile: Map<string, number>): number {
    return [...pile.values()].reduce((sum, count) => sum + count, 0);
  }

  #take(pile: Map<string, number>, what: string): void {
    pile.set(what, (pile.get(what) ?? 0) - 1);
  }

  #add(pile: Map<string, number>, what: string): void {
    pile.set(what, (pile.get(what) ?? 0) + 1);
  }
}

const weighed = (prefix: string, pile: Map<string, number>): Odds =>
  [...pile].filter(([, count]) => count > 0).map(([what, count]) => [`${prefix}${what}`, count] as const);
