// A chapter that is being taken: what is on the table, what the coach says, and what comes of an attempt.
import { call, Refused } from '../api';
import type { GameTypes, PositionOf, ToldOf } from '../game';
import type { Attempt } from '../types/Attempt';
import type { Lesson } from '../types/Lesson';
import type { Line } from '../types/Line';
import type { Scene } from '../types/Scene';
import type { Wrong } from '../types/Wrong';
import { progress } from './progress.svelte';

export type AnyScene = Scene<PositionOf<GameTypes>, GameTypes['event']>;
type Ask = (chapter: string, lesson: Lesson<unknown>) => Promise<AnyScene>;

const post: Ask = (chapter, lesson) =>
  call<AnyScene>('POST', `/school/${encodeURIComponent(chapter)}`, lesson);

/** After so many wrong tries the coach offers to show it. */
const TRIES = 2;

/** Which step it is. An exercise may take several turns, and stays one step. */
const stepOf = ({ turn, line, exercise, done }: AnyScene): string =>
  JSON.stringify([exercise ? null : turn, line.key, done]);

export class Taken {
  scene: AnyScene | null = $state.raw(null);
  wrong: Wrong | null = $state.raw(null);
  trouble: unknown = $state.raw(null);
  /** What was kept does not fit the chapter any more. */
  changed = $state(false);
  sending = $state(0);
  #tries = $state(0);

  constructor(
    readonly chapter: string,
    readonly ask: Ask = post,
  ) {}

  get line(): Line | null {
    return this.wrong?.line ?? this.scene?.line ?? null;
  }
  get mood() {
    return this.wrong ? 'think' : (this.scene?.mood ?? 'calm');
  }
  get mayShow(): boolean {
    return this.#tries >= TRIES;
  }
  get log(): ToldOf<GameTypes>[] {
    return this.scene?.log ?? [];
  }

  /** Goes on where it was left. */
  async open(): Promise<void> {
    await this.#tell({ answers: progress.of(this.chapter).answers, attempt: null });
  }

  async attempt(attempt: Attempt<unknown>): Promise<void> {
    if (this.sending || !this.scene) return;
    await this.#tell({ answers: this.scene.answers, attempt });
  }

  async #tell(lesson: Lesson<unknown>): Promise<void> {
    this.sending += 1;
    this.trouble = null;
    try {
      this.#take(await this.ask(this.chapter, lesson));
    } catch (error) {
      if (error instanceof Refused && error.problem.code === 'stale' && lesson.answers.length) {
        this.changed = true;
        progress.keep(this.chapter, [], false);
        this.#take(await this.ask(this.chapter, { answers: [], attempt: null }));
      } else this.trouble = error;
    } finally {
      this.sending -= 1;
    }
  }

  #take(scene: AnyScene): void {
    this.wrong = scene.wrong;
    // Right answers on the way, and detours of an exercise, are no new step: what went wrong in it still counts.
    if (!this.scene || stepOf(scene) !== stepOf(this.scene)) this.#tries = 0;
    if (scene.wrong) this.#tries += 1;
    // Where nothing has changed, nothing on the table moves.
    if (scene.wrong && !scene.wrong.again && this.scene) return;
    this.scene = scene;
    progress.keep(this.chapter, scene.answers, scene.done);
  }
}
