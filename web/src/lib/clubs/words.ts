// Clubs and tournaments in words and numbers.
import { m } from '../../paraglide/messages.js';
import type { ClubRole } from '../types/ClubRole';
import type { AnyTournament } from './clubs';
import type { TournamentFormat } from '../types/TournamentFormat';
import type { TournamentLine } from '../types/TournamentLine';
import type { TournamentPlayer } from '../types/TournamentPlayer';

const ROLES: Record<ClubRole, () => string> = {
  owner: m.clubs_role_owner,
  organiser: m.clubs_role_organiser,
  member: m.clubs_role_member,
};
export const roleName = (role: ClubRole): string => ROLES[role]();

const FORMATS: Record<TournamentFormat, () => string> = {
  swiss: m.cup_swiss,
  round_robin: m.cup_round_robin,
};
export const formatName = (format: TournamentFormat): string => FORMATS[format]();

export function phaseText({ phase, round, rounds }: TournamentLine): string {
  switch (phase) {
    case 'open':
      return m.cup_phase_open();
    case 'running':
      return m.cup_phase_running({ n: round, all: rounds });
    case 'over':
      return m.cup_phase_over();
  }
}

export const playerName = (player: TournamentPlayer | undefined): string => player?.name ?? m.cup_gone();

/** The same in a list that is looked at: you are you. */
export const playerSeen = (cup: Pick<AnyTournament, 'players' | 'me'>, player: number): string =>
  player === cup.me ? m.name_you() : playerName(cup.players[player]);

/** Parts of a win as people read them: “1.5”, in German “1,5”. */
export const winsText = (parts: number, whole: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(parts / whole);

/** Points are told in 24ths of a win, those of opponents in 288ths. */
export const POINT = 24;
export const OPPOSITION = 288;

export const dateText = (seconds: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(seconds * 1000));

/** What a field for date and time holds, in seconds since 1970. */
export function secondsOf(field: string): number | null {
  const time = new Date(field).getTime();
  return Number.isNaN(time) ? null : Math.floor(time / 1000);
}

/** Places are sound if each is one more than how many are better. */
export const soundPlaces = (places: readonly number[]): boolean =>
  places.every((place) => place === 1 + places.filter((other) => other < place).length);
