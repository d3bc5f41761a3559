import { createEmitter } from '~/lib/create-store';
import type { ErrorCode } from '~/schemas/error-codes';
import { errorCode } from '~/trpc/error-code';
import { type LocalDataOwner, VISITOR } from './owner';
import { broadcastSynced, onSyncedElsewhere } from './sync-broadcast';
import { withWebLock } from './with-web-lock';

/** One kind of row that is stored on this device until it is sent to the account. */
export interface OutboxEntry<Row, Result = unknown> {
  /** Loads the unsent rows of these owners, in the order in which they are sent. */
  unsent: (owners: readonly LocalDataOwner[]) => Promise<Row[]>;
  /** Number of rows in one call; 1 if not given. */
  batch?: number;
  /** Sends rows; must be idempotent. */
  send: (rows: readonly Row[], owner: LocalDataOwner) => Promise<Result>;
  /** Error codes that a retry would only repeat; the rows are then discarded. `FINAL_ERROR_CODES` if not
   *  given. */
  final?: readonly ErrorCode[];
  /** Deletes the rows here, or marks them as sent.
   *  @param result null after a final error
   *  @returns number of rows that were accepted */
  settle: (rows: readonly Row[], result: Result | null) => Promise<number>;
}

/** Entries in the order in which they are sent. When one fails, those after it wait. */
// biome-ignore lint/suspicious/noExplicitAny: each entry has its own type of rows, which the outbox does not know.
export type OutboxEntries = readonly OutboxEntry<any, any>[];

/** Infers the types of an entry's rows and result. */
export const outboxEntry = <Row, Result>(entry: OutboxEntry<Row, Result>) => entry;

/** Error codes that do not change on a retry, unlike a lost network or session. */
const FINAL_ERROR_CODES: readonly ErrorCode[] = [
  'UNIT_NOT_FOUND',
  'ITEM_NOT_FOUND',
  'MEDIA_LESSON_NOT_FOUND',
  'MEMBERSHIP_REQUIRED',
  'VALIDATION_FAILED',
];

/** Sends every unsent row of the account and of the visitor on this device. All rows are loaded before any is
 *  sent, the last entry first: a row that depends on a row of an earlier entry was stored after it, so that
 *  the earlier row is loaded, too.
 *  @param onAccepted called as soon as the account has accepted rows, before they are deleted here: the page
 *  may be left at any moment
 *  @returns number of rows that the account accepted
 *  @throws the network's errors; everything unsent remains stored */
export async function sendAll(
  entries: OutboxEntries,
  owner: LocalDataOwner,
  onAccepted: () => void = () => {},
): Promise<number> {
  const owners = [owner, VISITOR];
  const loaded: unknown[][] = [];
  for (const [index, entry] of [...entries.entries()].reverse())
    loaded[index] = await entry.unsent(owners);
  let acceptedCount = 0;
  for (const [index, entry] of entries.entries()) {
    const { batch = 1 } = entry;
    const rows = loaded[index] ?? [];
    for (let first = 0; first < rows.length; first += batch)
      acceptedCount += await sendRows(entry, rows.slice(first, first + batch), owner, onAccepted);
  }
  return acceptedCount;
}

async function sendRows<Row, Result>(
  { send, settle, final = FINAL_ERROR_CODES }: OutboxEntry<Row, Result>,
  rows: readonly Row[],
  owner: LocalDataOwner,
  onAccepted: () => void,
): Promise<number> {
  const result = await send(rows, owner).catch((error: unknown) => {
    const code = errorCode(error);
    if (code === null || !final.includes(code)) throw error;
    return null;
  });
  onAccepted();
  return settle(rows, result);
}

const RETRY_MS = 20_000;

const syncRequested = createEmitter();

/** Makes every open outbox send now. */
export const requestSync = syncRequested.emit;

export type OutboxStatus = 'sending' | 'sent' | 'lost';

export interface Outbox {
  owner: LocalDataOwner;
  entries: OutboxEntries;
  /** Refreshes the account's data after a sync; with `broadcast`, in every tab. */
  onSynced: () => Promise<unknown>;
  /** Whether the other tabs are notified of a sync. */
  broadcast?: boolean;
  /** Called before sending, after it, and when it failed. */
  onStatus?: (status: OutboxStatus) => Promise<void>;
  /** Called when another account is logged in by now. */
  onForeign?: () => void;
}

/** Sends unsent rows: now, on every sync request, when the network returns, and 20 s after every failure. The
 *  tabs of this browser send one after the other.
 *  @returns function that closes the outbox */
export function openOutbox(outbox: Outbox): () => void {
  const { owner, entries, onSynced, broadcast, onStatus, onForeign } = outbox;
  let closed = false;
  let retryTimer: ReturnType<typeof setTimeout> | undefined;
  const send = async () => {
    clearTimeout(retryTimer);
    try {
      await withWebLock(async () => {
        if (closed) return;
        await onStatus?.('sending');
        const acceptedCount = await sendAll(
          entries,
          owner,
          broadcast ? broadcastSynced : undefined,
        );
        await onStatus?.('sent');
        if (acceptedCount > 0) await onSynced();
      });
    } catch (error) {
      if (closed) return;
      if (errorCode(error) === 'FORBIDDEN') onForeign?.();
      // A failing status does not stop the retry.
      await onStatus?.('lost').catch(() => {});
      clearTimeout(retryTimer);
      retryTimer = setTimeout(send, RETRY_MS);
    }
  };
  void send();
  const unsubscribers = [
    syncRequested.subscribe(() => void send()),
    ...(broadcast ? [onSyncedElsewhere(() => void onSynced())] : []),
  ];
  window.addEventListener('online', send);
  return () => {
    closed = true;
    clearTimeout(retryTimer);
    for (const unsubscribe of unsubscribers) unsubscribe();
    window.removeEventListener('online', send);
  };
}
