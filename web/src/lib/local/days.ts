// The daily bazaar on this device: one try a day, as at a server, but nobody to be compared with.
import type { BeginDaily } from '../types/BeginDaily';
import type { DailyPage } from '../types/DailyPage';
import type { DailyTable } from '../types/DailyTable';
import type { DailyTry } from '../types/DailyTry';
import { checkRoom, refuse, type Desk } from './desk';
import type { Kept, KeptDay, Opened } from './kept';
import { Conflict } from './store';

/** All tries; those whose game has ended meanwhile, or is gone, say so from now on. */
async function settled({ engine, store }: Desk): Promise<KeptDay[]> {
  const days = await store.days();
  for (const [i, kept] of days.entries()) {
    const { day, mine } = kept;
    if (mine.state !== 'running') continue;
    const found = mine.table === null ? null : await store.read(mine.table);
    let now: DailyTry;
    if (!found) now = { ...mine, state: 'given_up', table: null };
    else if (found.table.line.table.phase === 'over') {
      engine.call<Opened>({ call: 'open', kept: found.table.kept, changes: found.changes });
      now = engine.call<DailyTry>({ call: 'daily_try' });
    } else continue;
    await store.keepDay((days[i] = { day, mine: now }));
  }
  return days;
}

export async function dailyPage(desk: Desk, day: string | null): Promise<DailyPage> {
  const days = await settled(desk);
  return desk.engine.call<DailyPage>({ call: 'daily', day, days, now: desk.now() });
}

export async function dailyCalendar(desk: Desk, month: string): Promise<unknown> {
  const days = await settled(desk);
  return desk.engine.call({ call: 'daily_calendar', month, days, now: desk.now() });
}

/** Begins a day, or finds again what was begun. A day that is past is played without counting. */
export async function beginDay(desk: Desk, wish: BeginDaily): Promise<DailyTable> {
  const page = await dailyPage(desk, wish.day ?? null);
  const isToday = page.day === page.today;
  const begun = begunAt(page.mine, isToday);
  if (begun) return begun;
  await checkRoom(desk);
  const { id: me, name } = desk.me();
  const kept = desk.engine.call<Kept>({
    call: 'daily_begin',
    day: page.day,
    id: `local-${desk.random(8)}`,
    me,
    name,
    now: desk.now(),
  });
  const opened = desk.engine.call<Opened>({ call: 'open', kept, changes: [] });
  if (!isToday) {
    await desk.store.add(kept, opened.line);
    return { table: kept.id, counts: false };
  }
  const mine = desk.engine.call<DailyTry>({ call: 'daily_try' });
  try {
    await desk.store.addDay(kept, opened.line, { day: page.day, mine });
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    // They pressed twice, or in two tabs: the other table is the one that counts.
    return begunAt((await dailyPage(desk, page.day)).mine, true) ?? tried();
  }
  return { table: kept.id, counts: true };
}

/** The table of a try that was begun; a day that is past and over may be played again. */
function begunAt(mine: DailyTry | null, isToday: boolean): DailyTable | null {
  if (!mine || (mine.state !== 'running' && !isToday)) return null;
  return { table: mine.table ?? tried(), counts: mine.state === 'running' };
}

const tried = (): never => refuse('not_now', 'there is one try a day, and you have had it');
