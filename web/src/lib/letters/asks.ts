// The sheets of Letters & Seals, which come when the first of them is needed: most tables never ask for one.
import type { Component } from 'svelte';
import type { AskProps } from '../asks/ask';
import type { Shape } from '../table/shape';
import AskAuction from './AskAuction.svelte';
import AskChoices from './AskChoices.svelte';
import AskCourier from './AskCourier.svelte';
import AskKiosk from './AskKiosk.svelte';
import AskLetters from './AskLetters.svelte';
import AskSociety from './AskSociety.svelte';
import AskWares from './AskWares.svelte';

export const LETTERS_ASKS: Partial<Record<Shape, Component<AskProps>>> = {
  kiosk: AskKiosk,
  auction: AskAuction,
  letters: AskLetters,
  society: AskSociety,
  courier: AskCourier,
  wares: AskWares,
  choices: AskChoices,
};
