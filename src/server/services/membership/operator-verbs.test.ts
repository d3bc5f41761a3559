import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { grantDaysSchema, pauseMembershipSchema } from '~/schemas/membership';
import { createTestClock, systemContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner, createMember } from '~prisma/factories/learner';
import { grantDays } from './grant-days';
import { pauseMembership } from './pause-membership';
import { resumeMembership } from './resume-membership';

const db = await testDatabase();
beforeEach(() => resetDatabase(db));

const DAY_MS = 86_400_000;
const world = () => systemContext(db, { clock: createTestClock() });
const grantInput = (id: string, days: number, grantKey = randomUUID()) => ({
  id,
  days,
  grantKey,
  reason: 'sorry for the outage',
});
const daysFrom = (now: Date, until: Date | null | undefined) =>
  until ? (until.getTime() - now.getTime()) / DAY_MS : null;

describe('An operator', () => {
  it('An operator grants days, and repeated submissions grant them once', async () => {
    const ctx = world();
    const { id } = await createMember(db, { days: 10 });
    const input = grantInput(id, 5);
    const views = await Promise.all([1, 2, 3].map(() => grantDays({ ctx, input })));
    for (const { expiresAt } of views) expect(daysFrom(ctx.now(), expiresAt)).toBe(15);
  });

  it('An operator withdraws days from the end, but never time that has passed', async () => {
    const ctx = world();
    const { id } = await createMember(db, { days: 10 });
    const { expiresAt } = await grantDays({ ctx, input: grantInput(id, -4) });
    expect(daysFrom(ctx.now(), expiresAt)).toBe(6);
    expect(await grantDays({ ctx, input: grantInput(id, -300) })).toMatchObject({ level: '' });
    const { expiresAt: again } = await grantDays({ ctx, input: grantInput(id, 2) });
    expect(daysFrom(ctx.now(), again)).toBe(2);
  });

  it('An operator pauses a membership once, and resumes it early', async () => {
    const ctx = world();
    const { id } = await createMember(db, { days: 10 });
    const pause = () => pauseMembership({ ctx, input: { id, days: 30, reason: 'abroad' } });
    const results = await Promise.allSettled([pause(), pause()]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(pause()).rejects.toMatchObject({ code: 'ALREADY_PAUSED' });
    ctx.clock.advance({ days: 7 });
    const { level, expiresAt } = await resumeMembership({ ctx, input: { id } });
    expect(level).toBe('VIP');
    expect(daysFrom(ctx.now(), expiresAt)).toBe(10);
    await expect(resumeMembership({ ctx, input: { id } })).rejects.toMatchObject({
      code: 'NOT_PAUSED',
    });
  });

  it('An operator cannot pause a non-member or an unknown account', async () => {
    const ctx = world();
    const { id } = await createLearner(db);
    const pause = (userId: string) =>
      pauseMembership({ ctx, input: { id: userId, days: 3, reason: 'test' } });
    await expect(pause(id)).rejects.toMatchObject({ code: 'NOT_A_MEMBER' });
    await expect(pause(randomUUID())).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' });
    const unknown = grantDays({ ctx, input: grantInput(randomUUID(), 3) });
    await expect(unknown).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' });
  });
});

it('Visitors and members cannot grant days, pause or resume a membership', async () => {
  const member = await createMember(db);
  const { id } = member;
  for (const [ctx, code] of [
    [visitorContext(db), 'LOGIN_USER_REQUIRED'],
    [userContext(db, member), 'FORBIDDEN'],
  ] as const)
    for (const call of [
      () => grantDays({ ctx, input: grantInput(id, 300) }),
      () => pauseMembership({ ctx, input: { id, days: 3, reason: 'test' } }),
      () => resumeMembership({ ctx, input: { id } }),
    ])
      await expect(call()).rejects.toMatchObject({ code });
  expect(await db.entitlement.count()).toBe(1);
});

it.each([
  [grantDaysSchema, { days: 0 }],
  [grantDaysSchema, { days: 367 }],
  [grantDaysSchema, { days: 1.5 }],
  [grantDaysSchema, { reason: ' ' }],
  [pauseMembershipSchema, { days: 0 }],
  [pauseMembershipSchema, { days: 181 }],
])('Invalid operator input is rejected: %#', (schema, over) => {
  const input = { ...grantInput(randomUUID(), 3), ...over };
  expect(schema.safeParse(input).success).toBe(false);
});
