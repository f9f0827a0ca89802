// What the seed deals in a game at the bazaar: follows the piles with the actions of a record, and nothing else.
// It is no rules engine. Where an action does not say which card it plays (`again`), that follows from where
// and from which cards people can hold; if it does not, the draws after the next shuffle are not checked.
import { bonusCards, demandTiles } from '../../fair/lists';
import { even, numbers, weighed, type Odds } from '../../fair/odds';
import { CARDS } from './boxes/cards';
import { boxPiles } from './boxes/piles';
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

/** The cards by their notation. Most are played by an answer that begins like their name. */
const NAMES = Object.keys(CARDS).map((card) => card.replaceAll('_', '-'));
/** The cards that carry out the action of a place once more. */
const TWICE: Record<string, string> = Object.fromEntries(
  Object.entries(CARDS).flatMap(([card, { again = [] }]) =>
    again.map((place) => [String(place), card.replaceAll('_', '-')]),
  ),
);
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
  #boxes = boxPiles();

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
    if (outcome.startsWith('one-die-')) return even('one-die-', numbers(6));
    for (const box of this.#boxes) {
      const odds = box.odds(outcome, this.#last);
      if (odds !== undefined) return odds;
    }
    if (outcome.startsWith('demand-')) return this.#demandOdds(outcome.slice('demand-'.length));
    return this.#cardOdds();
  }

  #cardOdds(): Odds {
    if (this.#total(this.#pile) === 0) this.#shuffle();
    return this.#doubtful ? null : weighed('draw-', this.#pile);
  }

  #demandOdds(tile: string): Odds {
    const market = tile[0] === 's' ? 's' : 'l';
    const unseen = demandTiles(market).filter((one) => !this.#seen[market].includes(one));
    return even('demand-', unseen);
  }

  /** Takes in an action, an answer or an outcome. */
  follow(action: string): void {
    const moves = action === 'end' || action === 'stay' || GOES.test(action);
    if (!this.#ofBox(action, moves)) {
      if (BazaarPiles.isChance(action)) this.#outcome(action);
      else this.#answer(action);
    }
    this.#last = action;
  }

  /** Every box hears of every action; most concern none. */
  #ofBox(action: string, moves: boolean): boolean {
    return this.#boxes.map((box) => box.follow(action, moves)).some(Boolean);
  }

  #outcome(action: string): void {
    if (action.startsWith('demand-')) {
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
    else if (action.startsWith('discard-')) this.#discard.push(action.slice('discard-'.length));
    const played = this.#playedBy(action);
    if (played === null) return;
    const laid = this.#copying ? 'copy' : played;
    this.#copying = false;
    // The card whose effect draws a card is laid down after the draw.
    if (action === 'family-home-card' || action === 'from-afar-governor') this.#waiting = laid;
    else this.#discard.push(laid);
  }

  #playedBy(action: string): string | null {
    if (action.startsWith('good-and-lira-')) return `${action.slice('good-and-lira-'.length)}-and-lira`;
    if (action === 'six-low' || action === 'six-high') return 'die-to-six';
    if (action === 'again') return this.#repeated();
    return NAMES.find((card) => card !== 'copy' && `${action}-`.startsWith(`${card}-`)) ?? null;
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
