// A running game over the socket. The server says everything once, then what changed; a lost line is taken
// up again for ever, and requests that nobody has answered are sent again under their old number, which the
// server carries out once.
import type { ClientMessageOf, GameTypes, PositionOf, ServerMessageOf, TableOf, ToldOf } from './game';
import { nullMembers } from './games/games';
import type { Heard } from './clock/time';
import type { Clock } from './types/Clock';
import type { PlannedTurn } from './types/PlannedTurn';
import type { Seat } from './types/Seat';
import type { Trouble } from './refused';
import type { Talk } from './types/Talk';
import type { Words } from './types/Words';
import type { Undone } from './types/Undone';
import { never } from './exhaust';
import { alone } from './alone';
import { openTable } from './local/local';
import { merge } from './patch';
import { backOff, browser, type Means, type Socket } from './socket';
import { withOneMore } from './talk/heard';

export const PROTOCOL = 1;

/** So many actions are asked for without being wanted: more than a game has, unless it is endless. */
export const BY_ITSELF = 2_000;

export type Line = 'connecting' | 'open' | 'lost' | 'ended';

export class Refusal extends Error {
  constructor(readonly problem: Trouble) {
    super(problem.message);
  }
}

type Numbered<G extends GameTypes> = ClientMessageOf<G> & { number: number };
interface Pending<G extends GameTypes> {
  message: Numbered<G>;
  since: number;
  /** The game does not wait for it. */
  aside: boolean;
  resolve: () => void;
  reject: (error: Refusal) => void;
}

/** A merge patch takes a member away where it became null; here it is null again, as the types say. */
function complete<G extends GameTypes>(position: PositionOf<G> | null, game: string): PositionOf<G> | null {
  if (!position) return null;
  const { asked = null, waiting_for = null } = position;
  const gone = Object.fromEntries(nullMembers(game).map((member) => [member, null]));
  return { ...position, asked, waiting_for, view: { ...gone, ...position.view } };
}

export class Live<G extends GameTypes = GameTypes> {
  line: Line = $state('connecting');
  table: TableOf<G> | null = $state.raw(null);
  position: PositionOf<G> | null = $state.raw(null);
  /** What happened, by action of the record. */
  log: ToldOf<G>[] = $state.raw([]);
  /** So many actions at the beginning of a long story were not told yet. */
  leftOut = $state(0);
  undone: Undone[] = $state.raw([]);
  /** What this seat would answer once it is asked, the best first. */
  plan: G['action'][] = $state.raw([]);
  /** What one means to do in one's next turn. */
  plannedTurns: PlannedTurn<G['action']>[] = $state.raw([]);
  /** What people say to each other here. */
  talk: Talk | null = $state.raw(null);
  /** To a screen: a place that whoever is asked has pressed and not confirmed, in this version. */
  pointed: { version: number; place: number | null } | null = $state.raw(null);
  /** Since when nothing has happened at the table, in seconds since 1970. */
  since = $state(0);
  /** When the table itself was told, in milliseconds since 1970 as this device counts. */
  heard = $state(0);
  /** What everybody has left, at a table with a clock. */
  time: Heard | null = $state.raw(null);
  /** How many requests about the game are on their way. */
  sending = $state(0);
  /** Why the server ended the conversation. */
  problem: Trouble | null = $state.raw(null);

  #means: Means;
  #socket: Socket | null = null;
  #pending = new Map<number, Pending<G>>();
  #number = 0;
  #attempt = 0;
  #looks: Seat | null | undefined = undefined;
  /** Nobody has touched anything for a while, though the page may be visible. */
  #idle = false;
  #cancel: (() => void) | null = null;
  /** An earlier page of the story was asked for and has not come. */
  #readsBack = false;
  #stopped = false;

  constructor(
    readonly address: string,
    means: Partial<Means> = {},
  ) {
    this.#means = { ...browser(), ...means };
  }

  /** The socket of a table at the server that brought this page. */
  static of<G extends GameTypes = GameTypes>(id: string, means: Partial<Means> = {}): Live<G> {
    // Where there is no server, this device holds the table.
    if (alone) return new Live<G>(id, { open: openTable, ...means });
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return new Live<G>(`${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/live`, means);
  }

  start(): void {
    this.#stopped = false;
    this.#connect();
  }

  stop(): void {
    this.#stopped = true;
    this.#cancel?.();
    this.#socket?.close();
    this.#socket = null;
  }

