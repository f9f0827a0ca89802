// The people at a table: who may leave, come back, be replaced, and what they propose to each other.
import { getContext, setContext } from 'svelte';
import { m } from '../../paraglide/messages.js';
import { api } from '../api';
import type { AnyTable } from '../game';
import type { Note } from '../types/Note';
import type { NoteKind } from '../types/NoteKind';
import type { Seat } from '../types/Seat';
import { personName } from '../words';
import type { Waits } from '../waiting/waits.svelte';

const KEY = Symbol('leaving');

/** What the parts of a table ask; the page that has the line to the server gives it to them. */
export class Leaving {
  constructor(
    readonly id: string,
    private readonly means: {
      table: () => AnyTable | null;
      waits: () => Waits | null;
      /** Sends a request and says why it was refused. */
      tried: (request: Promise<unknown>) => Promise<boolean>;
    },
  ) {}

  get table(): AnyTable | null {
    return this.means.table();
  }

  get waits(): Waits | null {
    return this.means.waits();
  }

  /** Whoever looks plays here. */
  get plays(): boolean {
    return this.table?.phase === 'running' && this.table.mine.length > 0;
  }

  /** Other people have to agree. */
  get others(): boolean {
    const { seats = [], mine = [] } = this.table ?? {};
    return seats.some(({ sitter }, seat) => sitter.sitter === 'person' && !mine.includes(seat));
  }

  /** A rated game against bots alone is played or resigned. */
  get mayEnd(): boolean {
    return this.plays && !this.table?.ending && (this.others || !this.table?.rated);
  }

  /** A bot plays for whoever looks, and gives the seat back. */
  get replaced(): boolean {
    const { table } = this;
    if (table?.phase !== 'running') return false;
    return table.may_return || table.mine.some((seat) => table.seats[seat]?.stand_in);
  }

  /** There is something to say over the table. */
  get tells(): boolean {
    const { table } = this;
    return (
      this.replaced || (table !== null && (table.ended || table.ending !== null || table.notes.length > 0))
    );
  }

  name(seat: Seat): string {
    return personName(this.table?.seats[seat]?.name, seat);
  }

  leave = () => this.means.tried(api.leave(this.id));
  back = () => this.means.tried(api.back(this.id));
  end = (agree: boolean) => this.means.tried(api.end(this.id, agree));

  /** What happened besides the game, in words. */
  words(note: Note): string {
    const mine = this.table?.mine ?? [];
    const you = mine.length === 1 && mine[0] === note.seat;
    return you ? YOU[note.what]() : THEY[note.what]({ player: this.name(note.seat) });
  }

  /** What happened from one action of the record until before another. */
  notes(from: number, until: number): Note[] {
    return (this.table?.notes ?? []).filter(({ ply }) => ply >= from && ply < until);
  }
}

const THEY: Record<NoteKind, (of: { player: string }) => string> = {
  stand_in: (of) => m.company_stand_in(of),
  left: (of) => m.company_left(of),
  resigned: (of) => m.company_resigned(of),
  returned: (of) => m.company_returned(of),
  ended: () => m.company_ended(),
};
const YOU: Record<NoteKind, () => string> = {
  stand_in: () => m.company_stand_in_you(),
  left: () => m.company_left_you(),
  resigned: () => m.company_resigned_you(),
  returned: () => m.company_returned_you(),
  ended: () => m.company_ended(),
};

export const giveLeaving = (leaving: Leaving): Leaving => setContext(KEY, leaving);
/** Nothing where there is no table of a server: a replay, a lesson, a drawing. */
export const theLeaving = (): Leaving | null => getContext<Leaving | undefined>(KEY) ?? null;
