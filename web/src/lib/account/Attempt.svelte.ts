// Something that is tried with the server: whether it is under way, and what went wrong.
export class Attempt {
  busy = $state(false);
  trouble: unknown = $state.raw(null);

  /** Runs it; gives nothing if it failed, and keeps why. */
  async run<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (this.busy) return undefined;
    this.busy = true;
    this.trouble = null;
    try {
      return await work();
    } catch (error) {
      this.trouble = error;
      return undefined;
    } finally {
      this.busy = false;
    }
  }
}
