import { createEmitter } from '~/lib/create-store';
import type { ErrorCode } from '~/schemas/error-codes';
import { errorCode } from '~/trpc/error-code';
import { type LocalDataOwner, VISITOR } from './owner';
import { broadcastSynced, onSyncedElsewhere } from './sync-broadcast';
import { withWebLock } from './with-web-lock';

/** One kind of row that this device keeps until the account has it. */
export interface OutboxEntry<Row, Answer = unknown> {
  /** Rows of these owners that the account does not have, in the order in which they are sent. */
  unsent: (owners: readonly LocalDataOwner[]) => Promise<Row[]>;
  /** How many rows one call takes; 1 if not given. */
  batch?: number;
  /** Sending the same rows twice must do no harm. */
  send: (rows: readonly Row[], owner: LocalDataOwner) => Promise<Answer>;
  /** Refusals that would only be repeated: the rows are given up. `FINAL_REFUSALS` if not given. */
  final?: readonly ErrorCode[];
  /** Forgets the rows here, or marks them as sent.
   *  @param answer null after a final refusal
   *  @returns how many of them count as taken */
  settle: (rows: readonly Row[], answer: Answer | null) => Promise<number>;
}

/** Entries in the order in which they are sent. What one entry keeps back, the next ones wait for. */
// biome-ignore lint/suspicious/noExplicitAny: each entry knows its own rows, and the outbox none of them.
export type OutboxEntries = readonly OutboxEntry<any, any>[];

/** Types an entry by its rows and its answer. */
export const outboxEntry = <Row, Answer>(entry: OutboxEntry<Row, Answer>) => entry;

/** Such a refusal will not change by sending again; a lost network or session may come back. */
export const FINAL_REFUSALS: readonly ErrorCode[] = [
  'UNIT_NOT_FOUND',
  'ITEM_NOT_FOUND',
  'MEDIA_LESSON_NOT_FOUND',
  'MEMBERSHIP_REQUIRED',
  'VALIDATION_FAILED',
];

/** Sends every row that this device keeps for the account, a visitor's included. Everything is read before
 *  anything is sent, the last entry first: a row that leans on one of an entry before it was kept after that
 *  one, which is then read, too.
 *  @param onAccepted called as soon as the account has something, before it is forgotten here: the page may be
 *  left at any moment
 *  @returns how many rows the account took
 *  @throws what the network throws; everything unsent is still kept */
export async function sendAll(
  entries: OutboxEntries,
  owner: LocalDataOwner,
  onTaken: () => void = () => {},
): Promise<number> {
  const owners = [owner, VISITOR];
  const read: unknown[][] = [];
  for (const [place, entry] of [...entries.entries()].reverse())
    read[place] = await entry.unsent(owners);
  let taken = 0;
  for (const [place, entry] of entries.entries()) {
    const { batch = 1 } = entry;
    const rows = read[place] ?? [];
    for (let first = 0; first < rows.length; first += batch)
      taken += await sendRows(entry, rows.slice(first, first + batch), owner, onTaken);
  }
  return taken;
}

async function sendRows<Row, Answer>(
  { send, settle, final = FINAL_REFUSALS }: OutboxEntry<Row, Answer>,
  rows: readonly Row[],
  owner: LocalDataOwner,
  onTaken: () => void,
): Promise<number> {
  const answer = await send(rows, owner).catch((error: unknown) => {
    const code = errorCode(error);
    if (code === null || !final.includes(code)) throw error;
    return null;
  });
  onTaken();
  return settle(rows, answer);
}

const RETRY_MS = 20_000;

const asked = createEmitter();

/** Has everything that this device keeps sent now. */
export const requestSync = asked.emit;

export type OutboxStatus = 'sending' | 'sent' | 'lost';

export interface Outbox {
  owner: LocalDataOwner;
  entries: OutboxEntries;
  /** Shows what the account then has; in every tab, if the tabs are told. */
  onTaken: () => Promise<unknown>;
  /** Whether the other tabs are told that the account has taken something in. */
  tellsTabs?: boolean;
  /** Before sending, after it, and when it was lost. */
  onStatus?: (status: OutboxStatus) => Promise<void>;
  /** Somebody else is logged in here by now. */
  onForeign?: () => void;
}

/** Sends what is kept: now, whenever it is asked for, when the network comes back, and some seconds after
 *  every loss. The tabs of this browser take turns.
 *  @returns how to end it */
export function openOutbox(outbox: Outbox): () => void {
  const { owner, entries, onTaken, tellsTabs, onStatus, onForeign } = outbox;
  let closed = false;
  let later: ReturnType<typeof setTimeout> | undefined;
  const send = async () => {
    clearTimeout(later);
    try {
      await withWebLock(async () => {
        if (closed) return;
        await onStatus?.('sending');
        const taken = await sendAll(entries, owner, tellsTabs ? broadcastSynced : undefined);
        await onStatus?.('sent');
        if (taken > 0) await onTaken();
      });
    } catch (error) {
      if (closed) return;
      if (errorCode(error) === 'FORBIDDEN') onForeign?.();
      // A table that cannot be read shows nothing; sending is tried again all the same.
      await onStatus?.('lost').catch(() => {});
      clearTimeout(later);
      later = setTimeout(send, RETRY_MS);
    }
  };
  void send();
  const ends = [
    asked.subscribe(() => void send()),
    ...(tellsTabs ? [onSyncedElsewhere(() => void onTaken())] : []),
  ];
  window.addEventListener('online', send);
  return () => {
    closed = true;
    clearTimeout(later);
    for (const end of ends) end();
    window.removeEventListener('online', send);
  };
}
