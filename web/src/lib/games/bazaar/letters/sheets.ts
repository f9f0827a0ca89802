// The sheets of Letters & Seals, which come when the first of them is needed: most tables never ask for one.
import type { Component } from 'svelte';
import type { AskProps } from '../questions/sheet';
import type { Shape } from '../questions/shape';
import AskAuction from './places/AuctionBid.svelte';
import AskChoices from './CardChoices.svelte';
import AskCourier from './CourierPay.svelte';
import AskKiosk from './places/Kiosk.svelte';
import AskLetters from './GiveLetters.svelte';
import AskSociety from './places/SecretSociety.svelte';
import AskWares from './Wares.svelte';

export const LETTERS_ASKS: Partial<Record<Shape, Component<AskProps>>> = {
  kiosk: AskKiosk,
  auction: AskAuction,
  letters: AskLetters,
  society: AskSociety,
  courier: AskCourier,
  wares: AskWares,
  choices: AskChoices,
};
