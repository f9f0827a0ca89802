// What the tableau shows as about to change: what is looked at, else what the main answer would do.
import { mainOf } from '../questions/answers';
import { effectsOf } from '../words/preview';
import type { Effects } from '../../../types/Effects';
import type { Play } from './play.svelte';

export function previewed(play: Play): Effects | null {
  const { look } = play;
  if (look.effects) return look.effects;
  const answer = look.answer ?? play.shown?.answer ?? play.chosen ?? mainOf(play);
  return answer ? effectsOf(answer, play.express).effects : null;
}
