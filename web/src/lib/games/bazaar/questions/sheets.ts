// The sheet of each kind of question. A new kind is a row here and in `shape.ts`.
import type { Component } from 'svelte';
import type { Shape } from './shape';
import type { AskProps } from './sheet';
import AskDiscard from '../mocha/GuildDiscard.svelte';
import AskEdges from '../mocha/BarrierStreet.svelte';
import AskFavours from '../mocha/TwoFavours.svelte';
import AskLetter from '../letters/LettersSheet.svelte';
import AskGuild from '../mocha/GuildCard.svelte';
import AskRoast from '../mocha/places/RoastingPlant.svelte';
import AskSwap from '../mocha/Swap.svelte';
import AskTavern from '../mocha/places/Tavern.svelte';
import AskBlackMarket from '../places/BlackMarket.svelte';
import AskBoard from './OnBoard.svelte';
import AskFinish from './Finish.svelte';
import AskGoods from './OneGood.svelte';
import AskMarket from '../places/Market.svelte';
import AskMosque from '../places/Mosque.svelte';
import AskPalace from '../places/SultansPalace.svelte';
import AskPiles from './TwoPiles.svelte';
import AskPlain from './Plain.svelte';
import AskRoll from './ChangeRoll.svelte';
import AskTea from '../places/TeaHouse.svelte';

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
