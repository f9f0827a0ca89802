// What is chosen beside the board, which comes with the first answer of a visitor: a table can be looked at without.
export { default as ChangeRoll } from './ChangeRoll.svelte';
export { default as ChooseGood } from './ChooseGood.svelte';
export { default as Delivery } from '../places/Delivery.svelte';
export { default as Discard } from './Discard.svelte';
export { default as FamilyHome } from '../cards/FamilyHome.svelte';
export { default as FinalCards } from './FinalCards.svelte';
export { default as Finish } from './Finish.svelte';
export { default as MarketStall } from '../places/MarketStall.svelte';
export { default as MosqueChoice } from '../places/MosqueChoice.svelte';
export { default as Piles } from './Piles.svelte';
export { default as TeaGlasses } from '../places/TeaGlasses.svelte';
