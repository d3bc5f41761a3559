import { beforeEach, describe, expect, it } from 'vitest';
import { lockUser } from '~/server/lock-user';
import { callDuring } from '~/test/call-during';
import { createTestClock } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { consumeOneTimeLink, createOneTimeLink } from './one-time-link';

const db = await testDatabase();
beforeEach(() => resetDatabase(db));

describe('The one-time link', () => {
  it('Consuming a one-time link while a new one is created waits for it without a deadlock', async () => {
    const { id: userId, email } = await createLearner(db);
    const now = createTestClock().now();
    const purpose = 'RESET_PASSWORD';
    const token = await db.$transaction((tx) =>
      createOneTimeLink(tx, { userId, purpose, email, now }),
    );
    const consumption = await callDuring(db, {
      before: (tx) => lockUser(tx, userId, 'UPDATE'),
      call: () =>
        db.$transaction(async (tx) => {
          const link = await consumeOneTimeLink(tx, { token, purpose, now });
          await tx.user.update({ where: { id: link.userId }, data: { passwordChangedAt: now } });
        }),
      after: (tx) => createOneTimeLink(tx, { userId, purpose, email, now }),
    });
    expect(consumption).toMatchObject({ code: 'LINK_INVALID' });
  });
});
