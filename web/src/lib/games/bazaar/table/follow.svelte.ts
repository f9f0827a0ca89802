// What changed since a moment ago: it is said, shown and heard, and what was only looked at is put back.
import { untrack } from 'svelte';
import type { Bazaar } from '../bazaar';
import { isOffTurn } from '../boxes/rounds';
import { prompt } from '../questions/asked';
import { sentences } from '../log/sentences';
import { settings } from '../../../settings.svelte';
import { fresh, news, seenNow, type Seen } from '../../../table/announcements';
import type { TableProps } from '../../../table/props';
import type { Animations } from './animations.svelte';
import type { Speech } from '../../../table/speech.svelte';
import type { History } from './history.svelte';

export interface Follower {
  props: () => TableProps<Bazaar>;
  history: History;
  animations: Animations;
  speech: Speech;
  name: (seat: number) => string;
  /** The game has gone on. */
  onversion: () => void;
}

/** Follows the game as long as the component lives that asked for it. */
export function followGame({ props, history, animations, speech, name, onversion }: Follower): void {
  let seen: Seen | null = null;
  $effect(() => {
    const { position, log } = props();
    const { told, turnNumber } = history;
    const now = seenNow<Bazaar>(position, told.length);
    untrack(() => {
      const before = seen;
      seen = now;
      const { view } = position;
      const found = news<Bazaar>(before, position, log, {
        told,
        myTurn: turnNumber,
        name,
        announce: settings.get('announce'),
        offTurn: isOffTurn(view),
        prompt: (question) => prompt(question, view),
        tell: (events) => sentences(events, name),
      });
      if (now.version !== before?.version) onversion();
      speech.say(found.polite);
      speech.tell(found.others);
      speech.say(found.assertive, true);
      animations.show(before ? fresh<Bazaar>(log, before.ply) : [], view, found.yours, now.version);
    });
  });
}
