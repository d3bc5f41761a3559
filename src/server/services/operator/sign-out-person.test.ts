import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '~/server/db';
import { userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createDevice } from '~prisma/factories/device';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { TEST_NOON } from '~prisma/factories/noon';
import { signOutPerson } from './sign-out-person';

let db: Database;
let owner: Learner;
let learner: Learner;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await resetDatabase(db);
  owner = await createLearner(db, { role: 'OWNER' });
  learner = await createLearner(db);
});

const asOwner = () => userContext(db, owner, { passwordConfirmedAt: TEST_NOON });
const openDevice = (who: Learner, hash: string) =>
  createDevice(db, who, { now: TEST_NOON, userAgent: 'Booth/1.0', deviceHash: hash });

describe('Signing a person out', () => {
  it('Every device of a person is signed out, once for two at once, and no other person’s', async () => {
    await openDevice(learner, 'a');
    await openDevice(learner, 'b');
    await openDevice(owner, 'c');
    const input = { id: learner.id, reason: 'lost phone' };
    await Promise.all([1, 2].map(() => signOutPerson({ ctx: asOwner(), input })));
    expect(await db.session.findMany()).toMatchObject([{ userId: owner.id }]);
    expect(await db.operatorAct.findMany()).toMatchObject([
      {
        kind: 'person.signOut',
        subject: learner.id,
        before: { devices: 2 },
        after: { devices: 0 },
        reason: 'lost phone',
      },
    ]);
    expect(await db.securityEvent.findMany()).toMatchObject([
      { kind: 'SIGNED_OUT_EVERYWHERE', userId: learner.id, actor: owner.id },
    ]);
    expect(await db.user.count({ where: { id: learner.id, disabledAt: null } })).toBe(1);
  });

  it('Signing out needs the password, and an existing person other than oneself', async () => {
    const input = { id: learner.id };
    const unconfirmed = signOutPerson({ ctx: userContext(db, owner), input });
    await expect(unconfirmed).rejects.toMatchObject({ code: 'PASSWORD_CONFIRMATION_REQUIRED' });
    const own = signOutPerson({ ctx: asOwner(), input: { id: owner.id } });
    await expect(own).rejects.toMatchObject({ code: 'OWN_ACCOUNT' });
    const unknown = signOutPerson({ ctx: asOwner(), input: { id: randomUUID() } });
    await expect(unknown).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' });
  });

  it('Only owners sign a person out', async () => {
    await openDevice(learner, 'a');
    const input = { id: learner.id };
    for (const role of ['USER', 'ACCOUNTS', 'EDITOR', 'SUPPORT'] as const) {
      const ctx = userContext(db, await createLearner(db, { role }), {
        passwordConfirmedAt: TEST_NOON,
      });
      await expect(signOutPerson({ ctx, input })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    const visitor = signOutPerson({ ctx: visitorContext(db), input });
    await expect(visitor).rejects.toMatchObject({ code: 'LOGIN_USER_REQUIRED' });
    expect(await db.session.count()).toBe(1);
  });
});
