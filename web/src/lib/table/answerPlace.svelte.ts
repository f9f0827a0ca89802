// The fixed place of a question's answers: undo left, second answers, the main answer right. A sheet writes its
// answers where they belong in the question; they are shown there.
import { getContext, setContext, untrack, type Snippet } from 'svelte';

const KEY = Symbol('answers');

export class AnswerPlace {
  shown: Snippet[] = $state.raw([]);

  /** Shows these answers until the returned function is called. */
  show(answers: Snippet): () => void {
    untrack(() => (this.shown = [...this.shown, answers]));
    return () => (this.shown = this.shown.filter((other) => other !== answers));
  }
}

/** For whoever has such a place. */
export function provideAnswerPlace(): AnswerPlace {
  return setContext(KEY, new AnswerPlace());
}

export const answerPlace = (): AnswerPlace | undefined => getContext(KEY);
