import { expect, test } from 'vitest';
import { LARGEST, readRecord } from './file';

const file = (text: string, size = text.length) => ({ size, text: () => Promise.resolve(text) });

test('a record is an object in JSON, of a reasonable size', async () => {
  expect(await readRecord(file('{"game":"bazaar"}'))).toEqual({ ok: true, record: { game: 'bazaar' } });
  for (const wrong of ['', 'hello', '[1]', 'null', '7'])
    expect(await readRecord(file(wrong)), wrong).toEqual({ ok: false, why: 'not_json' });
  expect(await readRecord(file('{}', LARGEST + 1))).toEqual({ ok: false, why: 'too_large' });
});
