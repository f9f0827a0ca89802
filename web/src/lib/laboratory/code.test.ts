import { expect, test } from 'vitest';
import { LAYOUTS, PLACES } from '../types/printed';
import { codeOf, readCode } from './code';

const SHORT = '15-5-2-14.4-12-7-3.8-6-11-9.13-10-1-16';

test('every printed board is read as it was written', () => {
  expect(codeOf(LAYOUTS.short)).toBe(SHORT);
  expect(readCode(SHORT)).toEqual({ rules: 'base', places: [...LAYOUTS.short] });
  for (const layout of Object.values(LAYOUTS)) expect(readCode(codeOf(layout))?.places).toEqual(layout);
  for (const [rules, places] of Object.entries(PLACES))
    expect(readCode(codeOf([...places].reverse()))?.rules).toBe(rules);
});

test('what is no board is nothing', () => {
  for (const text of [
    '',
    '1-2-3',
    SHORT.replace('16', '15'),
    SHORT.replace('-7-', '-07-'),
    SHORT.replace('.', '-'),
    SHORT.replace('16', '17'),
    `${SHORT} `,
    '1-'.repeat(10_000),
  ])
    expect(readCode(text), text.slice(0, 50)).toBeNull();
});
