import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountDataSchema } from '~/schemas/account-data';
import type { Database } from '~/server/db';
import { register } from '~/server/services/activity/register';
import { recordSecurityEvent } from '~/server/services/audit/record-security-event';
import { addItem } from '~/server/services/cart/add-item';
import { saveAttempts } from '~/server/services/lesson/save-attempts';
import { saveMediaProgress } from '~/server/services/media-lesson/save-media-progress';
import { createTestClock, type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createActivity } from '~prisma/factories/activity';
import { buildAttempt } from '~prisma/factories/attempt';
import { createCoupon } from '~prisma/factories/coupon';
import { createDevice } from '~prisma/factories/device';
import { createGift } from '~prisma/factories/gift';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { createMediaLesson } from '~prisma/factories/media-lesson';
import { createOrder, createPaidOrder } from '~prisma/factories/order';
import { createPlan } from '~prisma/factories/plan';
import { createSavedWord } from '~prisma/factories/saved-word';
import { createUnit, type UnitWithItems } from '~prisma/factories/unit';
import { EXPORTS_PER_HOUR, exportData } from './export-data';

let db: Database;
let learner: Learner;
const clock = createTestClock();
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await resetDatabase(db);
  clock.set('2026-11-21T04:00:00Z');
  learner = await createLearner(db, {
    phone: '0912345678',
    gender: 'FEMALE',
    createdAt: clock.now(),
  });
});

async function openDevice(owner = learner) {
  const { sessionId } = await createDevice(db, owner, {
    now: clock.now(),
    userAgent: 'Booth/1.0',
    deviceHash: 'the hash of a device',
  });
  return userContext(db, owner, { clock, sessionId });
}

async function exportText(ctx: TestContext, currentPassword?: string): Promise<string> {
  let text = '';
  for await (const chunk of await exportData({ ctx, input: { currentPassword } })) text += chunk;
  return text;
}

/** Creates rows for every part of the file. */
async function createHistory(owner: Learner, unit: UnitWithItems) {
  const ctx = await openDevice(owner);
  const userId = owner.id;
  const paid = await createPaidOrder(db, owner);
  const requested = { amount: 990, lines: [], requestedAt: clock.now() };
  await db.refundRequest.create({ data: { ...requested, orderId: paid.id, openKey: paid.id } });
  const coupon = await createCoupon(db, { code: `HELLO${userId}` });
  await db.couponUse.create({
    data: { couponId: coupon.id, userId, orderId: paid.id, usedAt: clock.now() },
  });
  await createOrder(db, owner);
  await createGift(db, owner, { at: clock.now() });
  await createGift(db, await createLearner(db), { claimedById: userId });
  await addItem({ ctx, input: { id: (await createPlan(db)).id, qty: 2 } });
  await saveAttempts({ ctx, input: { attempts: unit.items.map((item) => buildAttempt(item)) } });
  await createReviewHistory(owner, unit);
  const { slug } = await createMediaLesson(db);
  await saveMediaProgress({
    ctx,
    input: { slug, positionMs: 6000, heard: [[0, 6000]], agoMs: 0 },
  });
  const openedAt = clock.now();
  await db.membersOpening.create({ data: { userId, content: `media:${slug}`, openedAt } });
  const activity = await createActivity(db);
  await register({ ctx, input: { slug: activity.slug } });
  await db.knownDevice.create({ data: { userId, deviceHash: `known ${userId}` } });
  await db.outboxMessage.create({
    data: {
      template: 'reset-password',
      recipient: owner.email,
      payload: { token: 'sealed token' },
    },
  });
  await db.contactMessage.create({
    data: {
      sendKey: randomUUID(),
      userId,
      name: owner.name,
      email: owner.email,
      subject: 'OTHER',
      body: '請問可以開發票嗎？',
      language: 'zh',
      createdAt: clock.now(),
    },
  });
  await db.personNote.create({
    data: { userId, noteKey: randomUUID(), text: '來電問發票。', at: clock.now() },
  });
  await db.oneTimeLink.create({
    data: {
      userId,
      purpose: 'RESET_PASSWORD',
      tokenHash: `link ${userId}`,
      email: owner.email,
      expiresAt: clock.now(),
    },
  });
  await recordSecurityEvent(db, ctx, { kind: 'LOGGED_IN', userId, detail: { known: true } });
  return ctx;
}

