// Puzzles in words.
import { m } from '../../paraglide/messages.js';
import type { Mark } from '../study/report';
import type { PuzzleTheme } from '../types/PuzzleTheme';
import type { Verdict } from './api';

interface Theme {
  name: () => string;
  /** The hint. */
  about: () => string;
  icon: string | null;
}
const THEMES: Record<PuzzleTheme, Theme> = {
  ruby: { name: m.puzzle_theme_ruby, about: m.puzzle_about_ruby, icon: 'ruby' },
  others: { name: m.puzzle_theme_others, about: m.puzzle_about_others, icon: null },
  money: { name: m.puzzle_theme_money, about: m.puzzle_about_money, icon: 'lira' },
  goods: { name: m.puzzle_theme_goods, about: m.puzzle_about_goods, icon: 'any' },
  cards: { name: m.puzzle_theme_cards, about: m.puzzle_about_cards, icon: 'bonus-back' },
  things: { name: m.puzzle_theme_things, about: m.puzzle_about_things, icon: null },
  plan: { name: m.puzzle_theme_plan, about: m.puzzle_about_plan, icon: null },
};
/** A theme that this page does not know yet is a plan. */
export const theme = (which: PuzzleTheme): Theme => THEMES[which] ?? THEMES.plan;

/** One star up to here, two up to the next, …; five beyond. */
const STEPS = [1250, 1425, 1600, 1775];
export const stars = (rating: number): number => 1 + STEPS.filter((step) => rating > step).length;

const TITLES: Record<Mark, () => string> = {
  masterpiece: m.puzzle_right,
  only_way: m.puzzle_right,
  sound: m.puzzle_sound,
  crack: m.puzzle_crack,
  shard: m.puzzle_shard,
};
/** What is said of an answer; of the best one, for whoever was shown. */
export function title({ right, mark }: Verdict): string {
  if (right) return m.puzzle_right();
  return mark ? TITLES[mark]() : m.puzzle_shown();
}

/** A change of a rating with its sign. */
export const change = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0');
