// The places of Mocha & Baksheesh: the component of each, and what lies on its tile.
import * as RoastingPlant from './places/RoastingPlant.svelte';
import * as GuildHall from './places/GuildHall.svelte';
import * as Tavern from './places/Tavern.svelte';
import * as CoffeeHouse from './places/CoffeeHouse.svelte';
import CaravansaryTile from './places/CaravansaryTile.svelte';
import GuildHallTile from './places/GuildHallTile.svelte';
import TavernTile from './places/TavernTile.svelte';
import CoffeeHouseTile from './places/CoffeeHouseTile.svelte';
import type { PlaceRows, PlaceTiles } from '../places/place';

type MochaPlace = 'RoastingPlant' | 'GuildHall' | 'Tavern' | 'CoffeeHouse';

export const MOCHA_PLACES: PlaceRows<MochaPlace> = { RoastingPlant, GuildHall, Tavern, CoffeeHouse };

export const MOCHA_TILES: PlaceTiles<MochaPlace | 'Caravansary'> = {
  Caravansary: CaravansaryTile,
  GuildHall: GuildHallTile,
  Tavern: TavernTile,
  CoffeeHouse: CoffeeHouseTile,
};
