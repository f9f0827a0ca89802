// Every sheet by its name: those of the places, and those that no single place has.
import type { Component } from 'svelte';
import BonusTurn from '../letters/BonusTurn.svelte';
import LettersSheet from '../letters/LettersSheet.svelte';
import MochaSheet from '../mocha/MochaSheet.svelte';
import ChangeRoll from '../questions/ChangeRoll.svelte';
import FinalCards from '../questions/FinalCards.svelte';
import Finish from '../questions/Finish.svelte';
import OnBoard from '../questions/OnBoard.svelte';
import OneGood from '../questions/OneGood.svelte';
import Plain from '../questions/Plain.svelte';
import type { AskProps, SheetName } from '../questions/sheet';
import { PLACE_SHEETS } from './places';

export const SHEETS: Record<SheetName, Component<AskProps>> = {
  ...PLACE_SHEETS,
  Plain,
  OnBoard,
  OneGood,
  ChangeRoll,
  Finish,
  FinalCards,
  BarrierStreet: MochaSheet,
  GuildCard: MochaSheet,
  GuildDiscard: MochaSheet,
  Swap: MochaSheet,
  TwoFavours: MochaSheet,
  AuctionBid: LettersSheet,
  BonusTurn,
  CardChoices: LettersSheet,
  CourierPay: LettersSheet,
  GiveLetters: LettersSheet,
  KioskDraft: LettersSheet,
  Wares: LettersSheet,
};
