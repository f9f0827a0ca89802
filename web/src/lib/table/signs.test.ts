import { expect, test } from 'vitest';
import { joined, signsOf } from './signs';

test('a line of signs has icons, gains, costs, arrows and words', () => {
  expect(signsOf('sell [−2] :fabric: > [+5] :lira: now')).toEqual([
    { sign: 'text', text: 'sell' },
    { sign: 'cost', text: '−2' },
    { sign: 'icon', icon: 'fabric' },
    { sign: 'to' },
    { sign: 'gain', text: '+5' },
    { sign: 'icon', icon: 'lira' },
    { sign: 'text', text: 'now' },
  ]);
});

test('dice stand side by side, and a colon is a colon', () => {
  expect(signsOf('Rolled :die-3::die-4: = 7: [+7]').map(({ sign }) => sign)).toEqual([
    'text',
    'icon',
    'icon',
    'text',
    'gain',
  ]);
  expect(joined('', 'a', '', 'b')).toBe('a b');
});
