// The screens a table is laid out for. Styles have to write these queries out; a test holds them to the same borders.

/** A phone, upright or on its side. */
export const PHONE = '(max-width: 599px) and (orientation: portrait), (max-height: 500px)';
/** Question, cards and all lie below the board or in half of a phone: there is no column beside it. */
export const BELOW = '(orientation: portrait), (max-height: 500px)';
/** A column on either side of the board. */
export const BESIDE = '(orientation: landscape) and (min-height: 501px)';

/** Whether the table lies on such a screen, as long as the component lives that asks. */
export class OnScreen {
  now = $state(false);

  constructor(query: string) {
    $effect(() => {
      const screen = matchMedia(query);
      const read = () => (this.now = screen.matches);
      read();
      screen.addEventListener('change', read);
      return () => screen.removeEventListener('change', read);
    });
  }
}
