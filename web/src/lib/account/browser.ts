// What a browser calls itself, short enough to recognise it: “Firefox · Linux”.
const BROWSERS: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS/, 'Firefox'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Chrom(e|ium)\/|CriOS/, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

const first = (list: [RegExp, string][], text: string) => list.find(([sign]) => sign.test(text))?.[1];

/** Nothing if it says nothing we know: then its own words are shown, or none. */
export function browser(label: string): string | null {
  const known = [first(BROWSERS, label), first(SYSTEMS, label)].filter(Boolean).join(' · ');
  return known === '' ? label.slice(0, 40) || null : known;
}
