import { expect, test } from 'vitest';
import act from '../../../fixtures/dice-act-4.json';
import card from '../../../fixtures/dice-card.json';
import offer from '../../../fixtures/dice-offer-4.json';
import pay from '../../../fixtures/dice-pay-4.json';
import roll from '../../../fixtures/dice-roll-2.json';
import { overwriteGetLocale } from '../../../paraglide/runtime.js';
import type { PositionOf, ToldOf } from '../../game';
import { BAZAAR_CARDS } from '../../types/dice/printed';
import { lay } from './answers';
import { cardText } from './cards';
import type { Answer, DiceGame, Told } from './dice';
import { explain } from './explain';
import { answerLabel } from './labels';
import { lastOutcome, outcomeOf, turnBefore } from './outcomes';
import { DicePlay } from './play.svelte';
import { diceTurns } from './sentences';
import { diceStatus, diceSteps } from './status';
import { effectWords, missingWords } from './words';

interface Kept {
  position: PositionOf<DiceGame>;
  log: ToldOf<DiceGame>[];
}
const kept = (json: unknown): Kept => json as Kept;
const answersOf = (json: unknown): Answer[] => kept(json).position.asked?.answers ?? [];
const notations = (answers: Answer[]) => answers.map(({ notation }) => notation);
const names = { name: (seat: number) => `P${seat}`, called: (seat: number) => `P${seat} (bot)` };

function playOf(json: unknown): { play: DicePlay; sent: string[]; refused: string[] } {
  const { position } = kept(json);
  const sent: string[] = [];
  const refused: string[] = [];
  const play = new DicePlay({
    position: () => position,
    name: names.name,
    send: (action) => sent.push(action.do),
    undo: () => undefined,
    refuse: (why) => refused.push(why),
    able: () => true,
  });
  play.follow(position.view);
  return { play, sent, refused };
}

test('to pass is never the filled answer while something else can be done', () => {
  const laid = lay(answersOf(act));
  expect(laid.main).toBeNull();
  expect(notations(laid.second)).toEqual(['by-hand', 'end']);
});

test('to pass is the filled answer where it is the only one', () => {
  const end = answersOf(act).filter(({ action }) => action.do === 'end');
  expect(lay(end).main?.notation).toBe('end');
  expect(lay(end).second).toEqual([]);
});

test('a card is carried out on the right, and declined beside it', () => {
  expect(lay(answersOf(card)).main?.action.do).toBe('accept');
  expect(notations(lay(answersOf(card)).second)).toEqual(['decline']);
  expect(lay(answersOf(offer)).main?.action.do).toBe('sell');
});

test('in the turn of somebody else a card says what it offers to us, and nothing of what they get', () => {
  const { play } = playOf(offer);
  const question = play.asked?.question;
  if (question?.ask !== 'offer') throw new Error('an offer is kept');
  expect(play.other).toBe(true);
  expect(cardText(question.card, play.other)).toMatch(/^You (may|get|choose)/);
  expect(playOf(card).play.other).toBe(false);
  for (const one of BAZAAR_CARDS.filter((name) => /^(sell|crate|goods|resource)/.test(name)))
    expect(cardText(one, true), one).not.toMatch(/others/i);
});

test('ways that are equally good are things to press, each with words of its own', () => {
  const { plates, main } = lay(answersOf(pay));
  expect(main).toBeNull();
  expect(plates).toHaveLength(2);
  for (const plate of plates) expect(answerLabel(plate)).not.toBe('');
});

test('what can be taken back is done at once; what reveals something is confirmed', () => {
  const { play, sent } = playOf(act);
  play.press('coins');
  expect(sent).toEqual(['coins']);
  const revealing = {
    ...answersOf(act)[0]!,
    preview: { ...answersOf(act)[0]!.preview, reveals: 'card' as const },
  };
  play.pick(revealing);
  expect(sent, 'chosen only').toEqual(['coins']);
  expect(play.chosen).toBe(revealing);
  play.pick(revealing);
  expect(sent).toEqual(['coins', 'pair']);
});

test('what cannot be paid says what it is, what it costs and what is missing', () => {
  const { play, sent, refused } = playOf(act);
  expect(explain(play, { track: 'right' })).toMatchObject({
    what: 'Right carpet: next ruby for 16 Lira; 3 rubies left',
    why: 'Missing: 7 Lira',
  });
  expect(explain(play, { track: 'left' })).toMatchObject({ what: 'Left carpet: no ruby left', why: null });
  expect(explain(play, { tile: 'lira-green' }).why).toMatch(/^Missing: 1 spice/);
  expect(explain(play, { deed: 'ruby' }).why, 'not that one track is empty').toBe('Missing: 2 goods');
  play.choose({ do: 'ruby', track: 'right' });
  expect(sent).toEqual([]);
  expect(refused).toEqual(['Missing: 7 Lira']);
  expect(play.asking?.what).toContain('16 Lira');
});

