/** The language of a client that speaks only one; nothing if it speaks all of them. */
declare const __LOCALE__: import('./paraglide/runtime.js').Locale | null;
/** The folder of the host in which the client lives: `/`, or `/repo/`. */
declare const __BASE__: string;
/** Where the engine is, for a client that needs no server; nothing if a server answers. */
declare const __ENGINE__: string | null;
/** Where the networks of the bots are, by their names; they are fetched when a game needs one. */
declare const __NETWORKS__: Record<string, string>;
