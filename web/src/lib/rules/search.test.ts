import { expect, test } from 'vitest';
import { folded, search } from './search';

const entries = [
  { id: 'place-14', name: 'Small Mosque', words: 'own enough fabric, pay one, take a mosque tile' },
  { id: 'place-15', name: 'Große Moschee', words: 'Besitze genug Schmuck' },
  { id: 'place-4', name: 'Skład owoców', words: 'Zapełnij wózek owocami' },
  { id: 'tile-red', name: 'Red mosque tile', words: 'one die to 4 B-29' },
  { id: 'place-13', name: "Sultan's Palace", words: 'deliver' },
];
const ids = (query: string) => search(entries, query).map(({ id }) => id);

test('accents, case and apostrophes do not matter', () => {
  expect(folded('Żółty Łódź Größe')).toBe('zolty lodz grosse');
  expect(ids('grosse')).toEqual(['place-15']);
  expect(ids('SKLAD OWOCOW')).toEqual(['place-4']);
  expect(ids('sultans')).toEqual(['place-13']);
});

test('plurals and cases find each other', () => {
  const forms: [text: string, query: string][] = [
    ['Gildenkarten', 'Gildenkarte'],
    ['der Gehilfe', 'Gehilfen'],
    ['Kleiner Markt', 'märkte'],
    ['bonus card', 'cards'],
    ['karta bonusowa', 'karty bonusowe'],
    ['wózek', 'wózka'],
    ['zapłać kupcom', 'kupców'],
    ['Pałac Sułtana', 'sułtan'],
    ['shares the victory', 'shared victory'],
  ];
  for (const [name, query] of forms)
    expect(search([{ id: 'x', name, words: '' }], query), `${query} in ${name}`).toHaveLength(1);
  for (const [name, query] of [
    ['Karawane', 'Karte'],
    ['mosque', 'most'],
    ['B-2', 'B-29'],
  ] as const)
    expect(search([{ id: 'x', name, words: '' }], query), `${query} in ${name}`).toHaveLength(0);
});

test('every word has to occur, names come before texts', () => {
  expect(ids('mosque')).toEqual(['place-14', 'tile-red']);
  expect(ids('mosque die')).toEqual(['tile-red']);
  expect(ids('b-29')).toEqual(['tile-red']);
  expect(ids('camel')).toEqual([]);
  expect(ids('  ')).toEqual([]);
});
