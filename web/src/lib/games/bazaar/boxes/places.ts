// Every place at the table: its row and its sheet, which are its component, and what lies on its tile.
import type { Component } from 'svelte';
import { m } from '../../../../paraglide/messages.js';
import type { Place, View } from '../bazaar';
import Wainwright, { place as wainwright } from '../places/Wainwright.svelte';
import FabricWarehouse, { place as fabricWarehouse } from '../places/FabricWarehouse.svelte';
import SpiceWarehouse, { place as spiceWarehouse } from '../places/SpiceWarehouse.svelte';
import FruitWarehouse, { place as fruitWarehouse } from '../places/FruitWarehouse.svelte';
import PostOffice, { place as postOffice } from '../places/PostOffice.svelte';
import Caravansary, { place as caravansary } from '../places/Caravansary.svelte';
import Fountain, { place as fountain } from '../places/Fountain.svelte';
import BlackMarket, { place as blackMarket } from '../places/BlackMarket.svelte';
import TeaHouse, { place as teaHouse } from '../places/TeaHouse.svelte';
import LargeMarket, { place as largeMarket } from '../places/LargeMarket.svelte';
import SmallMarket, { place as smallMarket } from '../places/SmallMarket.svelte';
import PoliceStation, { place as policeStation } from '../places/PoliceStation.svelte';
import SultansPalace, { place as sultansPalace } from '../places/SultansPalace.svelte';
import SmallMosque, { place as smallMosque } from '../places/SmallMosque.svelte';
import GreatMosque, { place as greatMosque } from '../places/GreatMosque.svelte';
import GemstoneDealer, { place as gemstoneDealer } from '../places/GemstoneDealer.svelte';
import WainwrightTile from '../places/WainwrightTile.svelte';
import PostOfficeTile from '../places/PostOfficeTile.svelte';
import CaravansaryTile from '../places/CaravansaryTile.svelte';
import MarketTile from '../places/MarketTile.svelte';
import SultansPalaceTile from '../places/SultansPalaceTile.svelte';
import MosqueTile from '../places/MosqueTile.svelte';
import GemstoneDealerTile from '../places/GemstoneDealerTile.svelte';
import RoastingPlant, { place as roastingPlant } from '../mocha/places/RoastingPlant.svelte';
import GuildHall, { place as guildHall } from '../mocha/places/GuildHall.svelte';
import Tavern, { place as tavern } from '../mocha/places/Tavern.svelte';
import CoffeeHouse, { place as coffeeHouse } from '../mocha/places/CoffeeHouse.svelte';
import GuildHallTile from '../mocha/places/GuildHallTile.svelte';
import TavernTile from '../mocha/places/TavernTile.svelte';
import CoffeeHouseTile from '../mocha/places/CoffeeHouseTile.svelte';
import Embassy, { place as embassy } from '../letters/places/Embassy.svelte';
import Kiosk, { place as kiosk } from '../letters/places/Kiosk.svelte';
import AuctionHouse, { place as auctionHouse } from '../letters/places/AuctionHouse.svelte';
import SecretSociety, { place as secretSociety } from '../letters/places/SecretSociety.svelte';
import Catacombs, { place as catacombs } from '../letters/places/Catacombs.svelte';
import KioskTile from '../letters/places/KioskTile.svelte';
import AuctionHouseTile from '../letters/places/AuctionHouseTile.svelte';
import SecretSocietyTile from '../letters/places/SecretSocietyTile.svelte';
import type { PlaceRow } from '../places/place';
import type { AskProps } from '../questions/sheet';
import { PLACE_NAMES } from '../../../types/printed';

type Names = typeof PLACE_NAMES;
type PlaceName = Names[keyof Names];

const ROWS: Record<PlaceName, PlaceRow> = {
  Wainwright: wainwright,
  FabricWarehouse: fabricWarehouse,
  SpiceWarehouse: spiceWarehouse,
  FruitWarehouse: fruitWarehouse,
  PostOffice: postOffice,
  Caravansary: caravansary,
  Fountain: fountain,
  BlackMarket: blackMarket,
  TeaHouse: teaHouse,
  LargeMarket: largeMarket,
  SmallMarket: smallMarket,
  PoliceStation: policeStation,
  SultansPalace: sultansPalace,
  SmallMosque: smallMosque,
  GreatMosque: greatMosque,
  GemstoneDealer: gemstoneDealer,
  RoastingPlant: roastingPlant,
  GuildHall: guildHall,
  Tavern: tavern,
  CoffeeHouse: coffeeHouse,
  Embassy: embassy,
  Kiosk: kiosk,
  AuctionHouse: auctionHouse,
  SecretSociety: secretSociety,
  Catacombs: catacombs,
};

/** What is chosen at each place. */
export const PLACE_SHEETS: Record<PlaceName, Component<AskProps>> = {
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
  RoastingPlant,
  GuildHall,
  Tavern,
  CoffeeHouse,
  Embassy,
  Kiosk,
  AuctionHouse,
  SecretSociety,
  Catacombs,
};

/** What changes on a tile besides people, drawn inside its picture. */
const TILES: Partial<Record<PlaceName, Component<{ view: View; place: Place }>>> = {
  Wainwright: WainwrightTile,
  PostOffice: PostOfficeTile,
  Caravansary: CaravansaryTile,
  LargeMarket: MarketTile,
  SmallMarket: MarketTile,
  SultansPalace: SultansPalaceTile,
  SmallMosque: MosqueTile,
  GreatMosque: MosqueTile,
  GemstoneDealer: GemstoneDealerTile,
  GuildHall: GuildHallTile,
  Tavern: TavernTile,
  CoffeeHouse: CoffeeHouseTile,
  Kiosk: KioskTile,
  AuctionHouse: AuctionHouseTile,
  SecretSociety: SecretSocietyTile,
};

const NAMES: Record<Place, PlaceName> = PLACE_NAMES;
const NOWHERE: PlaceRow = { prompt: m.ask_act };

/** The component's name of a place. */
export const sheetAt = (place: Place): PlaceName | null => NAMES[place] ?? null;

export function placeRow(place: Place): PlaceRow {
  const name = sheetAt(place);
  return name ? ROWS[name] : NOWHERE;
}

export function tileAt(place: Place) {
  const name = sheetAt(place);
  return name ? (TILES[name] ?? null) : null;
}
