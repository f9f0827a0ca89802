// Whose turn it is, where nobody can miss it: title and a dot on the icon of the tab.
import turn from './favicon-turn.svg?inline';

/** The icon that the page came with. */
let usual: string | null = null;

export function mark(title: string, mine: boolean): void {
  document.title = mine ? `● ${title}` : title;
  const icon = document.getElementById('favicon');
  if (!(icon instanceof HTMLLinkElement)) return;
  usual ??= icon.href;
  icon.href = mine ? turn : usual;
}
