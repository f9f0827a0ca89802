// Tables by the front door of the server: new ones, and ones that stand at a moment of our choice.
import type { APIRequestContext, Page } from '@playwright/test';
import type { BazaarStory, BazaarTable, Card, Place } from '../../src/lib/games/bazaar/bazaar';
import type { Chair } from '../../src/lib/types/Chair';
import type { Late } from '../../src/lib/types/Late';
import type { Pace } from '../../src/lib/types/Pace';

export const ME: Chair = { chair: 'me' };
export const OPEN: Chair = { chair: 'open' };
export const BOT: Chair = { chair: 'bot', level: 'easy' };
export const here = (name: string): Chair => ({ chair: 'hot_seat', name });

const VARIANTS = { neutral_assistants: false, caravan_leader: false };
const COLOURS = ['white', 'yellow', 'red', 'green', 'blue'];

async function post<T>(request: APIRequestContext, path: string, data: unknown): Promise<T> {
  // A browser nobody has seen is given its cookie first.
  await request.get('/api/me');
  const answer = await request.post(`/api${path}`, { data });
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** A new table of the base game, begun at once unless a seat is open. */
export async function newTable(
  page: Page,
  seats: Chair[],
  isPublic = false,
  clock: { pace?: Pace; late?: Late } = {},
): Promise<string> {
  const { id } = await post<BazaarTable>(page.request, '/tables', {
    game: 'bazaar',
    options: { ruleset: 'base', variants: VARIANTS, players: seats.length, layout: 'short' },
    seats,
    public: isPublic,
    begin: !seats.includes(OPEN),
    seating: 'as_seated',
    ...clock,
  });
  return id;
}

/** A new table of the dice game. */
export async function diceTable(page: Page, seats: Chair[]): Promise<string> {
  const { id } = await post<BazaarTable>(page.request, '/tables', {
    game: 'dice',
    options: { players: seats.length },
    seats,
    public: false,
    begin: true,
    seating: 'as_seated',
  });
  return id;
}

export interface Moment {
  /** Within reach of the Fountain, where everybody begins: next to it. */
  near?: Place;
  /** Two steps from the Fountain, and next to the place that is near. */
  beyond?: Place;
  lira?: number[];
  hands?: Card[][];
  governor?: Place;
  smuggler?: Place;
  smallDemand?: string[];
  largeDemand?: string[];
  /** What has happened, in the notation of records. */
  actions?: string[];
  seats?: Chair[];
}

/** The printed layout with the wanted places beside the Fountain. */
export function layout(near?: Place, beyond?: Place): Place[] {
  const places: Place[] = [15, 5, 2, 14, 4, 7, 12, 3, 8, 6, 11, 9, 13, 10, 1, 16];
  const put = (place: Place | undefined, at: number) => {
    if (place === undefined) return;
    const from = places.indexOf(place);
    [places[from], places[at]] = [places[at] as Place, places[from] as Place];
  };
  put(near, 6);
  put(beyond, 10);
  return places;
}

/** The record of a game that stands where the moment says. */
export function record(moment: Moment = {}): Record<string, unknown> {
  const { near, beyond, actions = [], seats = [ME, BOT, BOT] } = moment;
  return {
    format: 'bedesten-record',
    version: 1,
    game: 'bazaar',
    rules_version: 1,
    players: seats.map((_, seat) => ({ name: ['Ada', 'Bora', 'Cem', 'Defne', 'Emil'][seat] })),
    setup: {
      rules: { ruleset: 'base', variants: VARIANTS },
      layout: layout(near, beyond),
      players: seats.map((_, seat) => ({
        colour: COLOURS[seat],
        lira: moment.lira?.[seat] ?? 2 + seat,
        hand: moment.hands?.[seat] ?? [],
      })),
      governor: moment.governor ?? 3,
      smuggler: moment.smuggler ?? 3,
      ...(seats.length === 2 ? { neutral_merchants: [14, 15, 16] } : {}),
      small_demand: moment.smallDemand ?? ['s2'],
      large_demand: moment.largeDemand ?? ['l4'],
    },
    actions,
  };
}

/** A table at this moment, with me at the seat that is asked unless the moment says otherwise. */
export async function tableAt(page: Page, moment: Moment = {}): Promise<string> {
  const written = record(moment);
  const { id } = await post<{ id: string }>(page.request, '/replays', written);
  const ply = moment.actions?.length ?? 0;
  const seats = moment.seats ?? [ME, BOT, BOT];
  return (await post<BazaarTable>(page.request, `/replays/${id}/table`, { ply, seats })).id;
}

export async function story(page: Page, id: string): Promise<BazaarStory> {
  const answer = await page.request.get(`/api/tables/${id}/story`);
  if (!answer.ok()) throw new Error(await answer.text());
  return (await answer.json()) as BazaarStory;
}

/** What was done at a table, in notation, as far as this guest may know it. */
export async function actions(page: Page, id: string): Promise<string[]> {
  const answer = await page.request.get(`/api/tables/${id}/record`);
  if (!answer.ok()) throw new Error(await answer.text());
  return ((await answer.json()) as { actions: string[] }).actions;
}

/** Opens a table and waits until it can be seen. */
export async function sit(page: Page, id: string): Promise<void> {
  await page.goto(`/t/${id}`);
  await page.locator('.board, .bazaar-board, .curtain, .ending').first().waitFor();
}
