// Every place at the table: its row and its sheet, which are its component, and what lies on its tile.
import type { Component } from 'svelte';
import { m } from '../../../../paraglide/messages.js';
import type { Place } from '../bazaar';
import { LETTERS_PLACES, LETTERS_TILES } from '../letters/places';
import { MOCHA_PLACES, MOCHA_TILES } from '../mocha/places';
import { BASE_PLACES, BASE_TILES } from '../places/base';
import type { PlaceRow, PlaceRows, PlaceTile, PlaceTiles } from '../places/place';
import type { AskProps } from '../questions/sheet';
import { PLACE_NAMES } from '../../../types/printed';

type PlaceName = (typeof PLACE_NAMES)[keyof typeof PLACE_NAMES];

const PLACES: PlaceRows<PlaceName> = { ...BASE_PLACES, ...MOCHA_PLACES, ...LETTERS_PLACES };
/** A box may lay something on a place that is not its own. */
const TILES: readonly PlaceTiles<PlaceName>[] = [BASE_TILES, MOCHA_TILES, LETTERS_TILES];

const NAMES: Record<Place, PlaceName> = PLACE_NAMES;
const NOWHERE: PlaceRow = { prompt: m.ask_act };

/** The component's name of a place. */
export const sheetAt = (place: Place): PlaceName | null => NAMES[place] ?? null;

/** What is chosen at each place. */
export const PLACE_SHEETS = Object.fromEntries(
  Object.entries(PLACES).map(([name, { default: sheet }]) => [name, sheet]),
) as Record<PlaceName, Component<AskProps>>;

export function placeRow(place: Place): PlaceRow {
  const name = sheetAt(place);
  return name ? PLACES[name].place : NOWHERE;
}

/** What changes on the tile of a place besides people. */
export function tilesAt(place: Place): PlaceTile[] {
  const name = sheetAt(place);
  return name ? TILES.flatMap((tiles) => tiles[name] ?? []) : [];
}
