// The sheet of each kind of question. A new kind is a row here and in `shape.ts`.
import type { Component } from 'svelte';
import type { Shape } from '../table/shape';
import type { AskProps } from './ask';
import AskDiscard from './AskDiscard.svelte';
import AskEdges from './AskEdges.svelte';
import AskFavours from './AskFavours.svelte';
import AskLetter from './AskLetter.svelte';
import AskGuild from './AskGuild.svelte';
import AskRoast from './AskRoast.svelte';
import AskSwap from './AskSwap.svelte';
import AskTavern from './AskTavern.svelte';
import AskBlackMarket from './AskBlackMarket.svelte';
import AskBoard from './AskBoard.svelte';
import AskFinish from './AskFinish.svelte';
import AskGoods from './AskGoods.svelte';
import AskMarket from './AskMarket.svelte';
import AskMosque from './AskMosque.svelte';
import AskPalace from './AskPalace.svelte';
import AskPiles from './AskPiles.svelte';
import AskPlain from './AskPlain.svelte';
import AskRoll from './AskRoll.svelte';
import AskTea from './AskTea.svelte';

export const ASKS: Record<Shape, Component<AskProps>> = {
  board: AskBoard,
  tea: AskTea,
  market: AskMarket,
  palace: AskPalace,
  mosque: AskMosque,
  piles: AskPiles,
  roll: AskRoll,
  black: AskBlackMarket,
  goods: AskGoods,
  finish: AskFinish,
  roast: AskRoast,
  tavern: AskTavern,
  favours: AskFavours,
  edges: AskEdges,
  guild: AskGuild,
  discard: AskDiscard,
  swap: AskSwap,
  kiosk: AskLetter,
  auction: AskLetter,
  letters: AskLetter,
  society: AskLetter,
  courier: AskLetter,
  wares: AskLetter,
  choices: AskLetter,
  plain: AskPlain,
};
