// The keys of the table, each with what it does.
import { m } from '../../../../paraglide/messages.js';
import type { Place } from '../bazaar';
import { EXTRA_PIECE } from '../boxes/pieces';
import { found } from './find';
import { prompt } from '../questions/asked';
import { reachWords } from '../words/reach';
import { why } from '../words/reasons';
import { skippedWords } from '../questions/answers';
import type { Play } from './play.svelte';
import {
  around,
  Digits,
  focusOn,
  placeFocused,
  pressSecond,
  topicFocused,
  type Act,
} from '../../../table/shortcuts';

export interface KeyMeans {
  play: Play;
  say: (text: string, atOnce: boolean) => void;
  refuse: (reason: string) => void;
  open: (sheet: 'log' | 'keys' | 'type' | 'menu') => void;
  /** One sentence back or on in the log. */
  tell: (by: 1 | -1) => void;
  help: (topic: string) => void;
  /** Asks for advice. */
  hint: () => void;
  board: (place: Place | null) => void;
  dock: () => void;
  hand: () => void;
  /** The card with the focus says what it is; false if no card has it. */
  card: () => boolean;
  /** Who is waited for, in words. */
  waiting: () => string;
  /** Opens what is public about another player, the first being 1. */
  opponent: (n: number) => void;
}

export class TableKeys {
  #digits = new Digits();
  /** Ending was asked for once, and the answer was what would be skipped. */
  #endAsked = false;
  /** `g` was pressed: the next key says whom to find. */
  #finding = false;
  #foundLast: Place | null = null;

  constructor(readonly means: KeyMeans) {}

  /** Carries out a key that was pressed `at` this time. False if it means nothing here. */
  press(key: string, at = Date.now()): boolean {
    const { play, board } = this.means;
    if (/^[1-4]$/.test(key) && document.activeElement?.closest('#players')) {
      this.means.opponent(Number(key));
      return true;
    }
    if (/^\d$/.test(key)) {
      if (play.asked && play.targets.size === 0) return this.#answerByNumber(key, at);
      const place = this.#digits.press(key, play.view.layout, at);
      if (place !== null) board(place);
      return place !== null;
    }
    this.#digits.reset();
    if (this.#finding) return this.#find(key);
    const act = this.#acts[key];
    if (!act) return false;
    act();
    if (key !== 'e') this.#endAsked = false;
    return true;
  }

  #acts: Record<string, Act> = {
    e: () => this.#end(),
    s: () => pressSecond() || this.means.refuse(m.why_no_second()),
    u: () => this.#undo(null),
    U: () => this.#undo(this.means.play.position.undo.steps[0]?.ply ?? null),
    w: () => this.#explain(),
    i: () => this.#help(),
    a: () => this.means.hint(),
    n: () => this.#step(1),
    N: () => this.#step(-1),
    r: () => this.means.open('log'),
    l: () => this.means.open('log'),
    m: () => this.means.open('menu'),
    '/': () => this.means.open('type'),
    '[': () => this.means.tell(-1),
    ']': () => this.means.tell(1),
    g: () => (this.#finding = true),
    f: () => this.#figure(),
    '?': () => this.means.open('keys'),
    p: () => this.means.dock(),
    b: () => this.means.board(null),
    y: () => focusOn('#tableau'),
    h: () => this.means.hand(),
    o: () => focusOn('#players'),
  };

  /** Where the board has no answer: the number to be named, else the answer in this place of the list. */
  #answerByNumber(key: string, at: number): boolean {
    const named = [...document.querySelectorAll<HTMLElement>('#dock [data-number]')];
    const all = named.length
      ? named
      : [
          ...document.querySelectorAll<HTMLElement>(
            '#dock :is(.body, .answers) button:not([aria-disabled], .undo)',
          ),
        ];
    const numbers = all.map((button, i) => Number(button.dataset.number ?? i + 1));
    const wanted = this.#digits.press(key, numbers, at);
    if (wanted === null) return false;
    all[numbers.indexOf(wanted)]?.focus();
    return true;
  }

  #find(key: string): boolean {
    this.#finding = false;
    const { play, board, refuse } = this.means;
    const places = found(key, play.view, play.me);
    if (!places) return false;
    const place = around(places, this.#foundLast, 1) ?? null;
    this.#foundLast = place;
    if (place === null) refuse(m.why_nobody_here());
    else board(place);
    return true;
  }

  /** The merchant or one's extra piece, where both can move. */
  #figure(): void {
    const { play, say, refuse } = this.means;
    if (!play.mayChooseFigure) return refuse(EXTRA_PIECE.missing());
    play.figure = play.figure === 'merchant' ? 'extra' : 'merchant';
    say(play.figure === 'merchant' ? m.figure_merchant() : EXTRA_PIECE.name(), true);
  }

  #undo(to: number | null): void {
    const { play } = this.means;
    if (play.position.undo.steps.length) play.undo(to);
  }

  #end(): void {
    const { play, refuse } = this.means;
    const answer = play.end;
    if (!answer) return refuse(this.#notYet());
    if (play.skipped.length && !this.#endAsked) {
      this.#endAsked = true;
      return refuse(m.act_end_skip({ what: skippedWords(play) }));
    }
    this.#endAsked = false;
    play.give(answer);
  }

  #notYet(): string {
    const { play } = this.means;
    if (!play.asked) return m.why_not_your_turn();
    return m.why_end_not_yet({ question: prompt(play.asked.question, play.view) });
  }

  #explain(): void {
    const { play, say, refuse, waiting, card } = this.means;
    if (card()) return;
    const place = placeFocused();
    const target = place === null ? null : play.targets.get(place);
    if (target?.blocked) refuse(why(target.blocked));
    else if (target?.effects) say(m.say_reach({ preview: reachWords(target, play.view, play.name) }), true);
    else if (play.asked) say(prompt(play.asked.question, play.view), true);
    else say(waiting(), true);
  }

  #help(): void {
    const place = placeFocused();
    this.means.help(place !== null ? `place-${place}` : (topicFocused() ?? 'turn'));
  }

  #step(by: 1 | -1): void {
    const { play, board } = this.means;
    const legal = play.view.layout.filter((place) => play.targets.get(place)?.answer);
    if (legal.length) return board(around(legal, placeFocused(), by) ?? null);
    const buttons = [...document.querySelectorAll<HTMLElement>('#dock button:not([aria-disabled])')];
    around(buttons, document.activeElement as HTMLElement, by)?.focus();
  }
}
