// The sheets of Letters & Seals, which come when the first of them is needed: most tables never ask for one.
export { default as AuctionBid } from './places/AuctionBid.svelte';
export { default as CardChoices } from './CardChoices.svelte';
export { default as CourierPay } from './CourierPay.svelte';
export { default as GiveLetters } from './GiveLetters.svelte';
export { default as KioskDraft } from './places/KioskDraft.svelte';
export { default as RubyForSeals } from './places/RubyForSeals.svelte';
export { default as Wares } from './Wares.svelte';
