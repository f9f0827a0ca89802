// The lists on the home page: fetched at once, and again while somebody looks.
import type { AnyTables } from '../game';
import { inOrder } from './tables';

export class Lobby {
  mine: AnyTables['mine'] = $state.raw([]);
  open: AnyTables['open'] = $state.raw([]);
  /** When the lists came, in milliseconds since 1970. */
  heard: number = $state(0);
  state: 'loading' | 'here' | 'failed' = $state('loading');
  trouble: unknown = $state.raw(null);

  constructor(readonly fetch: () => Promise<AnyTables>) {}

  async refresh(): Promise<void> {
    try {
      const { mine, open } = await this.fetch();
      this.mine = inOrder(mine);
      this.open = open;
      this.heard = Date.now();
      this.state = 'here';
      this.trouble = null;
    } catch (error) {
      this.trouble = error;
      // What was there stays readable while the line is broken.
      if (this.state === 'loading') this.state = 'failed';
    }
  }
}
