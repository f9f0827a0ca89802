// The sheets of Letters & Seals by their names. Most of them are one component, which loads the one that is asked for.
import type { Component } from 'svelte';
import type { AskProps } from '../questions/sheet';
import BonusTurn from './BonusTurn.svelte';
import Sheet from './LettersSheet.svelte';

export type LettersSheetName =
  'AuctionBid' | 'BonusTurn' | 'CardChoices' | 'CourierPay' | 'GiveLetters' | 'KioskDraft' | 'Wares';

export const LETTERS_SHEETS: Record<LettersSheetName, Component<AskProps>> = {
  AuctionBid: Sheet,
  BonusTurn,
  CardChoices: Sheet,
  CourierPay: Sheet,
  GiveLetters: Sheet,
  KioskDraft: Sheet,
  Wares: Sheet,
};
