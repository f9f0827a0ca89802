// Somebody waits for me: it is said, and stands over the board for a while.
import { m } from '../../paraglide/messages.js';
import type { Nudge } from '../types/Nudge';
import type { Seat } from '../types/Seat';

const WHILE = 12_000;

export interface NudgeMeans {
  /** A nudge that I have not answered. */
  nudge: () => Nudge | null;
  name: (seat: Seat) => string;
  say: (text: string) => void;
}

/** Watches as long as the component lives that made it. */
export class Nudged {
  text = $state('');
  #told = 0;

  constructor({ nudge, name, say }: NudgeMeans) {
    $effect(() => {
      const now = nudge();
      if (!now) {
        this.text = '';
        return;
      }
      if (this.#told === now.at) return;
      this.#told = now.at;
      this.text = m.note_waits({ player: name(now.by) });
      say(this.text);
      setTimeout(() => (this.text = ''), WHILE);
    });
  }
}
