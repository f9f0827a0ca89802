// The HTTP side of the server, one function for each thing it can do. A refusal is a `Refused` with the
// server's `Problem`; no answer at all is a `Refused` with the code `offline`.
import type { AddToDice } from './types/AddToDice';
import type { AddedChannel } from './types/AddedChannel';
import type { Away } from './types/Away';
import type { Chair } from './types/Chair';
import type { ChannelChange } from './types/ChannelChange';
import type { ChannelInfo } from './types/ChannelInfo';
import type { DeviceInfo } from './types/DeviceInfo';
import type { DrawLayout } from './types/DrawLayout';
import type { EndTogether } from './types/EndTogether';
import type { Farewell } from './types/Farewell';
import type { GoAway } from './types/GoAway';
import type { GiveSeat } from './types/GiveSeat';
import type { GoOn } from './types/GoOn';
import type { Hint } from './types/Hint';
import type { Reason } from './types/study/Reason';
import type { IssuedToken } from './types/IssuedToken';
import type { Join } from './types/Join';
import type { Leaderboard } from './types/Leaderboard';
import type { LetBotPlay } from './types/LetBotPlay';
import type { Me } from './types/Me';
import type { Moment } from './types/Moment';
import type { NewAccount } from './types/NewAccount';
import type { NewChannel } from './types/NewChannel';
import type { NewPassword } from './types/NewPassword';
import type { NewTable } from './types/NewTable';
import type { NewToken } from './types/NewToken';
import type { NotificationCode } from './types/NotificationCode';
import type { Notifications } from './types/Notifications';
import type { Offer } from './types/Offer';
import type { PasswordSaved } from './types/PasswordSaved';
import type { PastGames } from './types/PastGames';
import type { Problem } from './types/Problem';
import type { Profile } from './types/Profile';
import type { QuickMatch } from './types/QuickMatch';
import type { RatedGames } from './types/RatedGames';
import type { Rename } from './types/Rename';
import type { SettleClaim } from './types/SettleClaim';
import type { ShowPast } from './types/ShowPast';
import type { SignIn } from './types/SignIn';
import type { SignInLink } from './types/SignInLink';
import type { TalkRules } from './types/TalkRules';
import type { TokenInfo } from './types/TokenInfo';
import type { Uploaded } from './types/Uploaded';
import type { Action } from './types/Action';
import type { Options } from './types/Options';
import type { Seat } from './types/Seat';
import type { AnyStory, AnyTable, AnyTables, AnyView } from './game';
import { alone } from './alone';
import { ask } from './local/local';
import { Refused, type Trouble } from './refused';
import { remember, remembered } from './storage';

export { Refused, type Trouble };

/** Why the server refuses a request; nothing if it does not, or is not there. */
export async function refusedBy(request: Promise<unknown>): Promise<Problem | null> {
  try {
    await request;
    return null;
  } catch (error) {
    if (!(error instanceof Refused)) return null;
    const { code, ...rest } = error.problem;
    // What only this device says is no word of a server.
    return code === 'offline' || code === 'old_browser' || code === 'full_device' ? null : { code, ...rest };
  }
}

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value;
}

/** Whether the server has given this browser a cookie, as far as we remember; the cookie is for no script. */
const ARRIVED = 'arrived';
let arrival: Promise<Me> | null = null;

/** A browser that was never here is given its cookie before it asks for anything else: once, whoever asks. */
function arrive(): Promise<Me> {
  arrival ??= send<Me>('GET', '/me').then(
    (me) => {
      remember(ARRIVED, true);
      return me;
    },
    (error: unknown) => {
      arrival = null;
      throw error;
    },
  );
  return arrival;
}

/** The cookie is gone: the next request begins with an arrival. */
function left<T>(answer: T): T {
  arrival = null;
  remember(ARRIVED, false);
  remember(ACCOUNT, null);
  return answer;
}

const ACCOUNT = 'account';

/** The head of every page says who one is, without asking again. */
function recognise(me: Me): Me {
  remember(ACCOUNT, me.account);
  return me;
}

/** The account of this browser, as far as it is remembered. */
export const knownAccount = (): string | null => remembered<string | null>(ACCOUNT, null);

/** What can be asked without being anybody, so that whoever signs in does not become somebody else before. */
const NEEDS_NOBODY = /^\/(sign-in|notifications)(\/|$)/;

