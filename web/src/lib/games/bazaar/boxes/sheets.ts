// Every sheet by its name: those of the places, and those that no single place has.
import type { Component } from 'svelte';
import { LETTERS_SHEETS, type LettersSheetName } from '../letters/sheetList';
import { MOCHA_SHEETS, type MochaSheetName } from '../mocha/sheetList';
import FamilyHome from '../cards/FamilyHome.svelte';
import ChangeRoll from '../questions/ChangeRoll.svelte';
import Discard from '../questions/Discard.svelte';
import FinalCards from '../questions/FinalCards.svelte';
import Finish from '../questions/Finish.svelte';
import OnBoard from '../questions/OnBoard.svelte';
import ChooseGood from '../questions/ChooseGood.svelte';
import Plain from '../questions/Plain.svelte';
import type { AskProps, SheetName } from '../questions/sheet';
import { PLACE_SHEETS } from './places';

export type BoxSheetName = MochaSheetName | LettersSheetName;

export const SHEETS: Record<SheetName, Component<AskProps>> = {
  ...PLACE_SHEETS,
  Plain,
  OnBoard,
  ChooseGood,
  Discard,
  FamilyHome,
  ChangeRoll,
  Finish,
  FinalCards,
  ...MOCHA_SHEETS,
  ...LETTERS_SHEETS,
};
