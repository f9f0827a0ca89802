// The lesson at the table. What it says is fetched only where somebody learns.
import type { Place, Told } from '../bazaar';
import type { Play } from '../table/play.svelte';

type Lesson = typeof import('./lesson');

export class Guide {
  #lesson = $state.raw<Lesson | null>(null);

  /** `log` is nothing where nobody learns. */
  constructor(
    readonly play: Play,
    readonly log: () => Told[] | null,
  ) {}

  open(learns: boolean): void {
    if (learns && !this.#lesson) void import('./lesson').then((lesson) => (this.#lesson = lesson));
  }

  /** How many goals are reached; nothing without a lesson. */
  get done(): number | null {
    const log = this.log();
    const { seat } = this.play;
    return this.#lesson && log && seat !== null ? this.#lesson.reached(log, seat) : null;
  }

  get text(): string {
    return this.#lesson && this.done !== null ? this.#lesson.textOf(this.done) : '';
  }

  /** Places worth trying now. */
  get places(): Place[] {
    if (!this.#lesson || this.done === null) return [];
    return this.#lesson.suggested(this.#lesson.GOALS[this.done], this.play);
  }
}