/** Asks the server for something, as somebody. The rarer pages have their requests beside them. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  if (!remembered(ARRIVED, false) && !NEEDS_NOBODY.test(path)) {
    const me = await arrive();
    if (method === 'GET' && path === '/me') return me as T;
  }
  try {
    const answer = await send<T>(method, path, body);
    if (path === '/sign-in') remember(ARRIVED, true);
    return answer;
  } catch (error) {
    // The server forgot this browser, or the cookie was thrown away: it is given another one, once.
    if (!(error instanceof Refused) || error.problem.code !== 'no_guest') throw error;
    left(null);
    await arrive();
    return send<T>(method, path, body);
  }
}

async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  // Where there is no server, this device answers.
  if (alone) return ask<T>(method, path, body);
  let response: Response;
  try {
    const text =
      body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
    response = await fetch(`/api${path}`, { method, credentials: 'same-origin', ...text });
  } catch (error) {
    throw new Refused({ code: 'offline', message: String(error) });
  }
  const answer: unknown = response.status === 204 ? null : await response.json().catch(() => null);
  if (response.ok) return answer as T;
  throw new Refused(isProblem(answer) ? answer : { code: 'internal', message: `status ${response.status}` });
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;
const player = (id: string) => `/players/${encodeURIComponent(id)}`;
const channel = (id: string) => `/me/notifications/channels/${encodeURIComponent(id)}`;
const replay = (id: string) => `/replays/${encodeURIComponent(id)}`;

const eyes = (seat: Seat | null) => (seat === null ? '' : `?seat=${seat}`);

export const api = {
  me: () => call<Me>('GET', '/me').then(recognise),
  rename: (name: string) => call<Me>('PUT', '/me', { name } satisfies Rename),
  makeAccount: (wanted: NewAccount) => call<Me>('POST', '/me/account', wanted).then(recognise),
  setPassword: (wanted: NewPassword) => call<PasswordSaved>('PUT', '/me/account', wanted),
  signIn: (how: SignIn) => call<Me>('POST', '/sign-in', how).then(recognise),
  signInLink: () => call<SignInLink>('POST', '/me/link', {}),
  devices: () => call<DeviceInfo[]>('GET', '/me/devices'),
  /** Whoever takes the own device away has signed out. */
  removeDevice: (id: string, own = false) =>
    call<null>('DELETE', `/me/devices/${encodeURIComponent(id)}`).then(own ? left : (none) => none),
  tokens: () => call<TokenInfo[]>('GET', '/me/tokens'),
  makeToken: (wanted: NewToken) => call<IssuedToken>('POST', '/me/tokens', wanted),
  removeToken: (id: string) => call<null>('DELETE', `/me/tokens/${encodeURIComponent(id)}`),
  exportAddress: '/api/me/export',
  forgetMe: (farewell: Farewell) => call<null>('DELETE', '/me', farewell).then(left),
  notifications: () => call<Notifications>('GET', '/me/notifications'),
  addChannel: (wanted: NewChannel) => call<AddedChannel>('POST', '/me/notifications/channels', wanted),
  changeChannel: (id: string, change: ChannelChange) => call<ChannelInfo>('PUT', channel(id), change),
  removeChannel: (id: string) => call<null>('DELETE', channel(id)),
  testChannel: (id: string) => call<null>('POST', `${channel(id)}/test`),
  confirmChannel: (code: string) =>
    call<null>('POST', '/notifications/confirm', { code } satisfies NotificationCode),
  leaveChannel: (code: string) => call<null>('POST', `/notifications/leave/${encodeURIComponent(code)}`),
  offer: () => call<Offer>('GET', '/offer'),
  /** A layout drawn by the server, to look at before it is dealt. */
  layout: (options: Options) =>
    call<Options>('POST', '/layout', { game: 'bazaar', options } satisfies DrawLayout<Options>),
  leaderboard: (ruleset: string, players: number, skip = 0) =>
    call<Leaderboard>('GET', `/ratings/${encodeURIComponent(ruleset)}/${players}?skip=${skip}`),
  player: (id: string) => call<Profile>('GET', player(id)),
  /** The rated games of a player, the last first; of one leaderboard alone, if it is named. */
  results: (id: string, of: { ruleset: string; players: number } | null, skip = 0) =>
    call<RatedGames>(
      'GET',
      `${player(id)}/results?skip=${skip}${of ? `&ruleset=${encodeURIComponent(of.ruleset)}&players=${of.players}` : ''}`,
    ),
  /** The games of a player that are over, the last first. */
  pastGames: (
    id: string,
    wish: { ruleset: string; players: number; opponent: string },
    after: string | null,
  ) => {
    const asked = new URLSearchParams();
    if (wish.ruleset) asked.set('ruleset', wish.ruleset);
    if (wish.players) asked.set('players', String(wish.players));
    if (wish.opponent.trim()) asked.set('opponent', wish.opponent.trim());
    if (after !== null) asked.set('after', after);
    return call<PastGames>('GET', `${player(id)}/games?${asked.toString()}`);
  },
  /** Whether everybody may see my unrated games. */
  showsPast: () => call<ShowPast>('GET', '/me/past'),
  showPast: (shown: boolean) => call<ShowPast>('PUT', '/me/past', { shown } satisfies ShowPast),
  /** The same table once more, or the one that somebody of the company has opened. */
  sameAgain: (id: string) => call<AnyTable>('POST', `${table(id)}/again`),
  tables: () => call<AnyTables>('GET', '/tables'),
  /** A seat with whoever wants the same. */
  match: (wanted: QuickMatch<unknown>) => call<AnyTable>('POST', '/match', wanted),
  create: (wanted: NewTable<unknown>) => call<AnyTable>('POST', '/tables', wanted),
  table: (id: string) => call<AnyTable>('GET', table(id)),
  join: (id: string, join: Join) => call<AnyTable>('POST', `${table(id)}/join`, join),
  leave: (id: string) => call<AnyTable>('POST', `${table(id)}/leave`),
  /** At a table without a clock: a bot should play for whoever is asked and does not come, or should not. */
  letBotPlay: (id: string, seat: Seat, agree: boolean) =>
    call<AnyTable>('PUT', `${table(id)}/stand-in`, { seat, agree } satisfies LetBotPlay),
  /** Proposes to end the game without a result, agrees, or declines. */
  end: (id: string, agree: boolean) =>
    call<AnyTable>('PUT', `${table(id)}/end`, { agree } satisfies EndTogether),
  /** A commitment to what this device adds to the dice, or what it adds. */
  addToDice: (id: string, added: AddToDice) => call<AnyTable>('PUT', `${table(id)}/dice`, added),
  /** Whoever looked after the table has gone. */
  takeOver: (id: string) => call<AnyTable>('POST', `${table(id)}/host`),
  begin: (id: string) => call<AnyTable>('POST', `${table(id)}/begin`),
  giveSeat: (id: string, seat: number, chair: Chair) =>
    call<AnyTable>('PUT', `${table(id)}/seats/${seat}`, { chair } satisfies GiveSeat),
  story: (id: string) => call<AnyStory>('GET', `${table(id)}/story`),
  moment: (id: string, ply: number, seat: Seat | null = null) =>
    call<Moment<AnyView>>('GET', `${table(id)}/moments/${ply}${eyes(seat)}`),
  /** What a strong bot would answer; only against bots. */
  hint: (id: string) => call<Hint<Action, Reason>>('GET', `${table(id)}/hint`),
  /** What may be said at a table, by its host. */
  setTalk: (id: string, rules: TalkRules) => call<AnyTable>('PUT', `${table(id)}/talk`, rules),
  /** Whoever is asked should come. */
  nudge: (id: string) => call<AnyTable>('POST', `${table(id)}/nudge`),
  /** The bot that plays for me gives the seat back. */
  back: (id: string) => call<AnyTable>('POST', `${table(id)}/back`),
  away: () => call<Away>('GET', '/me/away'),
  goAway: (until: number | null) => call<Away>('PUT', '/me/away', { until } satisfies GoAway),
  recordAddress: (id: string) => `/api${table(id)}/record`,
  record: (id: string) => call<unknown>('GET', `${table(id)}/record`),
  /** The link as a square; for telephones at a screen it leads to their hand. */
  qrAddress: (id: string, to: 'table' | 'hand' = 'table') =>
    `/api${table(id)}/qr.svg${to === 'hand' ? '?to=hand' : ''}`,
  /** Asks for a seat of mine from another device; the screen answers. */
  claim: (id: string, seat: Seat) => call<AnyTable>('POST', `${table(id)}/seats/${seat}/claim`),
  settleClaim: (id: string, guest: string, theirs: boolean) =>
    call<AnyTable>('PUT', `${table(id)}/claims/${encodeURIComponent(guest)}`, {
      theirs,
    } satisfies SettleClaim),
  upload: (record: unknown) => call<Uploaded>('POST', '/replays', record),
  replayStory: (id: string) => call<AnyStory>('GET', `${replay(id)}/story`),
  replayMoment: (id: string, ply: number, seat: Seat | null = null) =>
    call<Moment<AnyView>>('GET', `${replay(id)}/moments/${ply}${eyes(seat)}`),
  replayRecord: (id: string) => call<unknown>('GET', `${replay(id)}/record`),
  replayRecordAddress: (id: string) => `/api${replay(id)}/record`,
  /** A running game as a file, and such a file from another device: only where games are kept on the device. */
  gameFile: (id: string) => call<unknown>('GET', `${table(id)}/file`),
  /** For ever; only where the games are on this device. */
  deleteGame: (id: string) => call<null>('DELETE', table(id)),
  bringGame: (file: unknown) => call<AnyTable>('POST', '/tables/file', file),
  /** What the rules say about the dice of a record: only where they are on this device. */
  proof: <T>(record: unknown) => call<T>('POST', '/proof', record),
  /** A new table that goes on from a moment of an uploaded record. */
  goOn: (id: string, ply: number, seats: Chair[]) =>
    call<AnyTable>('POST', `${replay(id)}/table`, { ply, seats, joint: true } satisfies GoOn),
};
