import 'server-only';
import { setTimeout as delay } from 'node:timers/promises';
import { revokeSession } from '~/server/credentials/session-rows';
import type { Database } from '~/server/db';

/** Pauses before each try, ms: an outage usually ends within a second, or when a replica has taken over. */
const PAUSES_MS = [0, 1_000, 5_000, 30_000];

/** Ends a session whose token no browser has, so that the list of devices does not show it. It is tried
 *  again while the database is unreachable; after the last try the session expires as an unused one. */
export async function endUnusedSession(db: Database, sessionId: string): Promise<void> {
  for (const pauseMs of PAUSES_MS) {
    await delay(pauseMs, undefined, { ref: false });
    const isEnded = await revokeSession(db, sessionId).then(
      () => true,
      () => false,
    );
    if (isEnded) return;
  }
}
