// Another language is another client, so the page comes again. The focus goes back to where it was chosen.
const KEY = 'bedesten.language';
const CHOICES = { select: 'select[name="language"]', radio: 'input[name="language"]:checked' };

/** Comes again in the language that was chosen. */
export function comeAgain(): void {
  const chosenIn = document.activeElement instanceof HTMLSelectElement ? 'select' : 'radio';
  try {
    sessionStorage.setItem(KEY, chosenIn);
  } catch {
    // Then the focus begins at the top.
  }
  location.reload();
}

/** Puts the focus where the language was chosen, if the page has come again because of that. */
export function focusAgain(): void {
  try {
    const chosenIn = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (chosenIn === 'select' || chosenIn === 'radio')
      document.querySelector<HTMLElement>(CHOICES[chosenIn])?.focus();
  } catch {
    // As above.
  }
}
