// Why the winner won, and the numbers of a game, from events alone.
import { m } from '../../../../paraglide/messages.js';
import { goalOf, sum, type PlayerView, type Told, type View } from '../bazaar';
import { rubyLines } from '../rubies';
import type { Ended } from '../../../table/ending';

/** The end of the board game. */
export function ended(view: View, log: Told[]): Ended {
  const facts = numbers(log, view.seats.length);
  const { icon, how } = decided(view);
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
    how,
    decides: icon,
    numbers: [
      row(m.end_turns(), (fact) => String(fact.turns)),
      row(m.end_idle(), (fact) => String(fact.idle)),
      row(m.end_paid(), (fact) => String(fact.paid)),
      row(m.end_dice(), (fact) => signed(fact.luck)),
    ],
  };
}

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** What decided, in the order of the rules: rubies, then Lira, then goods, then cards. */
const COUNTED: { icon: string; of: (player: PlayerView) => number; say: (a: Counts) => string }[] = [
  { icon: 'ruby', of: ({ rubies }) => rubies, say: ({ n, other }) => m.end_by_rubies({ n, other }) },
  {
    icon: 'lira',
    of: ({ lira }) => lira,
    say: ({ n, other, rubies }) => m.end_by_lira({ rubies: m.unit_rubies({ n: rubies }), n, other }),
  },
  { icon: 'any', of: ({ goods }) => sum(goods), say: ({ n, other }) => m.end_by_goods({ n, other }) },
  { icon: 'bonus-back', of: ({ cards }) => cards, say: ({ n, other }) => m.end_by_cards({ n, other }) },
];
interface Counts {
  n: number;
  other: number;
  rubies: number;
}

/** Which column of the ranking decided, and the sentence about it. */
export function decided(view: View): { icon: string | null; how: string } {
  const [first, second] = view.seats
    .map((player, i) => ({ player, rank: view.ranking?.[i] ?? 99 }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ player }) => player);
  if (!first || !second) return { icon: null, how: '' };
  const row = COUNTED.find(({ of }) => of(first) !== of(second));
  if (!row) return { icon: null, how: m.end_equal() };
  const counts = { n: row.of(first), other: row.of(second), rubies: first.rubies };
  return { icon: row.icon, how: row.say(counts) };
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
