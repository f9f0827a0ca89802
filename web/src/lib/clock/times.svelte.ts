// The clock of a table, counted down. It looks as often as something can change, and stands still with a hidden page.
import { m } from '../../paraglide/messages.js';
import { settings, still } from '../settings.svelte';
import type { Seat } from '../types/Seat';
import { HOUR, leftOf, SHORT, timeText, timeWords, type Heard, type Shown, type Times } from './time';

export class TableTimes implements Times {
  #now = $state(Date.now());
  #heard: () => Heard | null;
  #days: () => boolean;
  #isBot: (seat: Seat) => boolean;

  constructor(heard: () => Heard | null, days: () => boolean, isBot: (seat: Seat) => boolean) {
    this.#heard = heard;
    this.#days = days;
    this.#isBot = isBot;
  }

  left(seat: Seat): number | null {
    const heard = this.#heard();
    // What came after the last look was heard later than that.
    return heard && leftOf(heard, seat, Math.max(this.#now, heard.at));
  }

  of = (seat: Seat): Shown | null => {
    const runs = this.#heard()?.clock.runs === seat;
    const left = this.left(seat);
    // Whoever is not asked has all the days once they are.
    if (left === null || this.#isBot(seat) || (this.#days() && !runs)) return null;
    const locale = settings.get('locale');
    return {
      text: timeText(left, locale, runs && !still()),
      label: m.time_left({ time: timeWords(left, locale) }),
      low: runs && left <= (this.#days() ? 2 * HOUR : SHORT),
      runs,
    };
  };

  /** Counts until it is stopped. */
  start(): () => void {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      this.#now = Date.now();
      const runs = this.#heard()?.clock.runs ?? null;
      const left = runs === null ? null : this.left(runs);
      const pause = left === null || left > 3 * HOUR ? 5_000 : left <= SHORT + 1_000 ? 100 : 250;
      timer = setTimeout(look, document.hidden ? 1_000 : pause);
    };
    look();
    return () => clearTimeout(timer);
  }
}
