// How a game ends is said in full, and the same on every page and printed sheet.
import { expect, test } from 'vitest';
import { m } from '../../paraglide/messages.js';
import { chaptersOf, RULESETS } from './print';

test.each([
  ['en', ['six with two players or with an expansion', 'Ties', 'Lira, then goods, then cards', 'shares']],
  ['de', ['zu zweit oder mit Erweiterung sechs', 'Gleichstand', 'Lira, dann Waren, dann Karten', 'teilt']],
  ['pl', ['sześć we dwoje lub z dodatkiem', 'remisie', 'liry, potem towary, potem karty', 'dzieli']],
] as const)('the goal names the rubies, the order in ties and the shared victory: %s', (locale, words) => {
  for (const said of words) expect(m.rules_goal_text({}, { locale })).toContain(said);
});

test.each([
  ['en', 'coffee and guild cards count for nothing in ties'],
  ['de', 'bei Gleichstand zählen Kaffee und Gildenkarten nicht'],
  ['pl', 'przy remisie kawa i karty gildii się nie liczą'],
] as const)('what Mocha & Baksheesh adds decides no tie: %s', (locale, said) => {
  expect(m.rules_mocha_text({}, { locale })).toContain(said);
});

test.each([
  ['en', 'sixth ruby'],
  ['de', 'sechste Rubin'],
  ['pl', 'szósty rubin'],
] as const)('whoever has learnt the game for two knows that it takes six: %s', (locale, said) => {
  expect(m.school_two_done({}, { locale })).toContain(said);
});

test.each([
  ['en', 'in turn order, still play'],
  ['de', 'der Reihe nach noch'],
  ['pl', 'po kolei może jeszcze zagrać'],
] as const)('after the last round two cards may still be played, B-54 to B-56: %s', (locale, said) => {
  const goal = m.rules_goal_text({}, { locale });
  expect(goal).toContain(said);
  for (const card of [m.card_one_good, m.card_five_lira]) expect(goal).toContain(card({}, { locale }));
});

test.each(['mocha', 'letters', 'great-bazaar'])(
  'a printed sheet with an expansion does not say five where it says six: %s',
  (ruleset) => {
    const printed = RULESETS.find((one) => one.ruleset === ruleset);
    if (!printed) throw new Error(`there is no ruleset ${ruleset}`);
    const words = chaptersOf(printed).flatMap(({ topics }) => topics.map(({ effect }) => effect()));
    const five = words.filter((text) => text.includes('five rubies'));
    expect(words.some((text) => text.includes('Six rubies'))).toBe(true);
    for (const text of five) expect(text).toContain('six with two players or with an expansion');
  },
);
