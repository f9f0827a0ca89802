// What a box may add to the end of a turn.
import type { Action, Answer } from '../bazaar';
import type { Play } from '../table/play.svelte';

/** A button beside those of the base game. */
export interface FinishButton {
  action: Action['do'];
  icon: string;
  label: () => string;
}

/** A row of its own gets these. */
export interface FinishRow {
  play: Play;
  onlook: (answer: Answer | null) => void;
}
