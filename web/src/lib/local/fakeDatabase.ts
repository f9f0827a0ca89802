// For tests: as much of IndexedDB as the store needs, in memory. A transaction is carried out whole or not at all, and
// can be told to fail as a full device does.

type Key = string | [string, number];
type Row = Record<string, unknown>;

class Asked<T> {
  onsuccess: (() => void) | null = null;
  onerror: (() => void) | null = null;
  error: DOMException | null = null;
  constructor(readonly result: T) {
    queueMicrotask(() => this.onsuccess?.());
  }
}

const written = (key: Key) => JSON.stringify(key);
const isIn = (key: Key, { lower: [table] }: { lower: [string, number] }) =>
  Array.isArray(key) && key[0] === table;

class Rows {
  constructor(
    readonly rows: Map<string, Row>,
    readonly keyPath: string | string[],
    readonly abort: (name: string) => void,
  ) {}

  #key = (row: Row) =>
    (Array.isArray(this.keyPath) ? this.keyPath.map((part) => row[part]) : row[this.keyPath]) as Key;
  #keys = () => [...this.rows.keys()].map((key) => JSON.parse(key) as Key);

  add(row: Row) {
    if (this.rows.has(written(this.#key(row)))) this.abort('ConstraintError');
    else this.rows.set(written(this.#key(row)), structuredClone(row));
    return new Asked(undefined);
  }
  put(row: Row) {
    this.rows.set(written(this.#key(row)), structuredClone(row));
    return new Asked(undefined);
  }
  get(key: Key) {
    return new Asked(structuredClone(this.rows.get(written(key))));
  }
  getAll(range?: { lower: [string, number] }) {
    const keys = this.#keys().filter((key) => !range || isIn(key, range));
    if (range) keys.sort((a, b) => Number(a[1]) - Number(b[1]));
    return new Asked(keys.map((key) => structuredClone(this.rows.get(written(key)))));
  }
  delete(what: Key | { lower: [string, number] }) {
    const isRange = typeof what === 'object' && 'lower' in what;
    for (const key of this.#keys())
      if (isRange ? isIn(key, what) : written(key) === written(what)) this.rows.delete(written(key));
    return new Asked(undefined);
  }
}

export class FakeDatabase {
  #stores: Record<string, { keyPath: string | string[]; rows: Map<string, Row> }> = {
    tables: { keyPath: 'id', rows: new Map() },
    changes: { keyPath: ['table', 'version'], rows: new Map() },
    records: { keyPath: 'id', rows: new Map() },
    days: { keyPath: 'day', rows: new Map() },
  };
  /** The next transactions fail in this way. */
  fails: string | null = null;

  transaction(names: string | string[]) {
    const mine = [names].flat();
    const before = new Map(mine.map((name) => [name, new Map(this.#stores[name]!.rows)]));
    const transaction = {
      oncomplete: null as (() => void) | null,
      onabort: null as (() => void) | null,
      onerror: null,
      error: null as DOMException | null,
      objectStore: (name: string) => {
        const { rows, keyPath } = this.#stores[name]!;
        return new Rows(rows, keyPath, abort);
      },
    };
    const abort = (name: string) => (transaction.error ??= new DOMException('given up', name));
    setTimeout(() => {
      if (this.fails !== null) abort(this.fails);
      if (transaction.error === null) transaction.oncomplete?.();
      else {
        for (const [name, rows] of before) this.#stores[name]!.rows = rows;
        transaction.onabort?.();
      }
    });
    return transaction;
  }
}

/** Both ends of a range of changes are of one table. */
export const FakeRange = { bound: (lower: [string, number]) => ({ lower }) };
