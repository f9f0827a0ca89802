import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import kiosk from '../../fixtures/great-kiosk-take.json';
import finish from '../../fixtures/mocha-finish-2.json';
import tavern from '../../fixtures/mocha-place-19-two.json';
import type { Answer, Position } from '../games/bazaar/bazaar';
import Wares from '../games/bazaar/letters/Wares.svelte';
import TavernSheet from '../games/bazaar/mocha/places/TavernSheet.svelte';
import TraderRow from '../games/bazaar/mocha/TraderRow.svelte';
import { Play } from '../games/bazaar/table/play.svelte';
import Log from './Log.svelte';
import { looking } from './looking';
import { said, type TurnTold } from './turns';

afterEach(cleanup);
const NEVER = () => undefined;
let x = 0;
/** The pointer event of this type, somewhere it was not before. */
const pointer = (
  thing: Element,
  type: 'pointerenter' | 'pointermove' | 'pointerleave',
  pointerType = 'mouse',
) => fireEvent(thing, new PointerEvent(type, { pointerType, screenX: ++x, screenY: 1 }));

const at = (fixture: { position: unknown }) =>
  new Play({
    position: () => fixture.position as Position,
    name: String,
    send: NEVER,
    undo: NEVER,
    express: () => true,
    able: () => true,
  });

/** What rests on it looks at nothing, and neither does a finger; a mouse that moves does, until it leaves. */
async function looksByMoving(thing: Element, looked: ReturnType<typeof vi.fn>, nothing: unknown) {
  await pointer(thing, 'pointerenter');
  expect(looked, 'it came to lie under a resting pointer').not.toHaveBeenCalled();
  await pointer(thing, 'pointermove', 'touch');
  expect(looked, 'a finger').not.toHaveBeenCalled();
  await pointer(thing, 'pointermove');
  expect(looked).toHaveBeenCalledOnce();
  expect(looked).not.toHaveBeenLastCalledWith(nothing);
  await pointer(thing, 'pointerleave');
  expect(looked).toHaveBeenLastCalledWith(nothing);
}

const given = { sheet: 'Plain' as const, title: '', showOdds: false, onshow: NEVER };

test('the favours of the Tavern are looked at by moving', async () => {
  const onlook = vi.fn();
  render(TavernSheet, { play: at(tavern), ...given, onlook });
  await looksByMoving(document.querySelector('[data-answer^="tavern-"]')!, onlook, null);
});

test('what the coffee trader asks for is looked at by moving', async () => {
  const position = structuredClone(finish.position) as unknown as Position;
  const [first] = position.asked!.answers;
  position.asked!.answers.push({
    ...first!,
    action: { do: 'trader', payment: 'lira' },
    notation: 'trader-lira',
  } as Answer);
  const onlook = vi.fn();
  render(TraderRow, { play: at({ position }), onlook });
  await looksByMoving(document.querySelector('.pay')!, onlook, null);
});

test('wares are looked at by moving', async () => {
  const onlook = vi.fn();
  render(Wares, { play: at(kiosk), ...given, onlook });
  await looksByMoving(document.querySelector('.plate')!, onlook, null);
});

test('a turn of the log lights its places by moving', async () => {
  const onlight = vi.fn();
  const told = [
    { seat: 0, ply: 1, turn: 1, deal: false, signs: null, sentences: [said(0, 'lira', 'text', [4])] },
  ] as unknown as TurnTold[];
  render(Log, { told, fresh: 0, name: String, colour: () => 'red' as const, onlight });
  await looksByMoving(document.querySelector('.turn')!, onlight, []);
});

test('what goes while it is looked at is looked at no longer', async () => {
  const looked = vi.fn();
  const thing = document.createElement('button');
  const leave = looking(looked)(thing);
  await tick();
  await pointer(thing, 'pointermove');
  if (leave) leave();
  expect(looked.mock.calls).toEqual([[true], [false]]);
});
