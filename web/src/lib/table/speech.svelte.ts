// What is said to a screen reader. Both regions are always in the page; a text is cleared first, so that the same
// words are spoken again.
export class Speech {
  polite = $state('');
  assertive = $state('');

  /** In its turn, or at once: your turn, a refusal, a lost line. */
  say(text: string, atOnce = false): void {
    if (!text) return;
    if (atOnce) this.assertive = '';
    else this.polite = '';
    setTimeout(() => {
      if (atOnce) this.assertive = text;
      else this.polite = text;
    }, 60);
  }
}
