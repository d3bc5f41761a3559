import * as idb from 'idb-keyval';

/** What this device keeps of lessons, by key. */
interface OutboxStore {
  get: <Row>(key: string) => Promise<Row | undefined>;
  set: (key: string, row: unknown) => Promise<void>;
  /** Changes one row; tabs take turns. */
  update: <Row>(key: string, change: (before: Row | undefined) => Row) => Promise<void>;
  del: (keys: readonly string[]) => Promise<void>;
  entries: <Row>() => Promise<[string, Row][]>;
}

let opened: ReturnType<typeof idb.createStore> | undefined;
const store = () => (opened ??= idb.createStore('shuoyi-lesson', 'work'));

/** In the browser's database: there after a reload, and for every tab. */
const durable: OutboxStore = {
  get: (key) => idb.get(key, store()),
  set: (key, row) => idb.set(key, row, store()),
  update: (key, change) => idb.update(key, change, store()),
  del: (keys) => idb.delMany([...keys], store()),
  entries: () => idb.entries(store()),
};

const rows = new Map<string, unknown>();

/** In this tab, for as long as it lives. */
const inMemory: OutboxStore = {
  get: async <Row>(key: string) => rows.get(key) as Row | undefined,
  set: async (key, row) => void rows.set(key, row),
  update: async <Row>(key: string, change: (before: Row | undefined) => Row) =>
    void rows.set(key, change(rows.get(key) as Row | undefined)),
  del: async (keys) => {
    for (const key of keys) rows.delete(key);
  },
  entries: async <Row>() => [...rows] as [string, Row][],
};

let rejected = false;

/** Whether the browser keeps nothing: what has not been sent is lost when the page is left. */
export const isInMemoryOnly = (): boolean => rejected;

/** The browser's database or, where it refuses (private windows, a full disk), this tab: work reaches the
 *  account either way. */
export const outboxStore: OutboxStore = {
  get: (key) => either((table) => table.get(key)),
  set: (key, row) => either((table) => table.set(key, row)),
  update: (key, change) => either((table) => table.update(key, change)),
  del: (keys) => either((table) => table.del(keys)),
  entries: () => either((table) => table.entries()),
};

async function either<T>(work: (table: OutboxStore) => Promise<T>): Promise<T> {
  if (rejected) return work(inMemory);
  try {
    return await work(durable).catch(() => {
      // A connection may have been closed by the browser: once more with a new one.
      opened = undefined;
      return work(durable);
    });
  } catch {
    rejected = true;
    return work(inMemory);
  }
}
