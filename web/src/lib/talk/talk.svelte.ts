// The talk of one table: what is unread, what has just been said, and what whoever looks may do about it.
import { getContext, setContext } from 'svelte';
import type { AnyTable } from '../game';
import { Refusal } from '../live.svelte';
import { troubleWords } from '../shell/trouble';
import { remember, remembered } from '../storage';
import type { Reaction } from '../types/Reaction';
import type { Said } from '../types/Said';
import type { Talk } from '../types/Talk';
import type { Words } from '../types/Words';
import { m } from '../../paraglide/messages.js';

/** What it needs of the line to the server. */
export interface TalkLine {
  readonly table: AnyTable | null;
  readonly talk: Talk | null;
  readonly log: readonly { ply: number }[];
  say(words: Words): Promise<void>;
  mute(whom: string | null, muted: boolean): Promise<void>;
  report(said: string): Promise<void>;
}

/** How long something that was just said stands beside its speaker. */
const SHOWN = 3000;
/** Of so many tables it is remembered how far they were read. */
const MOST_TABLES = 50;
const READ = 'talk_read';

/** Whether people can talk to each other there: one person alone, or several at one screen, need not. */
export function hasTalk(table: AnyTable | null, talk: Talk | null, me: string | null): boolean {
  if (!table || !talk) return false;
  const people = table.seats.flatMap(({ sitter }) => (sitter.sitter === 'person' ? [sitter.id] : []));
  return new Set(people).size > 1 || talk.said.some(({ by }) => by.id !== me);
}

export class TableTalk {
  open = $state(false);
  /** Why something could not be said. */
  trouble = $state('');
  /** Said just now, by somebody else. */
  fresh: Said[] = $state.raw([]);
  #readTo = $state(0);
  /** Everything up to here was there before, or was shown. */
  #heardTo: number | null = null;

  constructor(
    readonly id: string,
    readonly line: TalkLine,
    readonly me: () => string | null,
  ) {
    this.#readTo = remembered<Record<string, number>>(READ, {})[id] ?? 0;
  }

  get shown(): boolean {
    return hasTalk(this.line.table, this.line.talk, this.me());
  }

  get said(): Said[] {
    return this.line.talk?.said ?? [];
  }

  get unread(): number {
    return this.said.filter(({ at, by }) => at > this.#readTo && by.id !== this.me()).length;
  }

  isMine = (said: Said): boolean => said.by.id === this.me();

  /** Everything that is there has been read. */
  read(): void {
    const last = this.said.at(-1)?.at ?? 0;
    if (last <= this.#readTo) return;
    this.#readTo = last;
    const kept = Object.entries(remembered<Record<string, number>>(READ, {}));
    const others = kept.filter(([id]) => id !== this.id).slice(1 - MOST_TABLES);
    remember(READ, Object.fromEntries([...others, [this.id, last]]));
  }

  /** Takes in what is there now; what is new stands beside its speaker for a moment. */
  hear(): void {
    const last = this.said.at(-1)?.at ?? 0;
    const before = this.#heardTo;
    if (this.line.talk === null) return;
    this.#heardTo = Math.max(before ?? 0, last);
    if (before === null) return;
    const fresh = this.said.filter((said) => said.at > before && !this.isMine(said));
    if (!fresh.length) return;
    this.fresh = [...this.fresh, ...fresh];
    setTimeout(() => (this.fresh = this.fresh.filter((said) => !fresh.includes(said))), SHOWN);
  }

  say(words: Words): Promise<boolean> {
    return this.#tried(this.line.say(words));
  }

  /** A reaction to what was done last, or to this action. */
  react(reaction: Reaction, ply: number | null = this.line.log.at(-1)?.ply ?? null): Promise<boolean> {
    return this.say({ words: 'reaction', reaction, ply });
  }

  mute(whom: string | null, muted: boolean): Promise<boolean> {
    return this.#tried(this.line.mute(whom, muted));
  }

  report(said: string): Promise<boolean> {
    return this.#tried(this.line.report(said));
  }

  async #tried(request: Promise<void>): Promise<boolean> {
    this.trouble = '';
    try {
      await request;
      return true;
    } catch (error) {
      const problem = error instanceof Refusal ? error.problem : null;
      if (problem?.code === 'too_many') this.trouble = m.error_too_much_talk();
      else this.trouble = problem ? troubleWords(problem) : m.problem_internal();
      return false;
    }
  }
}

const KEY = Symbol('talk');

/** Every part of the page below finds the talk of the table. */
export const setTalk = (talk: TableTalk): TableTalk => setContext(KEY, talk);
/** Nothing where there is no table: a replay, for example. */
export const getTalk = (): TableTalk | null => getContext<TableTalk | undefined>(KEY) ?? null;
