// What can be asked about clubs and their tournaments.
import { call } from '../api';
import type { ClubChange } from '../types/ClubChange';
import type { ClubDoor } from '../types/ClubDoor';
import type { ClubPage } from '../types/ClubPage';
import type { ClubRole } from '../types/ClubRole';
import type { Clubs } from '../types/Clubs';
import type { DecideTable } from '../types/DecideTable';
import type { GiveRole } from '../types/GiveRole';
import type { NewClub } from '../types/NewClub';
import type { NewDate } from '../types/NewDate';
import type { NewTournament } from '../types/NewTournament';
import type { ShowTable } from '../types/ShowTable';
import type { TournamentPage } from '../types/TournamentPage';

export type AnyClub = ClubPage<unknown, unknown>;
export type AnyTournament = TournamentPage<unknown>;

const club = (id: string) => `/clubs/${encodeURIComponent(id)}`;
const link = (code: string) => `/clubs/link/${encodeURIComponent(code)}`;
const cup = (id: string) => `/tournaments/${encodeURIComponent(id)}`;

export const clubs = {
  mine: () => call<Clubs>('GET', '/clubs'),
  found: (wanted: NewClub) => call<AnyClub>('POST', '/clubs', wanted),
  page: (id: string) => call<AnyClub>('GET', club(id)),
  change: (id: string, change: ClubChange) => call<AnyClub>('PUT', club(id), change),
  door: (code: string) => call<ClubDoor>('GET', link(code)),
  join: (code: string) => call<AnyClub>('POST', link(code)),
  giveRole: (id: string, member: string, role: ClubRole) =>
    call<AnyClub>('PUT', `${club(id)}/members/${encodeURIComponent(member)}`, { role } satisfies GiveRole),
  /** Oneself, or somebody else. */
  remove: (id: string, member: string) =>
    call<null>('DELETE', `${club(id)}/members/${encodeURIComponent(member)}`),
  addDate: (id: string, date: NewDate) => call<AnyClub>('POST', `${club(id)}/dates`, date),
  removeDate: (id: string, date: string) =>
    call<AnyClub>('DELETE', `${club(id)}/dates/${encodeURIComponent(date)}`),
  showTable: (id: string, table: string) =>
    call<AnyClub>('POST', `${club(id)}/tables`, { table } satisfies ShowTable),
  openTournament: (id: string, wanted: NewTournament<unknown>) =>
    call<AnyTournament>('POST', `${club(id)}/tournaments`, wanted),
};

export const tournaments = {
  page: (id: string) => call<AnyTournament>('GET', cup(id)),
  enter: (id: string) => call<AnyTournament>('POST', `${cup(id)}/entries`),
  leave: (id: string, player: string) =>
    call<AnyTournament>('DELETE', `${cup(id)}/entries/${encodeURIComponent(player)}`),
  begin: (id: string) => call<AnyTournament>('POST', `${cup(id)}/rounds`),
  end: (id: string) => call<AnyTournament>('POST', `${cup(id)}/end`),
  /** Both are counted from 1. */
  decide: (id: string, round: number, table: number, places: number[]) =>
    call<AnyTournament>('PUT', `${cup(id)}/rounds/${round}/tables/${table}`, {
      places,
    } satisfies DecideTable),
};
