import { settings, type Volume } from '../settings.svelte';

// Small sounds that the browser makes itself; there are no files. Off unless somebody wants them.

export type Sound = 'turn' | 'step' | 'dice' | 'coin' | 'good' | 'card' | 'ruby' | 'over';

interface Note {
  /** Seconds from the beginning. */
  at: number;
  pitch: number;
  long: number;
  loud: number;
  wave: OscillatorType;
}
const note = (at: number, pitch: number, long = 0.5, loud = 0.12, wave: OscillatorType = 'sine'): Note => ({
  at,
  pitch,
  long,
  loud,
  wave,
});

const SOUNDS: Record<Sound, Note[]> = {
  turn: [note(0, 660), note(0.16, 880)],
  step: [note(0, 190, 0.09, 0.16, 'triangle')],
  dice: [0, 0.07, 0.13, 0.24, 0.33, 0.5].map((at, i) =>
    note(at, i % 2 ? 410 : 520, 0.05, 0.14 - i * 0.015, 'square'),
  ),
  coin: [note(0, 1320, 0.22, 0.07), note(0.05, 1980, 0.3, 0.05)],
  good: [note(0, 330, 0.12, 0.12, 'triangle'), note(0.07, 440, 0.14, 0.1, 'triangle')],
  card: [note(0, 260, 0.06, 0.1, 'sawtooth')],
  ruby: [note(0, 784, 0.5, 0.1), note(0.1, 988, 0.5, 0.1), note(0.2, 1175, 0.8, 0.1)],
  over: [note(0, 523), note(0.15, 659), note(0.3, 784), note(0.45, 1047, 1)],
};

const LOUD: Record<Volume, number> = { low: 0.35, middle: 1, high: 2.2 };

let audio: AudioContext | undefined;

/** Browsers allow sounds after the first press on the page; before that, silence is no harm. */
export function sound(which: Sound): void {
  try {
    audio ??= new AudioContext();
    const now = audio.currentTime;
    for (const { at, pitch, long, loud, wave } of SOUNDS[which]) {
      const tone = audio.createOscillator();
      const gain = audio.createGain();
      tone.type = wave;
      tone.frequency.value = pitch;
      gain.gain.setValueAtTime(0, now + at);
      gain.gain.linearRampToValueAtTime(loud * LOUD[settings.get('volume')], now + at + 0.01);
      gain.gain.exponentialRampToValueAtTime(0.001, now + at + long);
      tone.connect(gain).connect(audio.destination);
      tone.start(now + at);
      tone.stop(now + at + long + 0.05);
    }
  } catch {
    // No sound is no harm.
  }
}
