// Counts the seconds after which a turn ends by itself, for those who want that; any press stops it.
export class EndTimer {
  /** Seconds that are left, or nothing. */
  left: number | null = $state(null);
  #timer: ReturnType<typeof setInterval> | undefined;

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
