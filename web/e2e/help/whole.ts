// Plays a game to its end by pressing whatever glows, as somebody would who wants to see everything once.
import { expect } from '@playwright/test';
import type { Player, Seen } from './player';

/** The same choices every time, unless the dice of the server say otherwise. */
export function chooser(seed: number): <T>(list: readonly T[]) => T {
  let state = seed;
  return (list) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    const chosen = list[Math.floor((state / 2147483648) * list.length)];
    if (chosen === undefined) throw new Error('there is nothing to choose from');
    return chosen;
  };
}

const PASSIVE = ['skip', 'stop', 'end', 'keep', 'done', 'roll-first'];

/** One press of our own: what the visit is for before anything else, cards now and then. */
export async function oneStep(player: Player, seen: Seen, pick: ReturnType<typeof chooser>): Promise<string> {
  const { places, answers, cards } = seen;
  const active = answers.filter((answer) => !PASSIVE.includes(answer));
  const sent = (answer: string) => /^(move|send)-/.test(answer);
  if (places.length && !active.some(sent)) {
    const place = pick(places);
    await player.choose(place);
    return `place ${place}`;
  }
  if (active.length) {
    const answer = pick(active);
    await player.answer(answer);
    return answer;
  }
  const freely = pick([true, false, false]);
  if (cards.length && (answers.length === 0 || freely)) {
    const card = pick(cards);
    await player.play(card);
    return card;
  }
  if (answers.length) {
    const answer = pick(answers);
    await player.answer(answer);
    return answer;
  }
  await player.key('Escape');
  return 'Escape';
}

export interface Played {
  presses: number;
  /** Every question that came up, once. */
  questions: Set<string>;
}

/** To the end, or until somebody has seen enough. `each` looks at every question before it is answered. */
export async function playOn(
  player: Player,
  seed: number,
  each: (seen: Seen) => Promise<boolean | void> | boolean | void = () => undefined,
): Promise<Played> {
  const pick = chooser(seed);
  const questions = new Set<string>();
  const before: string[] = [];
  for (let step = 0; step < 1500; step++) {
    const seen = await player.asked();
    if (seen.what === 'over') return { presses: player.presses, questions };
    if ((await each(seen)) === true) return { presses: player.presses, questions };
    if (seen.what === 'curtain') {
      await player.press(player.page.locator('.curtain button'));
      continue;
    }
    questions.add(seen.title);
    const did = await oneStep(player, seen, pick);
    before.push(`${seen.title} ${did}`);
    const same = before.slice(-12);
    expect(new Set(same).size > 1 || same.length < 12, `stuck: ${same.at(-1)}`).toBe(true);
  }
  throw new Error('the game does not end');
}
