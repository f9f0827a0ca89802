// The games of the house. A page asks this table by the name of the game; nothing else asks which game it is.
import type { Component } from 'svelte';
import type { Bazaar } from './bazaar/bazaar';
import type { DiceGame } from './dice/dice';
import { placesOf } from './bazaar/layouts/layouts';
import { diceAsked } from './dice/asked';
import { diceColours } from './dice/colours';
import type { GameTypes } from '../game';
import { asked } from './bazaar/boxes/questions';
import type { ReplayParts } from '../replay/parts';
import type { StudyParts } from '../study/parts';
import { coloursOf } from './bazaar/colours';
import type { TableProps } from '../table/props';
import type { Colour } from '../types/Colour';
import type { Place } from '../types/Place';

export interface GameRow<G extends GameTypes> {
  /** Members of the view that may be null: a merge patch leaves them out. */
  nulls: readonly (keyof G['view'])[];
  /** The colour of every seat, in turn order. */
  colours: (options: G['options']) => Colour[];
  /** The places on the board before it is dealt; nothing where a game has no layout. */
  layout: (options: G['options']) => readonly Place[] | 'secret' | null;
  /** What is asked, in a few words for the list of tables. */
  asked: (question: G['question']) => string;
  /** Why an answer was refused; nothing for what is no reason of this game. */
  why: (detail: unknown) => Promise<string | null>;
  table: () => Promise<Component<TableProps<G>>>;
  replay: () => Promise<ReplayParts<G>>;
  study: () => Promise<StudyParts<G>>;
  /** What chance brings, as records write it, in words. */
  outcomes: () => Promise<(outcome: string) => string>;
}

const bazaar: GameRow<Bazaar> = {
  nulls: ['question', 'chance', 'caravan_leader', 'sultan_price', 'gem_price', 'ranking'],
  colours: coloursOf,
  layout: (options) => placesOf(options.layout, options.ruleset) ?? 'secret',
  asked,
  why: async (detail) => {
    const { why } = await import('./bazaar/words/reasons');
    return hasCode(detail) ? why(detail as Parameters<typeof why>[0]) : null;
  },
  table: async () => (await import('./bazaar/table/Table.svelte')).default,
  replay: async () => (await import('./bazaar/replay/replay')).parts,
  study: async () => (await import('./bazaar/study/study')).parts,
  outcomes: async () => (await import('./bazaar/boxes/falls')).outcomeName,
};

const dice: GameRow<DiceGame> = {
  nulls: ['asked', 'question', 'chance', 'ranking'],
  colours: (options) => diceColours(options.players),
  layout: () => null,
  asked: diceAsked,
  why: async (detail) => {
    const { diceWhy } = await import('./dice/reasons');
    return hasCode(detail) ? diceWhy(detail as Parameters<typeof diceWhy>[0]) : null;
  },
  table: async () => (await import('./dice/Table.svelte')).default,
  replay: async () => (await import('./dice/replay')).parts,
  study: async () => (await import('./dice/study')).parts,
  outcomes: async () => (await import('./dice/falls')).diceOutcomeName,
};

const hasCode = (detail: unknown): boolean =>
  typeof detail === 'object' && detail !== null && 'code' in detail;

// The server says which game a table plays; from here on its types are those of that game.
const GAMES = { bazaar, dice } as unknown as Record<string, GameRow<GameTypes>>;

/** A game that this client knows, or nothing: then the page is older than the server. */
export const gameNamed = (game: string): GameRow<GameTypes> | null => GAMES[game] ?? null;
export const nullMembers = (game: string): readonly string[] => gameNamed(game)?.nulls ?? [];