test('what is missing stands alone, and a roll is said once', () => {
  overwriteGetLocale(() => 'pl');
  const missing = { goods: 1, brown: 0, crystals: 0, lira: 1, coin_dice: 0, card_dice: 0, tiles: 0 };
  expect(missingWords(missing, 'red')).toBe('1 tkanina, 1 lira');
  const [first] = answersOf(roll).filter(({ action }) => action.do === 'roll');
  expect(first && effectWords(first)).toBe('');
  overwriteGetLocale(() => 'en');
});

test('a look ends with the question it was about', () => {
  const { play } = playOf(act);
  play.lookAt({ deed: 'coins' });
  expect(play.effects?.gain.lira).toBe(2);
  play.follow(kept(act).position.view);
  expect(play.effects).toBeNull();
});

test('the status says who must do what', () => {
  const { view } = kept(act).position;
  expect(diceStatus(view, 0, names)).toBe('You: Lift dice to reroll, or choose an action.');
  expect(diceStatus(view, 1, names)).toBe('P0 (bot) must choose an action');
  expect(diceStatus(view, 0, names, 'pair')).toBe('You: Which two equal goods?');
});

test('the parts of a turn count its actions', () => {
  const { view } = kept(act).position;
  expect(diceSteps(view, 0)).toEqual({ steps: ['Income', 'Roll', 'Action 1/2', 'Pass on'], now: 2 });
  expect(diceSteps({ ...view, actions_left: 0 }, 2).steps[2]).toBe('Action 2/2');
  expect(
    diceSteps(
      { ...view, actions_left: 0, question: { ask: 'act', actions: 0, reroll: false, by_hand: false } },
      2,
    ).now,
  ).toBe(3);
});

test('after a roll the dice are told, after a turn of somebody else what came of it', () => {
  const { log } = kept(act);
  expect(lastOutcome(log, names.name)?.came).toEqual([
    { icon: 'fabric', n: 1, die: true },
    { icon: 'fruit', n: 2, die: true },
    { icon: 'spice', n: 1, die: true },
    { icon: 'jewel', n: 1, die: true },
    { icon: 'lira', n: 1, die: true },
  ]);
  const before = turnBefore(log, names.name);
  expect(before?.seat).toBe(3);
  expect(before?.came[0], 'the ruby first').toEqual({ icon: 'ruby', n: 1 });
});

test('what went and what came of one action', () => {
  const events =
    kept(act).log.find(({ events }) => events.some(({ event }) => event === 'ruby_gained'))?.events ?? [];
  const outcome = outcomeOf(events, names.name);
  expect(outcome?.ruby).toBe(true);
  expect(outcome?.came).toEqual([{ icon: 'ruby', n: 1 }]);
  expect(outcome?.went.length).toBeGreaterThan(0);
  expect(outcome?.words).toContain('ruby');
});

test('a card that brings only its 1 Lira is shown with what it asks for, and nobody is said to refuse', () => {
  const idle: Told['events'] = [
    { event: 'card_revealed', seat: 0, card: 'ruby-brown' },
    { event: 'card_chosen', seat: 0, card: 'ruby-brown' },
    { event: 'card_declined', seat: 0, card: 'ruby-brown' },
    { event: 'gained', seat: 0, sort: 'lira', count: 1 },
  ];
  const log = [{ ply: 1, events: [{ event: 'turn_began', seat: 0 } as const, ...idle] }] as Told[];
  const outcome = lastOutcome(log, names.name);
  expect(outcome?.card).toBe('Give 3 brown tiles: 1 ruby. Otherwise 1 Lira.');
  expect(outcome?.came).toEqual([{ icon: 'lira', n: 1 }]);
  expect(outcome?.words).toContain('not carried out');
  expect(outcome?.words).not.toMatch(/declines|carries out/);
});

test('a turn is one line of signs, its ruby once more at the end', () => {
  const turns = diceTurns(kept(act).log, names.name);
  const leyla = turns.findLast(({ seat }) => seat === 3);
  expect(leyla?.signs?.net).toBe('[+1] :ruby:');
  expect(leyla?.signs?.came).toMatch(/^\[\+1\] :ruby:/);
  expect(leyla?.signs?.went).toContain(':fabric:');
  expect(turns.at(-1)?.signs, 'a roll alone brings nothing').toBeNull();
});