/** Creates a card, its review, and the statistics of a day and a week. */
async function createReviewHistory({ id: userId }: Learner, unit: UnitWithItems) {
  await createSavedWord(db, { id: userId });
  const attempt = await db.attempt.findFirstOrThrow({ where: { userId } });
  const dueOn = new Date('2026-11-24');
  const own = { userId, itemId: unit.items[0]!.id };
  const card = await db.card.upsert({
    where: { userId_itemId: own },
    create: { ...own, dueOn },
    update: {},
  });
  const before = { stabilityBefore: 0, difficultyBefore: 0, dueBefore: dueOn };
  const after = { stabilityAfter: 3.2, difficultyAfter: 5.1, dueAfter: dueOn };
  const review = { cardId: card.id, userId, grade: 'GOOD', reviewedAt: clock.now() } as const;
  await db.reviewLog.createMany({
    data: [{ attemptId: attempt.id, ...review, ...before, ...after }],
    skipDuplicates: true,
  });
  const day = new Date('2026-11-21');
  const week = new Date('2026-11-16');
  await db.practiceDay.createMany({ data: [{ userId, day }], skipDuplicates: true });
  await db.practiceReminder.createMany({ data: [{ userId, day }], skipDuplicates: true });
  const phoneme = { userId, week, expected: 'TH', heard: 'S', count: 3 };
  await db.phonemeStat.createMany({ data: [phoneme], skipDuplicates: true });
  await db.learnerSettings.createMany({ data: [{ userId }], skipDuplicates: true });
  await db.listeningRound.create({
    data: {
      id: randomUUID(),
      userId,
      madeAt: clock.now(),
      results: { create: [{ contrast: 'sheepShip', answers: 10, right: 7 }] },
    },
  });
}

