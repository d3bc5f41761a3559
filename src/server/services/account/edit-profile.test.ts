import { beforeAll, describe, expect, it } from 'vitest';
import { editProfileSchema } from '~/schemas/auth';
import type { Database } from '~/server/db';
import { createTestClock, userContext, visitorContext } from '~/test/context';
import { testDatabase } from '~/test/db';
import { createDevice } from '~prisma/factories/device';
import { createLearner } from '~prisma/factories/learner';
import { editProfile } from './edit-profile';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});

describe('The profile', () => {
  /** The input as the entry points parse it. */
  const parseInput = (sent: object) => editProfileSchema.parse(sent);

  it.each([
    [
      { phone: null, gender: null },
      { phone: null, gender: null },
    ],
    [{ phone: null }, { phone: null, gender: 'OTHER' }],
    [
      { gender: null, phone: '0987 654 321' },
      { phone: '0987654321', gender: null },
    ],
    [
      { phone: '', gender: '' },
      { phone: '0912345678', gender: 'OTHER' },
    ],
    [
      { phone: undefined, gender: undefined },
      { phone: '0912345678', gender: 'OTHER' },
    ],
    [{}, { phone: '0912345678', gender: 'OTHER' }],
  ])(
    'A profile field is cleared by null and unchanged by an empty or absent value: %j',
    async (sent, expectedValue) => {
      const learner = await createLearner(db, { phone: '0912345678', gender: 'OTHER' });
      const ctx = userContext(db, learner);
      const expected = { ...expectedValue, name: '新名字', pronunciation: 'US' };
      expect(
        await editProfile({ ctx, input: parseInput({ ...sent, name: '新名字' }) }),
      ).toMatchObject(expected);
      expect(await db.user.findUnique({ where: { id: learner.id } })).toMatchObject(expected);
    },
  );

  it('A profile change by a visitor is rejected with LOGIN_USER_REQUIRED', async () => {
    const ctx = visitorContext(db);
    await expect(editProfile({ ctx, input: { name: '路人' } })).rejects.toMatchObject({
      code: 'LOGIN_USER_REQUIRED',
    });
  });

  it('A new e-mail asks for the password as a change of password does, and other changes do not', async () => {
    const learner = await createLearner(db);
    const clock = createTestClock();
    const { sessionId } = await createDevice(db, learner, { now: clock.now() });
    const ctx = userContext(db, learner, { clock, sessionId });
    const edit = (input: object) => editProfile({ ctx, input: parseInput(input) });
    const requested = () => db.accountRequest.count({ where: { userId: learner.id } });
    const email = 'next@shuoyi.example';
    await edit({ email });
    expect(await requested()).toBe(1);
    clock.advance({ minutes: 11 });
    const rejected = { code: 'CURRENT_PASSWORD_WRONG' };
    await expect(edit({ email, name: '新名字' })).rejects.toMatchObject(rejected);
    await expect(edit({ email, currentPassword: 'not it' })).rejects.toMatchObject(rejected);
    expect(await requested()).toBe(1);
    await edit({ email: learner.email, name: '新名字' });
    await edit({ email, currentPassword: learner.password });
    expect(await requested()).toBe(2);
  });
});