  /** Does not wait any longer: the network is back, or somebody looks at the page again. */
  hurry(): void {
    if (this.line !== 'lost' || this.#stopped) return;
    this.#attempt = 0;
    this.#cancel?.();
    this.#connect();
  }

  /** An answer, and what follows it as long as it fits. Settles when the server has carried it out or not. */
  answer(seat: Seat, action: G['action'], then: G['action'][] = []): Promise<void> {
    const version = this.position?.version ?? 0;
    return this.#request((number) => ({ type: 'answer', number, version, seat, action, then }));
  }

  undo(seat: Seat, to: number | null = null): Promise<void> {
    const version = this.position?.version ?? 0;
    return this.#request((number) => ({ type: 'undo', number, version, seat, to }));
  }

  /** Says ahead what the answer will be: the first of these wishes that can be done then. */
  planAhead(seat: Seat, wishes: G['action'][]): Promise<void> {
    return this.#request((number) => ({ type: 'plan', number, seat, wishes }));
  }

  /** Says what one's next turn will be: the first of these whose conditions all hold then. */
  planTurn(seat: Seat, turns: PlannedTurn<G['action']>[]): Promise<void> {
    return this.#request((number) => ({ type: 'plan_turn', number, seat, turns }));
  }

  again(again: boolean): Promise<void> {
    return this.#request((number) => ({ type: 'again', number, again }));
  }

  say(words: Words): Promise<void> {
    return this.#request((number) => ({ type: 'talk', number, words }), true);
  }

  /** Does not want to hear somebody any more, or anybody here; or again. */
  mute(whom: string | null, muted: boolean): Promise<void> {
    return this.#request((number) => ({ type: 'mute', number, whom, muted }), true);
  }

  report(said: string): Promise<void> {
    return this.#request((number) => ({ type: 'report', number, said }), true);
  }

  /** At a hot seat: this player looks at the screen now, or nobody. */
  look(seat: Seat | null): void {
    this.#looks = seat;
    if (this.line === 'open') this.#say({ type: 'look', seat });
  }

  /** Somebody looks at the page again, or nobody does: whoever does not look may be called. */
  attend(): void {
    if (this.line === 'open') this.#say({ type: 'away', away: this.#away });
  }

  /** Nobody touches anything any more, or somebody does again. A screen in the room is looked at, not touched. */
  rest(idle: boolean): void {
    this.#idle = idle && !this.#means.screen;
    if (!this.#means.screen) this.attend();
  }

  get #away(): boolean {
    return this.#means.hidden() || this.#idle;
  }

  /** Around one screen: this place was pressed and is not confirmed yet. */
  point(place: number | null): void {
    if (this.line === 'open' && this.position)
      this.#say({ type: 'point', version: this.position.version, place });
  }

  /** Asks for the page of the story before those that are known. */
  readBack(): void {
    if (this.leftOut === 0 || this.#readsBack || this.line !== 'open') return;
    this.#readsBack = true;
    this.#say({ type: 'earlier', before: this.leftOut });
  }

  #request(make: (number: number) => Numbered<G>, aside = false): Promise<void> {
    const message = make(++this.#number);
    return new Promise((resolve, reject) => {
      this.#pending.set(message.number, { message, since: this.#means.now(), aside, resolve, reject });
      this.#count();
      if (this.line === 'open') this.#say(message);
    });
  }

  #count(): void {
    this.sending = [...this.#pending.values()].filter(({ aside }) => !aside).length;
  }

  #say(message: ClientMessageOf<G>): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #connect(): void {
    const socket = this.#means.open(this.address);
    this.#socket = socket;
    socket.onopen = () => {
      const version = this.position?.version ?? null;
      const { client, screen } = this.#means;
      this.#say({ type: 'hello', protocol: PROTOCOL, client, version, away: this.#away, screen });
    };
    socket.onmessage = (event) => {
      if (this.#socket === socket && typeof event.data === 'string')
        this.hear(JSON.parse(event.data) as ServerMessageOf<G>);
    };
    socket.onclose = () => {
      if (this.#socket !== socket || this.#stopped || this.line === 'ended') return;
      this.#socket = null;
      this.line = 'lost';
      if (this.table === null) void this.#askWhy();
      this.#cancel = this.#means.wait(backOff(this.#attempt++), () => this.#connect());
    };
  }

  async #askWhy(): Promise<void> {
    const problem = await this.#means.why().catch(() => null);
    if (!problem || this.#stopped || this.table !== null) return;
    this.#close(problem);
    if (this.line === 'ended') this.#cancel?.();
  }

  /** Takes in one message of the server. */
  hear(message: ServerMessageOf<G>): void {
    switch (message.type) {
      case 'welcome':
        this.#attempt = 0;
        this.line = 'open';
        this.problem = null;
        this.table = message.table;
        this.#hearClock(message.table.clock);
        this.#hearWaiting(message.table);
        this.position = message.position;
        this.#readsBack = false;
        this.undone = message.undone;
        this.plan = [];
        this.plannedTurns = [];
        if (this.#looks !== undefined) this.#say({ type: 'look', seat: this.#looks });
        for (const { message: repeated } of this.#pending.values()) this.#say(repeated);
        this.#tell(message.from, message.left_out, message.log);
        return;
      case 'table':
        this.table = message.table;
        this.heard = this.#means.now();
        this.#hearClock(message.table.clock);
        return;
      case 'changed': {
        const before = this.position?.version;
        this.position = complete<G>(merge(this.position, message.patch), this.table?.game ?? '');
        if (this.position?.version !== before) this.since = this.#means.now() / 1000;
        this.#tell(message.from, message.left_out, message.log);
        if (message.undone) this.undone = [...this.undone, message.undone];
        if (message.clock && this.table) {
          this.table = { ...this.table, clock: message.clock };
          this.#hearClock(message.clock);
        }
        return;
      }
      case 'earlier':
        this.#readsBack = false;
        // Another pair of eyes may have begun the story anew meanwhile.
        if (message.before === this.leftOut) {
          this.log = [...message.log, ...this.log];
          this.leftOut = message.from;
        }
        this.#readOn();
        return;
      case 'plan':
        this.plan = message.wishes;
        this.plannedTurns = message.turns;
        return;
      case 'talk':
        this.talk = message.talk;
        return;
      case 'said':
        this.talk = withOneMore(this.talk, message.said);
        return;
      case 'pointed':
        this.pointed = message;
        return;
      case 'done':
        this.#settle(message.number, null);
        return;
      case 'refused':
        this.#settle(message.number, message.problem);
        return;
      case 'closing':
        this.#close(message.problem);
        return;
      default:
        never(message);
    }
  }

  /** Since when nothing has happened: counted by this device, whose clock may be wrong. */
  #hearWaiting({ waiting, changed }: TableOf<G>): void {
    this.heard = this.#means.now();
    this.since = waiting ? this.heard / 1000 - waiting.quiet : changed;
  }

  #hearClock(clock: Clock | null): void {
    this.time = clock && { clock, at: this.#means.now() };
  }

  #tell(from: number, leftOut: number, log: ToldOf<G>[]): void {
    this.log = [...this.log.filter((told) => told.ply < from), ...log];
    this.leftOut = leftOut > 0 ? leftOut : Math.min(this.leftOut, from);
    this.#readOn();
  }

  /** A game of usual length is read to its beginning, so that turns are counted right. */
  #readOn(): void {
    if ((this.position?.ply ?? 0) - this.leftOut < BY_ITSELF) this.readBack();
  }

  #settle(number: number, problem: Trouble | null): void {
    const pending = this.#pending.get(number);
    if (!pending) return;
    this.#pending.delete(number);
    this.#count();
    if (problem) pending.reject(new Refusal(problem));
    else pending.resolve();
  }

  #close(problem: Trouble): void {
    this.problem = problem;
    switch (problem.code) {
      // A server that closes down or is tired of us comes back; everything else does not get better by asking.
      case 'closing_down':
      case 'offline':
      case 'internal':
      case 'no_room':
      case 'unreachable':
      case 'too_many':
      case 'too_slow':
      case 'not_now':
      case 'stale':
        return;
      case 'no_guest':
      case 'wrong_sign_in':
      case 'too_many_guesses':
      case 'name_taken':
      case 'bad_name':
      case 'bad_text':
      case 'no_talk':
      case 'foreign':
      case 'wrong_host':
      case 'malformed':
      case 'too_large':
      case 'no_such_table':
      case 'no_such_replay':
      case 'no_such_page':
      case 'not_yours':
      case 'seat_taken':
      case 'table_full':
      case 'options':
      case 'record':
      case 'rated':
      case 'not_asked':
      case 'refused':
      case 'locked':
      case 'old_browser':
      case 'full_device':
      case 'old_client':
        this.line = 'ended';
        for (const number of [...this.#pending.keys()]) this.#settle(number, problem);
        return;
      default:
        never(problem.code);
    }
  }
}
