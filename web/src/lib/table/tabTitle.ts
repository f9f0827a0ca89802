// Whose turn it is, where nobody can miss it: title and a dot on the icon of the tab.

export function mark(title: string, mine: boolean): void {
  document.title = mine ? `● ${title}` : title;
  const icon = document.getElementById('favicon');
  if (icon instanceof HTMLLinkElement) icon.href = mine ? '/favicon-turn.svg' : '/favicon.svg';
}
