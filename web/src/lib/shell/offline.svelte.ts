// A site without a server is kept on the device by a service worker. A new version is offered, never forced: nobody's
// game is reloaded under their hands.
import { alone } from '../alone';

class Offline {
  /** A newer version is on the device and waits. */
  newer: boolean = $state(false);
  #waiting: ServiceWorker | null = null;

  start(): void {
    if (!alone || !('serviceWorker' in navigator)) return;
    // Storage that the browser may clear when room is scarce is no place for games.
    void navigator.storage?.persist?.().catch(() => false);
    void navigator.serviceWorker
      .register('/offline.js')
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
      // Without it the site works as long as there is a network.
      .catch(() => undefined);
  }

  takeOver(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    this.#waiting?.postMessage('take over');
  }
}

export const offline = new Offline();
