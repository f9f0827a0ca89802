import { comeAgain } from './shell/reload';
import { remember, remembered } from './storage';
import { baseLocale, isLocale, overwriteGetLocale, type Locale } from '../paraglide/runtime.js';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'less';
/** How a turn ends: by a press, by itself after a while, or at once when nothing is left to decide. */
export type EndTurn = 'press' | 'ring' | 'at_once';
/** How much is said to a screen reader. */
export type Announce = 'full' | 'brief' | 'mine';

export type TextSize = 'normal' | 'large';
export type Volume = 'low' | 'middle' | 'high';
/** How long turns of bots are looked at. */
export type BotPace = 'slow' | 'usual' | 'fast';

export interface Choices {
  locale: Locale;
  theme: Theme;
  motion: Motion;
  text: TextSize;
  sound: boolean;
  volume: Volume;
  bot_pace: BotPace;
  end_turn: EndTurn;
  /** A press on a destination also does what needs no decision there. */
  express: boolean;
  /** On touch the first tap acts, instead of showing. */
  first_tap: boolean;
  odds: boolean;
  announce: Announce;
  /** Single keys act at the table. */
  shortcuts: boolean;
  /** Whatever comes up for the first time is explained. */
  firsts: boolean;
  /** At a hot seat a curtain hides the hand while the device is handed over. */
  curtain: boolean;
}

const KEY = 'settings';

function guessLocale(): Locale {
  const wanted = typeof navigator === 'undefined' ? [] : (navigator.languages ?? []);
  for (const tag of wanted) {
    const language = tag.slice(0, 2).toLowerCase();
    if (isLocale(language)) return language;
  }
  return baseLocale;
}

const DEFAULTS: Omit<Choices, 'locale'> = {
  theme: 'system',
  motion: 'system',
  text: 'normal',
  sound: false,
  volume: 'middle',
  bot_pace: 'usual',
  end_turn: 'press',
  express: true,
  first_tap: false,
  odds: true,
  announce: 'full',
  shortcuts: true,
  firsts: true,
  curtain: true,
};

/** What a person has chosen on this device. Every change takes effect and is kept at once. */
export class Settings {
  #choices: Choices = $state({
    ...DEFAULTS,
    locale: guessLocale(),
    ...remembered<Partial<Choices>>(KEY, {}),
    ...(__LOCALE__ && { locale: __LOCALE__ }),
  });

  #chose: boolean = $state('end_turn' in remembered<Partial<Choices>>(KEY, {}));

  constructor() {
    if (!isLocale(this.#choices.locale)) this.#choices.locale = baseLocale;
    // Messages read the language here: since it is state, every text on the page follows it.
    overwriteGetLocale(() => this.#choices.locale);
  }

  get<K extends keyof Choices>(key: K): Choices[K] {
    return this.#choices[key];
  }

  /** How a turn ends. Where time runs it ends by itself, unless somebody has chosen. */
  endTurn(hurried: boolean): EndTurn {
    return hurried && !this.#chose ? 'ring' : this.#choices.end_turn;
  }

  set<K extends keyof Choices>(key: K, value: Choices[K]): void {
    this.#choices[key] = value;
    // Nobody has chosen how a turn ends who has only changed something else.
    if (key === 'end_turn') this.#chose = true;
    const { end_turn, ...others } = $state.snapshot(this.#choices);
    remember(KEY, this.#chose ? { end_turn, ...others } : others);
    this.apply();
    // A client of one language makes room for that of the other.
    if (__LOCALE__ && this.#choices.locale !== __LOCALE__) comeAgain();
  }

  /** Puts theme, motion and language where CSS and the browser look for them. */
  apply(): void {
    const root = document.documentElement;
    const { theme, motion, locale, text } = this.#choices;
    const night = matchMedia('(prefers-color-scheme: dark)').matches;
    root.dataset.theme = theme === 'system' ? (night ? 'dark' : 'light') : theme;
    if (motion === 'less') root.dataset.motion = 'less';
    else delete root.dataset.motion;
    if (text === 'large') root.dataset.text = 'large';
    else delete root.dataset.text;
    root.lang = locale;
  }

  /** Follows the system while nothing else was chosen. */
  follow(): void {
    this.apply();
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.apply());
  }
}

export const settings = new Settings();

/** Whether things should stand still. */
export function still(): boolean {
  return settings.get('motion') === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
