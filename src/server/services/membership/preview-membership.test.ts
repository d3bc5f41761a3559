import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { type PreviewMembershipInput, previewMembershipSchema } from '~/schemas/membership';
import { systemContext, type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner, createMember } from '~prisma/factories/learner';
import { grantDays } from './grant-days';
import { pauseMembership } from './pause-membership';
import { previewMembership } from './preview-membership';
import { resumeMembership } from './resume-membership';

const db = await testDatabase();
beforeEach(() => resetDatabase(db));

const preview = (ctx: TestContext, input: PreviewMembershipInput) =>
  previewMembership({ ctx, input });

describe('The preview of an act on a membership', () => {
  it('A preview is what the act then does, and writes nothing', async () => {
    const ctx = systemContext(db);
    const { id } = await createMember(db, { days: 10 });
    const reason = 'test';
    const ofGrant = await preview(ctx, { act: 'grant', id, days: 7 });
    expect(await db.entitlement.count()).toBe(1);
    const granted = await grantDays({
      ctx,
      input: { id, days: 7, reason, grantKey: randomUUID() },
    });
    expect(granted).toMatchObject(ofGrant.after);
    expect(ofGrant.before.expiresAt).not.toEqual(ofGrant.after.expiresAt);

    ctx.clock.advance({ days: 1 });
    const ofPause = await preview(ctx, { act: 'pause', id, days: 5 });
    expect(ofPause.before.expiresAt).toEqual(granted.expiresAt);
    expect(await pauseMembership({ ctx, input: { id, days: 5, reason } })).toMatchObject(
      ofPause.after,
    );

    ctx.clock.advance({ days: 2 });
    const ofResume = await preview(ctx, { act: 'resume', id });
    expect(await resumeMembership({ ctx, input: { id } })).toMatchObject(ofResume.after);

    const ofTaking = await preview(ctx, { act: 'grant', id, days: -300 });
    expect(ofTaking.after).toEqual({ level: '', expiresAt: null, paused: null });
  });

  it('A preview fails as the act itself would', async () => {
    const ctx = systemContext(db);
    const { id } = await createLearner(db);
    const pause = preview(ctx, { act: 'pause', id, days: 5 });
    await expect(pause).rejects.toMatchObject({ code: 'NOT_A_MEMBER' });
    const resume = preview(ctx, { act: 'resume', id });
    await expect(resume).rejects.toMatchObject({ code: 'NOT_PAUSED' });
    const unknown = preview(ctx, { act: 'grant', id: randomUUID(), days: 5 });
    await expect(unknown).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' });
    const support = userContext(db, await createLearner(db, { role: 'SUPPORT' }));
    const long = preview(support, { act: 'grant', id, days: 31 });
    await expect(long).rejects.toMatchObject({ code: 'GRANT_TOO_LONG' });
  });

  it('Only roles that may do an act see its preview', async () => {
    const { id } = await createLearner(db);
    const input = { act: 'grant', id, days: 5 } as const;
    for (const role of ['USER', 'EDITOR', 'ACCOUNTS'] as const) {
      const ctx = userContext(db, await createLearner(db, { role }));
      for (const refused of [input, { ...input, act: 'pause' as const }])
        await expect(preview(ctx, refused)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    const code = 'LOGIN_USER_REQUIRED';
    await expect(preview(visitorContext(db), input)).rejects.toMatchObject({ code });
  });

  it.each([
    { act: 'grant', days: 0 },
    { act: 'grant', days: 367 },
    { act: 'pause', days: -1 },
    { act: 'pause', days: 181 },
    { act: 'pause' },
    { act: 'end' },
  ])('A preview of an act that cannot be is bad input: %o', (input) => {
    expect(previewMembershipSchema.safeParse({ id: randomUUID(), ...input }).success).toBe(false);
  });
});
