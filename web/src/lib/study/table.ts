// The chart as a table: rows for the eye, for the ear and for a file.
import { m } from '../../paraglide/messages.js';
import { signsOf, type Studied } from './context';
import type { TurnReport } from './report';
import { markName, percent } from './words';

export interface Row {
  turn: number;
  player: string;
  place: string;
  mark: string;
  chances: number[];
  luck: number;
  loss: number;
}

export const rows = (turns: readonly TurnReport[], studied: Studied): Row[] =>
  turns.map((turn) => {
    const place = signsOf(studied, turn)?.place ?? null;
    return {
      turn: turn.turn,
      player: studied.name(turn.seat),
      place: place === null ? '' : studied.parts.placeName(place),
      mark: markName(turn.mark),
      chances: turn.chances_after,
      luck: turn.luck,
      loss: turn.loss,
    };
  });

/** A cell of a file: in quotes where it has to be, and never a formula. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
const digits = (n: number) => (100 * n).toFixed(2);

export function csv(turns: readonly TurnReport[], studied: Studied): string {
  const head = [
    m.study_turns(),
    m.replay_players(),
    m.rules_places(),
    m.study_title(),
    ...studied.colours.map((_, seat) => `${studied.name(seat)} %`),
    m.study_luck(),
    m.study_choices(),
  ];
  const lines = rows(turns, studied).map((row) => [
    String(row.turn),
    cell(row.player),
    cell(row.place),
    cell(row.mark),
    ...row.chances.map(digits),
    digits(row.luck),
    digits(-row.loss),
  ]);
  return [head.map(cell), ...lines].map((line) => line.join(',')).join('\r\n') + '\r\n';
}

/** A turn of the chart in words: who had which chance. */
export const chancesInWords = (chances: readonly number[], studied: Studied): string =>
  chances.map((chance, seat) => `${studied.name(seat)} ${percent(chance)} %`).join(', ');
