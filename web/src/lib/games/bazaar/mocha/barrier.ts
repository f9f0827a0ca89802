// The barrier for the ear, and putting it: which streets can be pressed, and what a press does.
import { m } from '../../../../paraglide/messages.js';
import type { Answer, Place, Seat, View } from '../bazaar';
import type { Edge } from '../../../types/Edge';
import type { Play } from '../table/play.svelte';
import { edgeName } from './words';

/** Streets where the barrier can be put, while that is asked. */
export function streetsAsked(play: Play): Edge[] {
  if (play.armed?.what !== 'barrier' && play.asked?.question.ask !== 'tavern_edge') return [];
  return play.answers('barrier').flatMap(({ action }) => (action.do === 'barrier' ? [action.between] : []));
}

/** The answer that puts it on the chosen street. */
export const streetAnswer = (play: Play): Answer | null =>
  play.edge ? play.answer({ do: 'barrier', between: play.edge }) : null;

/** A first press on a street chooses it, the second puts the barrier there. */
export function pressStreet(play: Play, between: Edge): void {
  const again = play.edge !== null && play.edge.join() === between.join();
  const answer = again ? streetAnswer(play) : null;
  if (answer) play.give(answer);
  else play.edge = between;
}

export function barrierSaid({ mocha }: View, place: Place, name: (seat: Seat) => string): string[] {
  const barrier = mocha?.barrier;
  if (!barrier?.between.includes(place)) return [];
  return [m.say_barrier({ player: name(barrier.holder), between: edgeName(barrier.between) })];
}
