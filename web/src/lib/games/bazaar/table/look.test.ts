import { expect, test } from 'vitest';
import type { Answer, Asked } from '../bazaar';
import finish from '../../../../fixtures/encounters.json';
import move from '../../../../fixtures/move.json';
import { Look } from './look.svelte';

const asked = (fixture: { position: unknown }) => (fixture.position as { asked: Asked }).asked;
const first = (of: Asked): Answer => of.answers[0]!;

function looking() {
  const now = { asked: asked(finish) as Asked | null, armed: null as { what: 'tile' } | null };
  const look = new Look(now);
  look.at(first(asked(finish)));
  look.show(first(asked(finish)).preview);
  expect(look.answer).toBe(first(asked(finish)));
  expect(look.effects).not.toBeNull();
  return { now, look };
}

test('a look is over with its question', () => {
  const { now, look } = looking();
  now.asked = asked(move);
  expect(look.answer).toBeNull();
  expect(look.effects).toBeNull();
});

test('a look is over while an answer is on its way', () => {
  const { now, look } = looking();
  now.asked = null;
  expect(look.answer).toBeNull();
  expect(look.effects).toBeNull();
});

test('a look at what was taken up is over when it is put back', () => {
  const { now, look } = looking();
  now.armed = { what: 'tile' };
  expect(look.answer).toBeNull();
  look.show(first(asked(finish)).preview);
  now.armed = null;
  expect(look.effects).toBeNull();
});
