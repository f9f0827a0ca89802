// What the boxes offer at the end of a turn: buttons, and rows of their own.
import type { Component } from 'svelte';
import type { Answer } from '../bazaar';
import { LETTERS_FINISH } from '../letters/finish';
import TraderRow from '../mocha/TraderRow.svelte';
import type { FinishButton, FinishRow } from '../questions/finish';
import type { Play } from '../table/play.svelte';

export const FINISH_ROWS: readonly Component<FinishRow>[] = [TraderRow];

/** The buttons that can be pressed now. */
export const finishAnswers = (play: Play): (FinishButton & { answer: Answer; text: string })[] =>
  LETTERS_FINISH.flatMap((button) => {
    const [answer] = play.answers(button.action);
    return answer ? [{ ...button, answer, text: button.label() }] : [];
  });
