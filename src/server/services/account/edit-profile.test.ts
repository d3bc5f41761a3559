import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '~/server/db';
import { userContext, visitorContext } from '~/test/context';
import { testDatabase } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { editProfile } from './edit-profile';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});

describe('the profile', () => {
  it('keeps what is not sent and empties what is to be emptied', async () => {
    const learner = await createLearner(db, { phone: '0912345678', gender: 'OTHER' });
    const ctx = userContext(db, learner);
    expect(await editProfile({ ctx, input: { name: '新名字' } })).toMatchObject({
      name: '新名字',
      phone: '0912345678',
      gender: 'OTHER',
    });
    expect(await editProfile({ ctx, input: { clear: ['phone', 'gender'] } })).toMatchObject({
      name: '新名字',
      phone: null,
      gender: null,
    });
  });

  it('is changed by its owner only', async () => {
    const ctx = visitorContext(db);
    await expect(editProfile({ ctx, input: { name: '路人' } })).rejects.toMatchObject({
      code: 'LOGIN_USER_REQUIRED',
    });
  });
});
