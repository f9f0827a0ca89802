// Hints for those who ask for it, never against other people: what would be good now, in words and on the board.
import { m } from '../../../../paraglide/messages.js';
import { Refused } from '../../../api';
import type { Bazaar, Place } from '../bazaar';
import { troubleWords } from '../../../shell/trouble';
import { bestFirst, mayAsk, places, why, words } from './hint';
import type { Play } from './play.svelte';
import type { TableProps } from '../../../table/props';

export interface HintMeans {
  props: () => TableProps<Bazaar>;
  play: Play;
  refuse: (text: string) => void;
  show: (text: string, places: Place[]) => void;
}

export class Hints {
  #means: HintMeans;
  #said = $state('');

  constructor(means: HintMeans) {
    this.#means = means;
  }

  get given(): boolean {
    const { onhint, table } = this.#means.props();
    return onhint !== undefined && this.#means.play.asked !== null && mayAsk(table);
  }

  /** What stands beside the question is a hint, no refusal. */
  isHint(text: string): boolean {
    return text !== '' && text === this.#said;
  }

  async ask(): Promise<void> {
    const { props, play, refuse, show } = this.#means;
    const ask = props().onhint;
    if (!this.given || !ask) return refuse(m.why_no_hint_here());
    const { version } = props().position;
    try {
      const found = bestFirst(await ask());
      const reason = await why(found, play);
      if (props().position.version !== version) return;
      const said = words(found, play);
      this.#said = reason ? m.hint_why({ hint: said, why: reason }) : said;
      show(this.#said, places(found));
      const best = found.answers[0];
      play.hinted = best ? (play.answer(best.action)?.notation ?? null) : null;
    } catch (error) {
      refuse(error instanceof Refused ? troubleWords(error.problem) : m.problem_internal());
    }
  }
}
