import type { Database, Tx } from '~/server/db';
import { testDatabaseKind } from './db';

interface Overlap {
  call: () => Promise<unknown>;
  /** The transaction's work before the call starts. */
  before: (tx: Tx) => Promise<unknown>;
  /** The transaction's work once the call waits for it. */
  after?: (tx: Tx) => Promise<unknown>;
}

/** Runs a call during an open transaction, which is committed only when the call waits for its locks.
 *  @returns the result of the call, or its error */
export async function callDuring(db: Database, { call, before, after }: Overlap): Promise<unknown> {
  let pending: Promise<unknown> = Promise.resolve();
  await db.$transaction(async (tx) => {
    await before(tx);
    pending = call().catch((error: unknown) => error);
    await untilOneWaits(db);
    await after?.(tx);
  });
  return pending;
}

/** Resolves once a statement waits for another transaction. The embedded database runs transactions one after
 *  the other, so that no statement ever waits there. */
async function untilOneWaits(db: Database): Promise<void> {
  if (testDatabaseKind() === 'embedded') return;
  for (;;) {
    const waiting = await db.$queryRaw<unknown[]>`
      SELECT pid FROM pg_stat_activity
      WHERE wait_event_type = 'Lock' AND datname = current_database()`;
    if (waiting.length > 0) return;
  }
}
