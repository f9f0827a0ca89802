// What is printed on the places: family (colour of the frame) and link symbol, by printed number.
export type Family = 'ruby' | 'goods' | 'money' | 'people';

interface Printed {
  family: Family;
  /** The symbol by which cards and mosque tiles refer to the place. */
  link: string | null;
}

const place = (family: Family, link: string | null = null): Printed => ({ family, link });

export const PLACES: Record<number, Printed> = {
  1: place('ruby', 'place-wheel'),
  2: place('goods', 'place-crate'),
  3: place('goods', 'place-crate'),
  4: place('goods', 'place-crate'),
  5: place('goods', 'place-letter'),
  6: place('people'),
  7: place('people'),
  8: place('goods', 'place-dice'),
  9: place('money', 'place-dice'),
  10: place('money'),
  11: place('money', 'place-sell'),
  12: place('people', 'place-gate'),
  13: place('ruby', 'place-palace'),
  14: place('ruby', 'place-dome'),
  15: place('ruby', 'place-dome'),
  16: place('ruby', 'place-dealer'),
  17: place('goods'),
  18: place('people'),
  19: place('people'),
  20: place('ruby', 'place-pot'),
  21: place('people'),
  22: place('people'),
  23: place('people'),
  24: place('ruby', 'place-eye'),
  25: place('people'),
};

/** Symbols that only cards of the expansions refer to. */
export const LATER = ['place-wheel', 'place-dome'];
