/** The language of a client that speaks only one; nothing if it speaks all of them. */
declare const __LOCALE__: import('./paraglide/runtime.js').Locale | null;
