// The line to the server: lost, and back again with what was missed.
import { untrack } from 'svelte';
import { m } from '../../paraglide/messages.js';
import type { Line } from '../live.svelte';
import type { Seen } from './announcements';

export interface ConnectionMeans {
  line: () => Line;
  seen: () => Seen;
  /** How many turns were taken since a moment. */
  missed: (before: Seen) => number;
  say: (text: string, atOnce?: boolean) => void;
  /** Whoever looks is asked something. */
  asked?: () => boolean;
}

/** Watches the line as long as the component lives that made it. */
export class ConnectionWatch {
  #back = $state('');
  #lostAt: Seen | null = null;
  #means: ConnectionMeans;

  constructor(means: ConnectionMeans) {
    this.#means = means;
    $effect(() => this.#look(means.line()));
    $effect(() => {
      if (!this.#back) return;
      const gone = setTimeout(() => (this.#back = ''), 5000);
      return () => clearTimeout(gone);
    });
  }

  get #lost(): string {
    return (this.#means.asked?.() ?? true) ? m.line_lost() : m.line_lost_waiting();
  }

  /** What is told of it where everybody reads. */
  get banner(): string {
    const line = this.#means.line();
    if (line === 'lost') return this.#lost;
    return line === 'connecting' ? m.line_connecting() : this.#back;
  }

  #look(line: Line): void {
    const { seen, missed, say } = this.#means;
    if (line === 'lost') {
      say(
        untrack(() => this.#lost),
        true,
      );
      untrack(() => (this.#lostAt ??= seen()));
    } else if (line === 'open' && this.#lostAt !== null) {
      const before = this.#lostAt;
      const n = untrack(() => missed(before));
      this.#lostAt = null;
      this.#back = n ? m.line_back({ n }) : m.line_back_same();
      say(this.#back);
    }
  }
}
