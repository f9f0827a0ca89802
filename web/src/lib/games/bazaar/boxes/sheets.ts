// Every sheet by its name: those of the places, and those that no single place has.
import type { Component } from 'svelte';
import { LETTERS_SHEETS, type LettersSheetName } from '../letters/sheetList';
import { MOCHA_SHEETS, type MochaSheetName } from '../mocha/sheetList';
import BaseSheet from '../questions/BaseSheet.svelte';
import OnBoard from '../questions/OnBoard.svelte';
import Plain from '../questions/Plain.svelte';
import type { AskProps, SheetName } from '../questions/sheet';
import { PLACE_SHEETS } from './places';

export type BoxSheetName = MochaSheetName | LettersSheetName;

export const SHEETS: Record<SheetName, Component<AskProps>> = {
  ...PLACE_SHEETS,
  Plain,
  OnBoard,
  Finish: BaseSheet,
  ChooseGood: BaseSheet,
  Discard: BaseSheet,
  FamilyHome: BaseSheet,
  ChangeRoll: BaseSheet,
  FinalCards: BaseSheet,
  ...MOCHA_SHEETS,
  ...LETTERS_SHEETS,
};
