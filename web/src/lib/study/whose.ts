// Which game is studied: that of a table, or a record that somebody has handed in. Both are looked at in the same way.
import { api } from '../api';
import type { AnyStory, AnyView } from '../game';
import type { Moment } from '../types/Moment';
import type { Seat } from '../types/Seat';

export interface Whose {
  of: 'table' | 'record';
  id: string;
}

export const storyOf = ({ of, id }: Whose): Promise<AnyStory> =>
  of === 'table' ? api.story(id) : api.replayStory(id);

export const momentOf = ({ of, id }: Whose, ply: number, seat: Seat | null): Promise<Moment<AnyView>> =>
  of === 'table' ? api.moment(id, ply, seat) : api.replayMoment(id, ply, seat);

export const recordOf = ({ of, id }: Whose): Promise<unknown> =>
  of === 'table' ? api.record(id) : api.replayRecord(id);

/** The address of its study, and that of its replay. */
export const studyAt = ({ of, id }: Whose): string => (of === 'table' ? `/t/${id}/study` : `/study/${id}`);
export const replayAt = ({ of, id }: Whose): string => (of === 'table' ? `/t/${id}/replay` : `/replay/${id}`);
