import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '~/server/db';
import { lockUser } from '~/server/lock-user';
import { createTestClock } from '~/test/context';
import { resetDatabase, testDatabase, testDatabaseKind } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { consumeOneTimeLink, createOneTimeLink } from './one-time-link';

const db = await testDatabase();
beforeEach(() => resetDatabase(db));

/** Resolves once a statement waits for another transaction's row. The embedded database runs transactions one
 *  after the other, so that nothing ever waits there. */
async function waitForBlockedLock(on: Database): Promise<void> {
  if (testDatabaseKind() === 'embedded') return;
  for (;;) {
    const waiting = await on.$queryRaw<unknown[]>`SELECT 1 FROM pg_locks WHERE NOT granted`;
    if (waiting.length > 0) return;
  }
}

describe('The one-time link', () => {
  it('Consuming a one-time link while a new one is created waits for it without a deadlock', async () => {
    const { id: userId, email } = await createLearner(db);
    const now = createTestClock().now();
    const purpose = 'RESET_PASSWORD';
    const token = await db.$transaction((tx) =>
      createOneTimeLink(tx, { userId, purpose, email, now }),
    );
    let consumption: Promise<unknown> = Promise.resolve();
    await db.$transaction(async (tx) => {
      await lockUser(tx, userId, 'UPDATE');
      consumption = db
        .$transaction(async (other) => {
          const link = await consumeOneTimeLink(other, { token, purpose, now });
          await other.user.update({ where: { id: link.userId }, data: { passwordChangedAt: now } });
        })
        .catch((error: unknown) => error);
      await waitForBlockedLock(db);
      await createOneTimeLink(tx, { userId, purpose, email, now });
    });
    expect(await consumption).toMatchObject({ code: 'LINK_INVALID' });
  });
});
