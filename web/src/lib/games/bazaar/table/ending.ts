// Why the winner won, and the numbers of a game, from events alone.
import { m } from '../../../../paraglide/messages.js';
import { goalOf, sum, type Told, type View } from '../bazaar';
import { rubyLines } from '../rubies';
import type { Ended } from '../../../table/ending';

/** The end of the board game. */
export function ended(view: View, log: Told[]): Ended {
  const facts = numbers(log, view.seats.length);
  const row = (label: string, of: (fact: Facts) => string) => ({ label, values: facts.map(of) });
  return {
    seats: view.seats.map((player, i) => ({
      colour: player.colour,
      rank: view.ranking?.[i] ?? 0,
      rubies: player.rubies,
      ties: [
        { icon: 'lira', label: m.label_lira(), n: player.lira },
        { icon: 'any', label: m.label_own(), n: sum(player.goods) },
        { icon: 'bonus-back', label: m.label_cards(), n: player.cards },
      ],
    })),
    lines: rubyLines(
      view.seats.map(({ colour }) => colour),
      log,
    ),
    goal: goalOf(view),
    how: decided(view),
    note: m.end_how_note(),
    numbers: [
      row(m.end_turns(), (fact) => String(fact.turns)),
      row(m.end_idle(), (fact) => String(fact.idle)),
      row(m.end_paid(), (fact) => String(fact.paid)),
      row(m.end_dice(), (fact) => signed(fact.luck)),
    ],
  };
}

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** The line of the ranking that decided: rubies, then Lira, then goods, then cards. */
export function decided(view: View): string {
  const order = view.seats
    .map((player, i) => ({ player, rank: view.ranking?.[i] ?? 99 }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ player }) => player);
  const [first, second] = order;
  if (!first || !second) return '';
  if (first.rubies !== second.rubies) return m.end_by_rubies({ n: first.rubies, other: second.rubies });
  if (first.lira !== second.lira)
    return m.end_by_lira({ rubies: m.unit_rubies({ n: first.rubies }), n: first.lira, other: second.lira });
  const [a, b] = [sum(first.goods), sum(second.goods)];
  if (a !== b) return m.end_by_goods({ n: a, other: b });
  if (first.cards !== second.cards) return m.end_by_cards({ n: first.cards, other: second.cards });
  return m.end_equal();
}

export interface Facts {
  turns: number;
  idle: number;
  paid: number;
  /** Pips above what two dice bring on average. */
  luck: number;
}

export function numbers(log: Told[], seats: number): Facts[] {
  const facts = Array.from({ length: seats }, (): Facts => ({
    turns: 0,
    idle: 0,
    paid: 0,
    luck: 0,
  }));
  for (const { events } of log)
    for (const event of events) {
      const fact = 'seat' in event ? facts[event.seat] : undefined;
      if (!fact) continue;
      if (event.event === 'turn_began') fact.turns += 1;
      else if (event.event === 'stopped' || event.event === 'action_skipped') fact.idle += 1;
      else if (event.event === 'merchant_paid') fact.paid += event.lira;
      else if (event.event === 'rolled' && typeof event.roll === 'object' && !('neutral' in event.roll))
        fact.luck += event.dice[0] + event.dice[1] - 7;
    }
  return facts;
}
