// What every spec begins with: the program, guests that look at it, and no trouble unnoticed.
import { test as base, expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { Choices } from '../../src/lib/settings.svelte';
import { Server, type Wish } from './server';

export const SIZES = {
  small: { width: 360, height: 600 },
  phone: { width: 360, height: 740 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const;
export type Size = keyof typeof SIZES;

export interface Guest {
  size?: Size;
  settings?: Partial<Choices>;
  /** Things move, as for people who did not ask for less of it. */
  motion?: boolean;
  /** Was never here: the hints of a first game are shown, and what is new is explained. */
  newcomer?: boolean;
  /** Of another server than that of the worker. */
  at?: string;
  /** Addresses that refuse something in the course of the spec. */
  refused?: string[];
}

/** A browser of its own cookies and settings, of somebody who needs no hints unless it is said. */
export async function enter(browser: Browser, address: string, guest: Guest = {}): Promise<BrowserContext> {
  const { size = 'desktop', settings = {}, motion = false, newcomer = false } = guest;
  const touch = size !== 'desktop';
  const context = await browser.newContext({
    baseURL: address,
    viewport: SIZES[size],
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: motion ? 'no-preference' : 'reduce',
    locale: 'en-GB',
  });
  await context.addInitScript(
    (chosen) => {
      if (location.protocol === 'about:') return;
      const key = 'bedesten.settings';
      if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify(chosen));
    },
    // Nobody is there to follow what bots do.
    { locale: 'en', bot_pace: 'fast', firsts: newcomer, ...settings } as Partial<Choices>,
  );
  if (!newcomer)
    await context.addInitScript(() => {
      if (location.protocol !== 'about:')
        localStorage.setItem('bedesten.hints', JSON.stringify(['rings', 'assistant', 'end']));
    });
  return context;
}

interface Means {
  /** A server of the spec's own, gone when the spec is over, however it ended. */
  open: (wish?: Wish) => Promise<Server>;
  /** A new guest, with a page that shows nothing yet. */
  guest: (guest?: Guest) => Promise<Page>;
}

export const test = base.extend<Means, { server: Server }>({
  server: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await Server.open();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],

  // eslint-disable-next-line no-empty-pattern
  open: async ({}, use) => {
    const servers: Server[] = [];
    await use(async (wish = {}) => {
      const server = await Server.open(wish);
      servers.push(server);
      return server;
    });
    for (const server of servers) await server.close();
  },

  guest: async ({ browser, server }, use) => {
    const contexts: BrowserContext[] = [];
    const troubles: string[] = [];
    await use(async (wish = {}) => {
      const context = await enter(browser, wish.at ?? server.address, wish);
      contexts.push(context);
      context.on('weberror', (error) => troubles.push(String(error.error())));
      context.on('console', (message) => {
        // A line that a spec cuts is no trouble; a refused script or style is. Answers come below.
        if (message.type() === 'error' && !/net::ERR_|WebSocket|Failed to load resource/.test(message.text()))
          troubles.push(message.text());
      });
      context.on('response', (response) => {
        // A wrong password is refused, and a browser whose cookie was taken away is turned away once.
        const path = new URL(response.url()).pathname;
        // Where the host begins while a browser adds to the dice, the one who is late is told so.
        const late = response.status() === 409 && path.endsWith('/dice');
        const expected = response.status() === 401 || late || wish.refused?.includes(path);
        if (response.status() >= 400 && !expected) troubles.push(`${response.status()} ${path}`);
      });
      return context.newPage();
    });
    for (const context of contexts) await context.close();
    expect(troubles, 'the pages had no trouble').toEqual([]);
  },
});

export { expect };
