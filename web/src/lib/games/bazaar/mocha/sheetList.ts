// The sheets of Mocha & Baksheesh by their names. All of them are one component, which loads the one that is asked for.
import type { Component } from 'svelte';
import type { AskProps } from '../questions/sheet';
import Sheet from './MochaSheet.svelte';

export type MochaSheetName = 'BarrierStreet' | 'GuildCard' | 'GuildDiscard' | 'Swap' | 'TwoFavours';

export const MOCHA_SHEETS: Record<MochaSheetName, Component<AskProps>> = {
  BarrierStreet: Sheet,
  GuildCard: Sheet,
  GuildDiscard: Sheet,
  Swap: Sheet,
  TwoFavours: Sheet,
};
