// Whether the table lies on a small screen, as long as the component lives that asks.

const SMALL = '(max-width: 1000px) and (orientation: portrait), (max-height: 500px)';

export class SmallScreen {
  small = $state(false);

  constructor() {
    $effect(() => {
      const query = matchMedia(SMALL);
      const read = () => (this.small = query.matches);
      read();
      query.addEventListener('change', read);
      return () => query.removeEventListener('change', read);
    });
  }
}
