// How long ago, in the words of the language: “3 h”, “vor 2 Tagen”.
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

export function since(then: number, now: number, locale: string): string {
  const seconds = Math.max(0, now - then);
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
  for (const [unit, length] of STEPS)
    if (seconds >= length) return words.format(-Math.floor(seconds / length), unit);
  return words.format(0, 'second');
}
