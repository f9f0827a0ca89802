// The tables of this device in IndexedDB. A change is one row, named by its number: whoever writes the same number
// again, another tab for example, is refused, and a crash leaves a whole change or none.
import type { AnyLine } from '../game';
import type { Kept, KeptChange, KeptDay, KeptTable } from './kept';

const NAME = 'bedesten';
const VERSION = 2;

/** Another tab has written this change, or begun this day, already. */
export class Conflict extends Error {}

/** The device has no room left, or the browser does not let us keep anything. */
export class NoRoom extends Error {}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the request failed'));
  });
}

function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    const failed = () => reject(why(transaction.error));
    transaction.onerror = failed;
    transaction.onabort = failed;
  });
}

function why(error: DOMException | null): Error {
  if (error?.name === 'ConstraintError') return new Conflict(error.message);
  if (error?.name === 'QuotaExceededError') return new NoRoom(error.message);
  return error ?? new Error('the transaction was given up');
}

export class Store {
  constructor(readonly database: IDBDatabase) {}

  static open(factory: IDBFactory = indexedDB): Promise<Store> {
    return new Promise((resolve, reject) => {
      const request = factory.open(NAME, VERSION);
      request.onupgradeneeded = ({ oldVersion }) => {
        const database = request.result;
        if (oldVersion < 1) {
          database.createObjectStore('tables', { keyPath: 'id' });
          database.createObjectStore('changes', { keyPath: ['table', 'version'] });
          database.createObjectStore('records', { keyPath: 'id' });
        }
        if (oldVersion < 2) database.createObjectStore('days', { keyPath: 'day' });
      };
      request.onsuccess = () => {
        // A page of a later version must not wait for this one.
        request.result.onversionchange = () => request.result.close();
        resolve(new Store(request.result));
      };
      request.onerror = () => reject(new NoRoom(request.error?.message ?? 'the browser keeps nothing'));
    });
  }

  /** What is written is on the disk when this has come to its end, as far as the browser can tell. */
  #writing(...stores: string[]): IDBTransaction {
    return this.database.transaction(stores, 'readwrite', { durability: 'strict' });
  }

  async add(kept: Kept, line: AnyLine): Promise<void> {
    const transaction = this.#writing('tables');
    transaction.objectStore('tables').add({ id: kept.id, kept, line } satisfies KeptTable);
    await finished(transaction);
  }

  /** Writes a change and how the table stands after it, together or not at all. */
  async append(id: string, change: KeptChange, line: AnyLine | null): Promise<void> {
    const transaction = this.#writing('tables', 'changes');
    const done = finished(transaction);
    transaction.objectStore('changes').add({ table: id, ...change });
    if (line) {
      const tables = transaction.objectStore('tables');
      const row = tables.get(id);
      row.onsuccess = () => {
        const found = row.result as KeptTable | undefined;
        if (found) tables.put({ ...found, line });
      };
    }
    await done;
  }

  /** Keeps a table with its changes, all of it or nothing; what was here of it before is replaced. */
  async bring(kept: Kept, changes: readonly KeptChange[], line: AnyLine): Promise<void> {
    const transaction = this.#writing('tables', 'changes');
    const done = finished(transaction);
    const rows = transaction.objectStore('changes');
    rows.delete(IDBKeyRange.bound([kept.id, 0], [kept.id, Infinity]));
    for (const change of changes) rows.add({ table: kept.id, ...change });
    transaction.objectStore('tables').put({ id: kept.id, kept, line } satisfies KeptTable);
    await done;
  }

  async tables(): Promise<KeptTable[]> {
    const all = this.database.transaction('tables').objectStore('tables').getAll();
    return (await settled(all)) as KeptTable[];
  }

  /** A table with its changes; nothing if it is not here. */
  async read(id: string): Promise<{ table: KeptTable; changes: KeptChange[] } | null> {
    const transaction = this.database.transaction(['tables', 'changes']);
    const range = IDBKeyRange.bound([id, 0], [id, Infinity]);
    const [table, rows] = await Promise.all([
      settled(transaction.objectStore('tables').get(id)) as Promise<KeptTable | undefined>,
      settled(transaction.objectStore('changes').getAll(range)) as Promise<
        (KeptChange & { table: string })[]
      >,
    ]);
    if (!table) return null;
    const changes = rows.map(({ version, change, request }) => ({ version, change, request }));
    return { table, changes };
  }

  async remove(id: string): Promise<void> {
    const transaction = this.#writing('tables', 'changes');
    transaction.objectStore('tables').delete(id);
    transaction.objectStore('changes').delete(IDBKeyRange.bound([id, 0], [id, Infinity]));
    await finished(transaction);
  }

  async days(): Promise<KeptDay[]> {
    return (await settled(this.database.transaction('days').objectStore('days').getAll())) as KeptDay[];
  }

  /** Keeps the table of a day together with the try, or neither if the day was begun already. */
  async addDay(kept: Kept, line: AnyLine, day: KeptDay): Promise<void> {
    const transaction = this.#writing('tables', 'days');
    const done = finished(transaction);
    transaction.objectStore('days').add(day);
    transaction.objectStore('tables').add({ id: kept.id, kept, line } satisfies KeptTable);
    await done;
  }

  /** What has become of a try. */
  async keepDay(day: KeptDay): Promise<void> {
    const transaction = this.#writing('days');
    transaction.objectStore('days').put(day);
    await finished(transaction);
  }

  async addRecord(id: string, record: string): Promise<void> {
    const transaction = this.#writing('records');
    transaction.objectStore('records').put({ id, record });
    await finished(transaction);
  }

  async record(id: string): Promise<string | null> {
    const row = this.database.transaction('records').objectStore('records').get(id);
    return ((await settled(row)) as { record: string } | undefined)?.record ?? null;
  }
}
