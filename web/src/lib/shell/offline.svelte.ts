// A site without a server is kept on the device by a service worker. A new version is offered, never forced: nobody's
// game is reloaded under their hands.
import { alone } from '../alone';
import { at } from '../base';

/** First the page and the game that somebody begins there. */
const QUIET = 5000;

class Offline {
  /** A newer version is on the device and waits. */
  newer: boolean = $state(false);
  #waiting: ServiceWorker | null = null;

  start(): void {
    if (!alone || !('serviceWorker' in navigator)) return;
    // Storage that the browser may clear when room is scarce is no place for games.
    void navigator.storage?.persist?.().catch(() => false);
    void navigator.serviceWorker
      .register(at('/offline.js'))
      .then((registration) => {
        const look = () => {
          // The first version takes over by itself; only an old page has something to lose.
          if (!registration.waiting || !navigator.serviceWorker.controller) return;
          this.#waiting = registration.waiting;
          this.newer = true;
        };
        look();
        registration.addEventListener('updatefound', () => {
          registration.installing?.addEventListener('statechange', look);
        });
      })
      .then(() => this.#keepAll())
      // Without it the site works as long as there is a network.
      .catch(() => undefined);
  }

  /**
   * Every ruleset can be played without a network once the rest is on the device, too: when the page has nothing else to
   * do, and where data is dear, once somebody has installed it.
   */
  async #keepAll(): Promise<void> {
    const { active } = await navigator.serviceWorker.ready;
    const keep = () => active?.postMessage('keep all');
    const dear = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
    if (dear && !matchMedia('(display-mode: standalone)').matches) {
      addEventListener('appinstalled', keep, { once: true });
    } else setTimeout(keep, QUIET);
  }

  takeOver(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    this.#waiting?.postMessage('take over');
  }
}

export const offline = new Offline();
