// How a turn ends by itself, for those who want that: the seconds are counted, and any press stops them. Where time
// runs they count for everybody, but never in a moment in which something was explained for the first time.
import { showsFirst } from '../firsts/showing.svelte';
import { settings, type EndTurn } from '../settings.svelte';

export class EndTimer {
  /** Seconds that are left, or nothing. */
  left: number | null = $state(null);
  #timer: ReturnType<typeof setInterval> | undefined;
  /** The version of the position in which something was explained. */
  #explained = -1;

  /** How the turn of this position ends. The press that puts away what was explained hurries nobody either, so the
   *  position remembers it. A newcomer has not seen all hints of a first game. */
  how(version: number, live: boolean, newcomer = false): EndTurn {
    if (newcomer || showsFirst()) this.#explained = version;
    return settings.endTurn(live && this.#explained !== version);
  }

  start(seconds: number, then: () => void): void {
    this.stop();
    this.left = seconds;
    this.#timer = setInterval(() => {
      this.left = (this.left ?? 1) - 1;
      if (this.left > 0) return;
      this.stop();
      then();
    }, 1000);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.left = null;
  }
}
