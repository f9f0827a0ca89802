// Whose turn it is, where nobody can miss it: title, dot on the icon of the tab, a bell if wanted.

export function mark(title: string, mine: boolean): void {
  document.title = mine ? `● ${title}` : title;
  const icon = document.getElementById('favicon');
  if (icon instanceof HTMLLinkElement) icon.href = mine ? '/favicon-turn.svg' : '/favicon.svg';
}

let audio: AudioContext | undefined;

/** Two soft notes. Browsers allow them after the first press on the page. */
export function bell(): void {
  try {
    audio ??= new AudioContext();
    const now = audio.currentTime;
    for (const [at, pitch] of [
      [0, 660],
      [0.16, 880],
    ] as const) {
      const tone = audio.createOscillator();
      const gain = audio.createGain();
      tone.type = 'sine';
      tone.frequency.value = pitch;
      gain.gain.setValueAtTime(0, now + at);
      gain.gain.linearRampToValueAtTime(0.12, now + at + 0.02);
      gain.gain.exponentialRampToValueAtTime(0.001, now + at + 0.5);
      tone.connect(gain).connect(audio.destination);
      tone.start(now + at);
      tone.stop(now + at + 0.55);
    }
  } catch {
    // No sound is no harm.
  }
}
