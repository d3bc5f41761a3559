import * as idb from 'idb-keyval';
import { LESSON_DATABASE } from './lesson-database';

/** Rows of lessons on this device, by key. */
interface OutboxStore {
  get: <Row>(key: string) => Promise<Row | undefined>;
  set: (key: string, row: unknown) => Promise<void>;
  /** Updates one row in a transaction, so that tabs cannot overwrite one another. */
  update: <Row>(key: string, change: (before: Row | undefined) => Row) => Promise<void>;
  del: (keys: readonly string[]) => Promise<void>;
  entries: <Row>() => Promise<[string, Row][]>;
}

let opened: ReturnType<typeof idb.createStore> | undefined;
const store = () => (opened ??= idb.createStore(LESSON_DATABASE, 'work'));

/** Store in IndexedDB: survives a reload and is shared by all tabs. */
const durable: OutboxStore = {
  get: (key) => idb.get(key, store()),
  set: (key, row) => idb.set(key, row, store()),
  update: (key, change) => idb.update(key, change, store()),
  del: (keys) => idb.delMany([...keys], store()),
  entries: () => idb.entries(store()),
};

const rows = new Map<string, unknown>();

/** Store in the memory of this tab. */
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

/** Whether IndexedDB is not available: unsent rows are lost when the page is left. */
export const isInMemoryOnly = (): boolean => rejected;

/** IndexedDB or, where it is not available (private windows, a full disk), the memory of this tab: rows are
 *  sent to the account either way. */
export const outboxStore: OutboxStore = {
  get: (key) => withStore((backend) => backend.get(key)),
  set: (key, row) => withStore((backend) => backend.set(key, row)),
  update: (key, change) => withStore((backend) => backend.update(key, change)),
  del: (keys) => withStore((backend) => backend.del(keys)),
  entries: () => withStore((backend) => backend.entries()),
};

async function withStore<T>(work: (backend: OutboxStore) => Promise<T>): Promise<T> {
  if (rejected) return work(inMemory);
  try {
    return await work(durable).catch(() => {
      // The browser may have closed the connection: retry once with a new one.
      opened = undefined;
      return work(durable);
    });
  } catch {
    rejected = true;
    return work(inMemory);
  }
}
