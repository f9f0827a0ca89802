// The pages of the client, on the History API. A link is a plain <a href="/…">: `follow` catches the press.

import { at, within } from './base';
import type { Device } from './sofa/device';

export type Page =
  | { page: 'home' }
  /** `board`: the code of the board to begin with. */
  | { page: 'new'; board?: string; players?: number | null }
  /** Quick match. */
  | { page: 'match' }
  /** The school, or one of its chapters. */
  | { page: 'learn'; chapter: string | null }
  /** What makes one a better player: school, puzzles, daily bazaar, study, laboratory, replay. */
  | { page: 'practice' }
  /** The game of today, or of another day. */
  | { page: 'daily'; day: string | null }
  /** `device`: around one screen, this is the screen or a hand. */
  | { page: 'table'; id: string; device: Device | null }
  /** Without an id: where a record is uploaded. `of` says whose game it is: a table's or an uploaded record's. */
  | { page: 'replay'; id: string | null; of: 'table' | 'record'; ply: number | null }
  /** What decided a game; without an id: where a record is handed in. Turns count from 1. */
  | { page: 'study'; id: string | null; of: 'table' | 'record'; turn: number | null; decision: number | null }
  /** Moments of games: which answer is the best? */
  | { page: 'puzzles'; rules: string | null }
  /** Boards, and what bots make of them. */
  | { page: 'laboratory'; rules: string | null; players: number | null; board: string | null }
  | { page: 'rules'; topic: string | null }
  /** The rules of a ruleset, made for paper. */
  | { page: 'print'; ruleset: string }
  | { page: 'settings' }
  /** `/account`, and `/sign-in#code` where a link leads. */
  | { page: 'account' }
  /** The leaderboard of a game with so many players. */
  | { page: 'ratings'; ruleset: string | null; players: number | null }
  /** What everybody may know about a player. */
  | { page: 'player'; id: string }
  /** One's own games that are over. */
  | { page: 'past' }
  /** Where notifications go; links in mails lead here too. */
  | { page: 'notifications' }
  /** Friends; `/friend#link` is where the link of somebody leads. */
  | { page: 'friends' }
  /** Without an id: those I am in; `/club#link` is where the link of a club leads. */
  | { page: 'clubs' }
  | { page: 'club'; id: string }
  | { page: 'tournament'; id: string }
  /** For whoever runs the house and knows its token. No link leads there. */
  | { page: 'admin' }
  | { page: 'dev'; fixture: string | null }
  | { page: 'missing' };

export function parse(path: string, query = ''): Page {
  const [first = '', second, third] = path.split('/').filter(Boolean).map(decodeURIComponent);
  const wishes = new URLSearchParams(query);
  const number = (wish: string) => {
    const text = wishes.get(wish);
    return text === null || !/^\d{1,9}$/.test(text) ? null : Number(text);
  };
  const moment = number('ply');
  const board = wishes.get('board');
  const studied = { turn: number('turn'), decision: number('decision') };
  if (first === 't' && second !== undefined && third === 'replay')
    return { page: 'replay', id: second, of: 'table', ply: moment };
  if (first === 't' && second !== undefined && third === 'study')
    return { page: 'study', id: second, of: 'table', ...studied };
  if (first === 't' && second !== undefined && (third === 'screen' || third === 'hand'))
    return { page: 'table', id: second, device: third };
  if (first === 'ratings' && (third === undefined || /^\d$/.test(third)))
    return { page: 'ratings', ruleset: second ?? null, players: third === undefined ? null : Number(third) };
  if (first === 'rules' && second === 'print' && third !== undefined)
    return { page: 'print', ruleset: third };
  if (third !== undefined) return { page: 'missing' };
  switch (first) {
    case '':
      return { page: 'home' };
    case 'new':
      if (second !== undefined) return { page: 'missing' };
      return board === null ? { page: 'new' } : { page: 'new', board, players: number('players') };
    case 'puzzles':
      return second === undefined ? { page: 'puzzles', rules: wishes.get('rules') } : { page: 'missing' };
    case 'laboratory':
      if (second !== undefined) return { page: 'missing' };
      return { page: 'laboratory', rules: wishes.get('rules'), players: number('players'), board };
    case 'match':
      return second === undefined ? { page: 'match' } : { page: 'missing' };
    case 'learn':
      return { page: 'learn', chapter: second ?? null };
    case 'practice':
      return second === undefined ? { page: 'practice' } : { page: 'missing' };
    case 'daily':
      return { page: 'daily', day: second ?? null };
    case 't':
      return second === undefined ? { page: 'missing' } : { page: 'table', id: second, device: null };
    case 'replay':
      return { page: 'replay', id: second ?? null, of: 'record', ply: moment };
    case 'study':
      return { page: 'study', id: second ?? null, of: 'record', ...studied };
    case 'rules':
      return { page: 'rules', topic: second ?? null };
    case 'settings':
      return second === undefined ? { page: 'settings' } : { page: 'missing' };
    case 'account':
    case 'sign-in':
      return second === undefined ? { page: 'account' } : { page: 'missing' };
    case 'players':
      return second === undefined ? { page: 'missing' } : { page: 'player', id: second };
    case 'past':
      return second === undefined ? { page: 'past' } : { page: 'missing' };
    case 'notifications':
      return second === undefined ? { page: 'notifications' } : { page: 'missing' };
    case 'friends':
    case 'friend':
      return second === undefined ? { page: 'friends' } : { page: 'missing' };
    case 'club':
      return second === undefined ? { page: 'clubs' } : { page: 'missing' };
    case 'clubs':
      return second === undefined ? { page: 'clubs' } : { page: 'club', id: second };
    case 'tournaments':
      return second === undefined ? { page: 'missing' } : { page: 'tournament', id: second };
    case 'admin':
      return second === undefined ? { page: 'admin' } : { page: 'missing' };
    case 'dev':
      return { page: 'dev', fixture: second ?? null };
    default:
      return { page: 'missing' };
  }
}

/** The page at the address of this window. */
const here = () => parse(within(location.pathname) ?? '/', location.search);

class Router {
  // The address counts from the first moment, so that no other page is fetched before it.
  #page: Page = $state(typeof location === 'undefined' ? { page: 'home' } : here());

  get page(): Page {
    return this.#page;
  }

  start(): () => void {
    const read = () => (this.#page = here());
    read();
    addEventListener('popstate', read);
    document.addEventListener('click', follow);
    return () => {
      removeEventListener('popstate', read);
      document.removeEventListener('click', follow);
    };
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', at(path));
    else history.pushState(null, '', at(path));
    this.#page = here();
    scrollTo(0, 0);
  }
}

export const router = new Router();

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const link = (event.target as Element | null)?.closest?.('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
  const url = new URL(link.href);
  const path = within(url.pathname);
  if (url.origin !== location.origin || path === null || path.startsWith('/api/')) return;
  event.preventDefault();
  if (url.href !== location.href) router.go(path + url.search + url.hash);
}
