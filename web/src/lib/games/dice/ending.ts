// Why the winner of the dice game won, and the numbers of the game, from events alone.
import { m } from '../../../paraglide/messages.js';
import type { RubyLine } from '../../rubies/rubies';
import type { Ended } from '../../table/ending';
import type { Source } from '../../types/dice/Source';
import { goodName } from '../../words';
import { diceColour } from './colours';
import type { Told, View } from './dice';

function decided(view: View): string {
  const [first, second] = view.seats
    .map((player, i) => ({ player, rank: view.ranking?.[i] ?? 99 }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ player }) => player);
  if (!first || !second) return '';
  if (first.rubies !== second.rubies) return m.end_by_rubies({ n: first.rubies, other: second.rubies });
  if (first.worth !== second.worth)
    return m.end_by_worth({
      rubies: m.unit_rubies({ n: first.rubies }),
      n: first.worth,
      other: second.worth,
    });
  return m.end_equal();
}

/** The column that decided. */
function decidesOf(view: View): string | null {
  const [first, second] = view.seats
    .map((player, i) => ({ player, rank: view.ranking?.[i] ?? 99 }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ player }) => player);
  if (!first || !second) return null;
  if (first.rubies !== second.rubies) return 'ruby';
  return first.worth === second.worth ? null : 'lira';
}

function from(source: Source): string {
  if (source === 'left') return m.dice_from_left();
  if (source === 'right') return m.dice_from_right();
  return source === 'mosque' ? m.dice_from_mosque() : goodName(source);
}

interface Facts {
  turns: number;
  actions: number;
  rerolls: number;
  cards: number;
}

function facts(log: Told[], seats: number): Facts[] {
  const all = Array.from({ length: seats }, (): Facts => ({
    turns: 0,
    actions: 0,
    rerolls: 0,
    cards: 0,
  }));
  // The first turn begins with the game; only the later ones are announced.
  if (all[0]) all[0].turns = 1;
  for (const { events } of log)
    for (const event of events) {
      const fact = 'seat' in event ? all[event.seat] : undefined;
      if (!fact) continue;
      if (event.event === 'turn_began') fact.turns += 1;
      else if (event.event === 'acted') fact.actions += 1;
      else if (event.event === 'rerolled') fact.rerolls += 1;
      else if (event.event === 'card_chosen') fact.cards += 1;
    }
  return all;
}

/** The lines of the dice game, one for each seat. What was paid lies in dice and tiles: the log tells. */
export function diceRubies(view: View, log: Told[]): RubyLine[] {
  const turns = facts(log, view.seats.length).map((fact) => fact.turns);
  const lines = turns.map((n, seat): RubyLine => ({
    seat,
    colour: diceColour(seat),
    turns: n,
    began: seat === 0 ? [0] : [],
    rubies: [],
  }));
  const now = turns.map((_, seat) => Number(seat === 0));
  for (const { ply, events } of log)
    for (const event of events) {
      if (event.event === 'turn_began') {
        now[event.seat] = (now[event.seat] ?? 0) + 1;
        lines[event.seat]?.began.push(ply);
      }
      if (event.event !== 'ruby_gained') continue;
      const source = from(event.from);
      const turn = Math.max(1, now[event.seat] ?? 1);
      lines[event.seat]?.rubies.push({ turn, ply: ply + 1, n: event.rubies, from: source, source, paid: '' });
    }
  return lines;
}

export function diceEnded(view: View, log: Told[]): Ended {
  const all = facts(log, view.seats.length);
  const row = (label: string, of: (fact: Facts) => number) => ({
    label,
    values: all.map((fact) => String(of(fact))),
  });
  return {
    seats: view.seats.map((player, i) => ({
      colour: diceColour(i),
      rank: view.ranking?.[i] ?? 0,
      rubies: player.rubies,
      ties: [{ icon: 'lira', label: m.label_worth(), n: player.worth }],
    })),
    lines: diceRubies(view, log),
    goal: view.rubies_to_end,
    how: decided(view),
    decides: decidesOf(view),
    numbers: [
      row(m.end_turns(), (fact) => fact.turns),
      row(m.end_actions(), (fact) => fact.actions),
      row(m.end_rerolls(), (fact) => fact.rerolls),
      row(m.end_bazaar_cards(), (fact) => fact.cards),
      { label: m.end_tiles(), values: view.seats.map((player) => String(player.tiles.length)) },
    ],
  };
}
