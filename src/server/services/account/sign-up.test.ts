import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadLegalTexts } from '~/server/content/load-texts';
import { verifyPassword } from '~/server/credentials/passwords';
import type { Database } from '~/server/db';
import { systemContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { seedLegalTexts } from '~prisma/seed/site-content';
import { authenticate } from './authenticate';
import { processAccountRequests } from './process-account-requests';
import { signUp } from './sign-up';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(() => resetDatabase(db));

const processRequests = () => processAccountRequests({ ctx: systemContext(db) });
const input = { email: 'ming@shuoyi.example', password: 'a booth of my own', name: '王小明' };

describe('The sign-up', () => {
  it('A sign-up sends a verification link by mail', async () => {
    await signUp({ ctx: visitorContext(db, { language: 'en' }), input });
    await processRequests();
    expect(await db.outboxMessage.findMany()).toEqual([
      expect.objectContaining({
        template: 'verify-email',
        recipient: input.email,
        language: 'en',
        payload: { name: input.name, token: expect.any(String) },
      }),
    ]);
  });

  it('A sign-up writes the same account request for a known and an unknown e-mail', async () => {
    await createLearner(db, { email: input.email });
    await signUp({ ctx: visitorContext(db), input });
    await signUp({ ctx: visitorContext(db), input: { ...input, email: 'new@shuoyi.example' } });
    const [known, unknown] = await db.accountRequest.findMany({ orderBy: { id: 'asc' } });
    const own = { id: '', email: '', userId: '' };
    expect({ ...known, ...own }).toEqual({ ...unknown, ...own });
    expect(await db.outboxMessage.count()).toBe(0);
  });

  it('A sign-up records the version in force of the accepted terms, and the time', async () => {
    await seedLegalTexts(db, loadLegalTexts());
    const { id: _, ...row } = await db.legalText.findFirstOrThrow({ where: { slug: 'privacy' } });
    const version = new Date('2027-01-01');
    await db.legalText.create({ data: { ...row, version, sections: row.sections ?? [] } });
    const ctx = visitorContext(db, { language: 'en' });
    await signUp({ ctx, input });
    expect(await db.user.findUniqueOrThrow({ where: { email: input.email } })).toMatchObject({
      language: 'en',
      termsVersion: '2026-11-21',
      termsAcceptedAt: ctx.now(),
      emailVerifiedAt: null,
    });
  });

  it('A sign-up with a known e-mail changes nothing and mails its account', async () => {
    const owner = await createLearner(db, { email: input.email, language: 'en' });
    await signUp({ ctx: visitorContext(db), input });
    await processRequests();
    expect(await db.user.findMany()).toEqual([expect.objectContaining({ name: owner.name })]);
    expect(await db.outboxMessage.findMany()).toEqual([
      expect.objectContaining({
        template: 'address-taken',
        recipient: input.email,
        language: 'en',
      }),
    ]);
    expect(await verifyPassword(owner.passwordHash, input.password)).toBe(false);
  });

  it('Concurrent sign-ups with one e-mail create one account', async () => {
    await Promise.all([1, 2, 3].map(() => signUp({ ctx: visitorContext(db), input })));
    expect(await db.user.count()).toBe(1);
    expect(await processRequests()).toBe(3);
    expect(await db.oneTimeLink.count()).toBe(1);
    const mails = await db.outboxMessage.findMany({ orderBy: { template: 'asc' } });
    expect(mails.map(({ template }) => template)).toEqual(['address-taken', 'verify-email']);
  });

  it.each(['password1', 'MING@shuoyi.example', 'abcabcabc', '１２３４５６７８'])(
    'A sign-up rejects the password %s with PASSWORD_TOO_COMMON',
    async (password) => {
      await expect(
        signUp({ ctx: visitorContext(db), input: { ...input, password } }),
      ).rejects.toMatchObject({ code: 'PASSWORD_TOO_COMMON' });
      expect(await db.user.count()).toBe(0);
    },
  );

  it('A new account accepts its password', async () => {
    const ctx = visitorContext(db);
    await signUp({ ctx, input });
    const { id } = await db.user.findUniqueOrThrow({ where: { email: input.email } });
    expect(await authenticate({ ctx, input })).toMatchObject({ id, passwordChangedAt: ctx.now() });
  });
});
