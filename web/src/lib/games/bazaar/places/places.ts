// What is printed on the places, by printed number: name, family (colour of the frame) and link symbol.
import { m } from '../../../../paraglide/messages.js';
import type { PLACE_NAMES } from '../../../types/printed';

export type Family = 'ruby' | 'goods' | 'money' | 'people';

interface Printed {
  name: () => string;
  family: Family;
  /** The symbol by which cards and mosque tiles refer to the place. */
  link: string | null;
}

const place = (name: () => string, family: Family, link: string | null = null): Printed => ({
  name,
  family,
  link,
});

const PRINTED: Record<keyof typeof PLACE_NAMES, Printed> = {
  1: place(m.place_1, 'ruby', 'place-wheel'),
  2: place(m.place_2, 'goods', 'place-crate'),
  3: place(m.place_3, 'goods', 'place-crate'),
  4: place(m.place_4, 'goods', 'place-crate'),
  5: place(m.place_5, 'goods', 'place-letter'),
  6: place(m.place_6, 'people'),
  7: place(m.place_7, 'people'),
  8: place(m.place_8, 'goods', 'place-dice'),
  9: place(m.place_9, 'money', 'place-dice'),
  10: place(m.place_10, 'money'),
  11: place(m.place_11, 'money', 'place-sell'),
  12: place(m.place_12, 'people', 'place-gate'),
  13: place(m.place_13, 'ruby', 'place-palace'),
  14: place(m.place_14, 'ruby', 'place-dome'),
  15: place(m.place_15, 'ruby', 'place-dome'),
  16: place(m.place_16, 'ruby', 'place-dealer'),
  17: place(m.place_17, 'goods'),
  18: place(m.place_18, 'people'),
  19: place(m.place_19, 'people'),
  20: place(m.place_20, 'ruby', 'place-pot'),
  21: place(m.place_21, 'people'),
  22: place(m.place_22, 'people'),
  23: place(m.place_23, 'people'),
  24: place(m.place_24, 'ruby', 'place-eye'),
  25: place(m.place_25, 'people'),
};

export const PLACES: Record<number, Printed> = PRINTED;

export const placeName = (place: number): string => PLACES[place]?.name() ?? String(place);
