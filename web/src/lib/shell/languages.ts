/** Each language in its own words, so that it is found by whoever needs it. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', pl: 'Polski' } as const;
export type Language = keyof typeof LANGUAGES;
