import { expect, it } from 'vitest';
import { m } from '../../paraglide/messages.js';
import { Refused } from '../refused';
import type { Problem } from '../types/Problem';
import { fileTrouble } from './fileTrouble';

const refused = (code: Problem['code']) => new Refused({ code, message: 'no' });

it('a file that cannot be taken is told apart: none of ours, broken, another version, another course', () => {
  expect(fileTrouble(new SyntaxError('no JSON'))).toBe(m.local_file_none());
  expect(fileTrouble(refused('malformed'))).toBe(m.local_file_none());
  expect(fileTrouble(refused('record'))).toBe(m.local_file_broken());
  expect(fileTrouble(refused('old_client'))).toBe(m.local_file_version());
  expect(fileTrouble(refused('stale'))).toBe(m.local_file_other());
  expect(fileTrouble(refused('too_many'))).not.toBe(m.local_file_none());
});
