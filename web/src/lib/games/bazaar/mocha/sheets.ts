// The sheets of Mocha & Baksheesh, which come when the first of them is needed: most tables never ask for one.
export { default as BarrierStreet } from './BarrierStreet.svelte';
export { default as GuildCard } from './GuildCard.svelte';
export { default as GuildDiscard } from './GuildDiscard.svelte';
export { default as RoastSheet } from './places/RoastSheet.svelte';
export { default as Swap } from './Swap.svelte';
export { default as TavernSheet } from './places/TavernSheet.svelte';
export { default as TwoFavours } from './TwoFavours.svelte';
