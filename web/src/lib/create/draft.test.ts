import { describe, expect, test } from 'vitest';
import { Draft, playNow } from './draft.svelte';
import { neighbour, PRINTED, swapped } from '../games/bazaar/layouts/layouts';

describe('the layout', () => {
  test('swapping two places changes only these two', () => {
    const next = swapped(PRINTED.short, 0, 5);
    expect(next[0]).toBe(12);
    expect(next[5]).toBe(15);
    expect([...next].sort((a, b) => a - b)).toEqual(PRINTED['in-order']);
    expect(PRINTED.short[0]).toBe(15);
  });

  test('two presses swap, the same press twice puts the place back', () => {
    const draft = new Draft();
    expect(draft.press(3)).toBeNull();
    expect(draft.picked).toBe(3);
    draft.press(3);
    expect(draft.picked).toBeNull();
    expect(draft.arrangement).toBe('short');
    draft.press(0);
    expect(draft.press(1)).toEqual([15, 5]);
    expect(draft.arrangement).toBe('own');
    expect(draft.options().layout).toEqual(swapped(PRINTED.short, 0, 1));
  });

  test('a drawn layout is sent as it was shown', () => {
    const draft = new Draft();
    const drawn = [...PRINTED.long].reverse();
    draft.shuffled(drawn);
    expect(draft.shown).toEqual(drawn);
    expect(draft.options().layout).toEqual(drawn);
    draft.arrange('short');
    expect(draft.options().layout).toBe('short');
  });

  test('one arranges further from what is shown', () => {
    const draft = new Draft();
    draft.arrange('long');
    draft.arrange('own');
    expect(draft.shown).toEqual(PRINTED.long);
  });

  test('another box brings its own places and its usual layout', () => {
    const draft = new Draft();
    draft.arrange('long');
    draft.openBox('mocha');
    expect(draft.arrangement).toBe('first-game');
    expect(draft.options()).toMatchObject({ ruleset: 'mocha', layout: 'first-game' });
    draft.press(0);
    expect(draft.press(1)).toEqual([16, 15]);
    expect(draft.options().layout).toHaveLength(20);
    draft.openBox('base');
    expect(draft.options()).toMatchObject({ ruleset: 'base', layout: 'short' });
  });

  test('Letters & Seals has a first layout and a choice of decks of its own', () => {
    const draft = new Draft();
    draft.openBox('letters');
    expect(draft.shown).toEqual(PRINTED['first-letters']);
    expect(draft.options()).toMatchObject({ ruleset: 'letters', layout: 'first-game' });
    expect(draft.options().deck).toBeUndefined();
    draft.newOnly = true;
    expect(draft.options().deck).toBe('new-only');
    draft.openBox('great-bazaar');
    expect(draft.options().deck, 'all cards are in the Great Bazaar').toBeUndefined();
  });

  test('the Great Bazaar has no printed layout: it waits for one that is drawn', () => {
    const draft = new Draft();
    draft.openBox('great-bazaar');
    expect(draft.arrangement).toBe('random');
    expect(draft.shown).toEqual([]);
    const drawn = Array.from({ length: 25 }, (_, i) => i + 1);
    draft.shuffled(drawn);
    expect(draft.options().layout).toEqual(drawn);
  });

  test('arrows stay on the board', () => {
    const cases: [number, string, number][] = [
      [0, 'ArrowLeft', 0],
      [3, 'ArrowRight', 3],
      [1, 'ArrowUp', 1],
      [1, 'ArrowDown', 5],
      [14, 'ArrowDown', 14],
      [6, 'Home', 4],
      [6, 'End', 7],
      [6, 'x', 6],
    ];
    for (const [from, key, to] of cases) expect(neighbour(from, key, 4, 16), `${from} ${key}`).toBe(to);
  });
});

describe('the seats', () => {
  test('there are never fewer or more than the game allows', () => {
    const draft = new Draft();
    draft.remove(2);
    draft.remove(1);
    expect(draft.seats).toHaveLength(2);
    for (let n = 0; n < 5; n++) draft.add();
    expect(draft.seats).toHaveLength(5);
    expect(new Set(draft.seats.map((seat) => seat.colour)).size).toBe(5);
  });

  test('I sit once', () => {
    const draft = new Draft();
    draft.give(2, 'me');
    expect(draft.seats.map((seat) => seat.who)).toEqual(['open', 'open', 'me']);
  });

  test('a colour that is taken is exchanged', () => {
    const draft = new Draft();
    draft.paint(0, 'blue');
    expect(draft.seats.map((seat) => seat.colour)).toEqual(['blue', 'red', 'green']);
    draft.paint(1, 'white');
    expect(draft.options().colours).toEqual(['blue', 'white', 'green']);
  });

  test('neutral assistants are not dealt to five', () => {
    const draft = new Draft(['me', 'open', 'open', 'open', 'open']);
    draft.neutralAssistants = true;
    expect(draft.neutralObstacle).toBe('five');
    expect(draft.options().variants.neutral_assistants).toBe(false);
    draft.remove(4);
    expect(draft.options().variants.neutral_assistants).toBe(true);
  });

  test('a table without open seats begins at once and is not public', () => {
    const draft = new Draft(['me', 'hot']);
    draft.public = true;
    draft.seats[1]!.name = ' Bora ';
    const wanted = draft.wanted((seat) => `Guest ${seat + 1}`);
    expect(wanted).toMatchObject({ public: false, begin: true });
    expect(wanted.seats).toEqual([{ chair: 'me' }, { chair: 'hot_seat', name: 'Bora' }]);
  });

  test('seats are drawn by lot unless somebody wants them as they are', () => {
    const draft = new Draft(['me', 'open', 'bot:medium']);
    expect(draft.wanted(() => '').seating).toBe('lot');
    draft.lot = false;
    expect(draft.wanted(() => '').seating).toBe('as_seated');
    expect(playNow().seating, 'against bots there is nobody to draw with').toBeUndefined();
  });

  test('around a screen the mark somebody chooses stays theirs: seats are not drawn', () => {
    const draft = new Draft(['me', 'open', 'open']);
    draft.aroundScreen(true);
    expect(draft.wanted(() => '').seating).toBe('as_seated');
    draft.lot = true;
    expect(draft.wanted(() => '').seating, 'somebody wants it').toBe('lot');
    const other = new Draft(['me', 'open']);
    other.aroundScreen(true);
    other.aroundScreen(false);
    expect(other.wanted(() => '').seating).toBe('lot');
  });

  test('a clock is for more than one person, and only then', () => {
    const draft = new Draft(['me', 'open', 'bot:medium']);
    const wanted = () => draft.wanted(() => '');
    expect(wanted()).toMatchObject({ pace: { pace: 'untimed' }, late: 'stand_in' });
    draft.paceKind = 'live';
    expect(wanted().pace).toEqual({ pace: 'live', reserve: 600, increment: 15 });
    draft.paceKind = 'days';
    draft.days = 3;
    draft.late = 'resign';
    expect(wanted()).toMatchObject({ pace: { pace: 'days', days: 3 }, late: 'resign' });
    draft.give(1, 'hot');
    expect(draft.mayHurry).toBe(false);
    expect(wanted().pace, 'two at one device').toEqual({ pace: 'untimed' });
  });

  test('play now is me and two bots of level medium on short paths', () => {
    expect(playNow()).toMatchObject({
      begin: true,
      options: { ruleset: 'base', layout: 'short', players: 3 },
      seats: [{ chair: 'me' }, { chair: 'bot', level: 'medium' }, { chair: 'bot', level: 'medium' }],
    });
  });
});
