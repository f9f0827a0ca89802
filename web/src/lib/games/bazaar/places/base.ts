// The places of the base game: the component of each, and what lies on its tile.
import * as Wainwright from './Wainwright.svelte';
import * as FabricWarehouse from './FabricWarehouse.svelte';
import * as SpiceWarehouse from './SpiceWarehouse.svelte';
import * as FruitWarehouse from './FruitWarehouse.svelte';
import * as PostOffice from './PostOffice.svelte';
import * as Caravansary from './Caravansary.svelte';
import * as Fountain from './Fountain.svelte';
import * as BlackMarket from './BlackMarket.svelte';
import * as TeaHouse from './TeaHouse.svelte';
import * as LargeMarket from './LargeMarket.svelte';
import * as SmallMarket from './SmallMarket.svelte';
import * as PoliceStation from './PoliceStation.svelte';
import * as SultansPalace from './SultansPalace.svelte';
import * as SmallMosque from './SmallMosque.svelte';
import * as GreatMosque from './GreatMosque.svelte';
import * as GemstoneDealer from './GemstoneDealer.svelte';
import WainwrightTile from './WainwrightTile.svelte';
import PostOfficeTile from './PostOfficeTile.svelte';
import CaravansaryTile from './CaravansaryTile.svelte';
import MarketTile from './MarketTile.svelte';
import SultansPalaceTile from './SultansPalaceTile.svelte';
import MosqueTile from './MosqueTile.svelte';
import GemstoneDealerTile from './GemstoneDealerTile.svelte';
import type { PlaceRows, PlaceTiles } from './place';

type BasePlace =
  | 'Wainwright'
  | 'FabricWarehouse'
  | 'SpiceWarehouse'
  | 'FruitWarehouse'
  | 'PostOffice'
  | 'Caravansary'
  | 'Fountain'
  | 'BlackMarket'
  | 'TeaHouse'
  | 'LargeMarket'
  | 'SmallMarket'
  | 'PoliceStation'
  | 'SultansPalace'
  | 'SmallMosque'
  | 'GreatMosque'
  | 'GemstoneDealer';

export const BASE_PLACES: PlaceRows<BasePlace> = {
  Wainwright,
  FabricWarehouse,
  SpiceWarehouse,
  FruitWarehouse,
  PostOffice,
  Caravansary,
  Fountain,
  BlackMarket,
  TeaHouse,
  LargeMarket,
  SmallMarket,
  PoliceStation,
  SultansPalace,
  SmallMosque,
  GreatMosque,
  GemstoneDealer,
};

export const BASE_TILES: PlaceTiles<BasePlace> = {
  Wainwright: WainwrightTile,
  PostOffice: PostOfficeTile,
  Caravansary: CaravansaryTile,
  LargeMarket: MarketTile,
  SmallMarket: MarketTile,
  SultansPalace: SultansPalaceTile,
  SmallMosque: MosqueTile,
  GreatMosque: MosqueTile,
  GemstoneDealer: GemstoneDealerTile,
};
