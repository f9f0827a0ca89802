// The places of Letters & Seals: the component of each, and what lies on its tile.
import * as Embassy from './places/Embassy.svelte';
import * as Kiosk from './places/Kiosk.svelte';
import * as AuctionHouse from './places/AuctionHouse.svelte';
import * as SecretSociety from './places/SecretSociety.svelte';
import * as Catacombs from './places/Catacombs.svelte';
import KioskTile from './places/KioskTile.svelte';
import AuctionHouseTile from './places/AuctionHouseTile.svelte';
import SecretSocietyTile from './places/SecretSocietyTile.svelte';
import type { PlaceRows, PlaceTiles } from '../places/place';

type LettersPlace = 'Embassy' | 'Kiosk' | 'AuctionHouse' | 'SecretSociety' | 'Catacombs';

export const LETTERS_PLACES: PlaceRows<LettersPlace> = {
  Embassy,
  Kiosk,
  AuctionHouse,
  SecretSociety,
  Catacombs,
};

export const LETTERS_TILES: PlaceTiles<LettersPlace> = {
  Kiosk: KioskTile,
  AuctionHouse: AuctionHouseTile,
  SecretSociety: SecretSocietyTile,
};