describe('The exported account data', () => {
  it('The exported data matches its schema and has an entry in every part', async () => {
    const ctx = await createHistory(learner, await createUnit(db));
    const data = accountDataSchema.parse(JSON.parse(await exportText(ctx)));
    expect(data.account).toMatchObject({ email: learner.email, phone: '0912345678' });
    expect(data.terms.version).toBe('2026-11-21');
    for (const [part, value] of Object.entries(data))
      if (Array.isArray(value)) expect(value, part).not.toEqual([]);
    expect(data.orders.map(({ status }) => status)).toEqual(['PAID', 'PENDING', 'PAID']);
    expect(data.orders.map(({ gift }) => gift?.status)).toEqual([undefined, undefined, 'SENT']);
    expect(data.claimedGifts).toMatchObject([{ months: 1, days: 30 }]);
    expect(data.orders[0]?.invoice).toMatchObject({ kind: 'MEMBER', status: 'DUE', amount: 990 });
    expect(data.orders[0]?.refundRequests).toMatchObject([{ status: 'REQUESTED', amount: 990 }]);
    expect(data.orders.map(({ coupon }) => coupon)).toEqual([`HELLO${learner.id}`, null, null]);
    expect(data.orders[0]?.payments[0]).toMatchObject({ cardLast4: '4242', amount: 990 });
    expect(data.attempts).toHaveLength(20);
    expect(data.securityEvents.map(({ kind, by }) => [kind, by])).toEqual([
      ['LOGGED_IN', 'you'],
      ['DATA_DOWNLOADED', 'you'],
    ]);
  });

  it('The exported data has no hash, no token and no data of another account', async () => {
    const unit = await createUnit(db);
    const ctx = await createHistory(learner, unit);
    const other = await createLearner(db, { name: '別人', phone: '0987654321' });
    await createHistory(other, unit);
    const own = await exportText(ctx);
    const { sessionToken } = await db.session.findFirstOrThrow();
    const secrets = [
      learner.passwordHash,
      sessionToken,
      'the hash of',
      'known ',
      'link ',
      'sealed',
    ];
    for (const secret of secrets) expect(own).not.toContain(secret);
    for (const theirs of [other.id, other.email, '別人', '0987654321'])
      expect(own).not.toContain(theirs);
    expect(JSON.parse(own).attempts).toHaveLength(20);
  });

  it('The exported data has long lists completely, in order, each entry once', async () => {
    const unit = await createUnit(db);
    const item = unit.items[0]!;
    const noon = clock.now().getTime();
    // Many attempts within a minute, so that several have the same time.
    await db.attempt.createMany({
      data: Array.from({ length: 1234 }, (_, index) => ({
        ...buildAttempt(item, { id: randomUUID(), madeAt: new Date(noon - (index % 50) * 1000) }),
        userId: learner.id,
        score: index % 101,
      })),
    });
    const { attempts } = accountDataSchema.parse(JSON.parse(await exportText(await openDevice())));
    expect(attempts).toHaveLength(1234);
    const times = attempts.map(({ madeAt }) => madeAt);
    expect(times).toEqual([...times].sort());
    const scores = (all: { score: number | null }[]) => all.map(({ score }) => score).sort();
    expect(scores(attempts)).toEqual(scores(await db.attempt.findMany()));
  });

  it('The export covers every table that refers to an account', async () => {
    const tables = await db.$queryRaw<{ name: string }[]>`
      SELECT relname AS name FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid
      WHERE contype = 'f' AND confrelid = '"User"'::regclass ORDER BY 1`;
    const exported = [
      ...[
        'Session',
        'KnownDevice',
        'SecurityEvent',
        'Cart',
        'Order',
        'CouponUse',
        'Entitlement',
        'Gift',
      ],
      ...['Enrolment', 'MediaProgress', 'Attempt', 'ActivityRegistration', 'ContactMessage'],
      ...['LearnerSettings', 'MembersOpening', 'Card', 'ReviewLog', 'PracticeDay', 'PhonemeStat'],
      ...['PracticeReminder', 'PersonNote', 'ListeningRound', 'SavedWord'],
    ];
    // Links are secrets, and their mails are exported; the end of a membership is part of it, and totals of practice
    // are in its days and weeks. An editor's recordings are content of the site, like their texts.
    const excluded = [
      ...['OneTimeLink', 'MembershipEnd', 'PracticeCheckpoint', 'PhonemeTotal'],
      ...['DraftClip', 'VoiceClip'],
    ];
    expect(tables.map(({ name }) => name)).toEqual([...exported, ...excluded].sort());
  });
});

describe('The export of account data', () => {
  it('The export needs the current password ten minutes after the login', async () => {
    const ctx = await openDevice();
    clock.advance({ minutes: 11 });
    const rejected = { code: 'CURRENT_PASSWORD_WRONG' };
    await expect(exportText(ctx)).rejects.toMatchObject(rejected);
    await expect(exportText(ctx, 'not it')).rejects.toMatchObject(rejected);
    expect(JSON.parse(await exportText(ctx, learner.password)).account.email).toBe(learner.email);
  });

  it('The export is rejected for a visitor or an ended session with LOGIN_USER_REQUIRED', async () => {
    const ctx = await openDevice();
    await db.session.deleteMany();
    for (const caller of [ctx, visitorContext(db)])
      await expect(exportText(caller)).rejects.toMatchObject({ code: 'LOGIN_USER_REQUIRED' });
  });

  it('The export is limited to five times an hour, also for concurrent requests', async () => {
    const ctx = await openDevice();
    const requests = Array.from({ length: EXPORTS_PER_HOUR + 2 }, () => exportText(ctx));
    const done = await Promise.allSettled(requests);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(EXPORTS_PER_HOUR);
    await expect(exportText(ctx, learner.password)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      retryAfterSeconds: 3600,
    });
    clock.advance({ hours: 1 });
    await exportText(ctx, learner.password);
  });
});
