// The keys of the table of the dice game, each with what it does.
import { m } from '../../../paraglide/messages.js';
import { around, focusOn, pressSecond, type Act } from '../../table/shortcuts';
import { dicePrompt } from './questions';
import { DEEDS } from './deeds';
import type { DicePlay } from './play.svelte';
import { effectWords } from './words';

export interface KeyMeans {
  play: DicePlay;
  say: (text: string) => void;
  refuse: (reason: string) => void;
  open: (sheet: 'log' | 'keys' | 'type' | 'menu') => void;
  tell: (by: 1 | -1) => void;
  help: () => void;
  board: () => void;
  dock: () => void;
  waiting: () => string;
}

/** Everything that can be pressed as an answer now, in the order of the page. */
const LEGAL = [
  '#dock :is(.things, .answers) button:not([aria-disabled]):not(:disabled):not(.undo)',
  '#board button.legal',
  '#actions button.legal',
].join(', ');

export class DiceKeys {
  constructor(readonly means: KeyMeans) {}

  /** Carries out a key. False if it means nothing here. */
  press(key: string): boolean {
    const { play, dock } = this.means;
    const deed = /^[1-8]$/.test(key) ? DEEDS[Number(key) - 1]?.deed : undefined;
    if (deed) {
      play.press(deed);
      // Several ways: they stand in the question.
      if (play.opened) queueMicrotask(dock);
      return true;
    }
    const act = this.#acts[key];
    act?.();
    return act !== undefined;
  }

  #acts: Record<string, Act> = {
    x: () => this.#roll(),
    d: () => focusOn('#tray button'),
    s: () => pressSecond() || this.means.refuse(m.why_no_second()),
    e: () => this.#end(),
    u: () => this.means.play.undo(),
    U: () => this.means.play.undo(this.means.play.position.undo.steps[0]?.ply ?? null),
    n: () => this.#step(1),
    N: () => this.#step(-1),
    w: () => this.#explain(),
    i: () => this.means.help(),
    r: () => this.means.open('log'),
    l: () => this.means.open('log'),
    m: () => this.means.open('menu'),
    '/': () => this.means.open('type'),
    '?': () => this.means.open('keys'),
    '[': () => this.means.tell(-1),
    ']': () => this.means.tell(1),
    p: () => this.means.dock(),
    b: () => this.means.board(),
    a: () => focusOn('#actions button'),
    y: () => focusOn('#tableau'),
    o: () => focusOn('#players'),
  };

  #roll(): void {
    const { play, refuse } = this.means;
    const answer = play.reroll ?? play.answers('roll', 'reveal')[0] ?? null;
    if (answer) play.give(answer);
    else refuse(play.mayLift ? m.ask_dice_reroll() : play.whyNotLift(0));
  }

  #end(): void {
    const { play, refuse } = this.means;
    if (play.end) play.give(play.end);
    else refuse(m.why_not_now());
  }

  #step(by: 1 | -1): void {
    // An open question may lie over the overview.
    const legal = [...document.querySelectorAll<HTMLElement>(LEGAL)].filter((button) =>
      button.checkVisibility({ visibilityProperty: true }),
    );
    around(legal, document.activeElement as HTMLElement, by)?.focus();
  }

  /** What is looked at, in full; else the question again. */
  #explain(): void {
    const { play, say, waiting } = this.means;
    const deed = (document.activeElement as HTMLElement | null)?.dataset?.deed;
    const row = DEEDS.find((one) => one.deed === deed);
    const { look } = play;
    if (look) say(`${look.what}. ${look.answer ? effectWords(look.answer) : (look.why ?? '')}`);
    else if (row && !play.ways(row.deed).length) this.means.refuse(play.hindrance(row.deed));
    else if (play.asked) say(dicePrompt(play.asked.question, play.name(play.view.seat)));
    else say(waiting());
  }
}
