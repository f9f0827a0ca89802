// A plan for one's own next turn, as it is chosen on the page and as the server keeps it.
import { columns, type Action, type Place, type View } from '../bazaar';
import type { PlannedTurn } from '../../../types/PlannedTurn';

export const FIGURES = ['governor', 'smuggler', 'merchant'] as const;
export type Figure = (typeof FIGURES)[number];
/** Whether somebody must be at the place, must not, or may. */
export type Wanted = 'either' | 'there' | 'away';

/** One way to begin the turn. */
export interface Branch {
  to: Place;
  who: Record<Figure, Wanted>;
}

/** As many as the server keeps. */
export const MOST_BRANCHES = 6;
const FARTHEST = 2;

/** The places a merchant reaches from here by walking, nearest first. */
export function reachable(layout: readonly Place[], from: Place): Place[] {
  const wide = columns(layout.length);
  const start = layout.indexOf(from);
  const steps = (index: number) =>
    Math.abs((index % wide) - (start % wide)) + Math.abs(Math.floor(index / wide) - Math.floor(start / wide));
  return layout
    .map((place, index) => ({ place, steps: steps(index) }))
    .filter(({ steps }) => start >= 0 && steps > 0 && steps <= FARTHEST)
    .sort((a, b) => a.steps - b.steps)
    .map(({ place }) => place);
}

export function fresh(view: View, from: Place, taken: readonly Branch[] = []): Branch | null {
  const to = reachable(view.layout, from).find((place) => !taken.some((branch) => branch.to === place));
  return to === undefined
    ? null
    : { to, who: { governor: 'either', smuggler: 'either', merchant: 'either' } };
}

export function turnsOf(branches: readonly Branch[]): PlannedTurn<Action>[] {
  return branches.map(({ to, who }) => ({
    when: FIGURES.filter((figure) => who[figure] !== 'either').map((figure) => ({
      figure,
      place: to,
      there: who[figure] === 'there',
    })),
    actions: [{ do: 'move', to }],
  }));
}

/** What the page can show of a plan: turns that begin with a walk, and conditions about where it leads. */
export function branchesOf(turns: readonly PlannedTurn<Action>[]): Branch[] {
  return turns.flatMap(({ when, actions }) => {
    const first = actions[0];
    if (first?.do !== 'move') return [];
    const wanted = (figure: Figure): Wanted => {
      const one = when.find((condition) => condition.figure === figure && condition.place === first.to);
      return !one ? 'either' : one.there ? 'there' : 'away';
    };
    return [
      {
        to: first.to,
        who: {
          governor: wanted('governor'),
          smuggler: wanted('smuggler'),
          merchant: wanted('merchant'),
        },
      },
    ];
  });
}
