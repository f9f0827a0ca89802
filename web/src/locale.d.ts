/** The language of a client that speaks only one; nothing if it speaks all of them. */
declare const __LOCALE__: import('./paraglide/runtime.js').Locale | null;
/** The folder of the host in which the client lives: `/`, or `/repo/`. */
declare const __BASE__: string;
/** Where the engine is, for a client that needs no server; nothing if a server answers. */
declare const __ENGINE__: string | null;
/** Where the networks of the bots and the books of puzzles are, by their names; fetched when the engine needs one. */
declare const __NEEDED__: Record<string, string>;
