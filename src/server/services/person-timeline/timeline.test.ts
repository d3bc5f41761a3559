import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperatorRole } from '~/domain/role';
import { listTimelineSchema } from '~/schemas/person-timeline';
import { TABLE_PAGE_SIZE } from '~/schemas/table';
import type { Database } from '~/server/db';
import { createTestClock, systemContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createCoupon } from '~prisma/factories/coupon';
import { createGift } from '~prisma/factories/gift';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { TEST_NOON } from '~prisma/factories/noon';
import { createPaidOrder } from '~prisma/factories/order';
import { createUnit } from '~prisma/factories/unit';
import { grantDays } from '../membership/grant-days';
import { getTimeline } from './get-timeline';

let db: Database;
let learner: Learner;
const clock = createTestClock();
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await resetDatabase(db);
  learner = await createLearner(db, { createdAt: TEST_NOON });
});

const read = (input: object = {}, as = systemContext(db, { clock })) =>
  getTimeline({ ctx: as, input: listTimelineSchema.parse({ id: learner.id, ...input }) });
const asRole = async (role: OperatorRole) =>
  userContext(db, await createLearner(db, { role }), { clock });

/** One event of every kind for a person. */
async function createEvents({ id: userId, email }: Learner) {
  const at = TEST_NOON;
  const order = await createPaidOrder(db, learner);
  const asked = { amount: 990, lines: [], requestedAt: at, orderId: order.id, openKey: order.id };
  await db.refundRequest.create({ data: asked });
  await createGift(db, await createLearner(db), { claimedById: userId });
  const coupon = await createCoupon(db, { code: `C${userId}` });
  await db.couponUse.create({
    data: { couponId: coupon.id, userId, orderId: order.id, usedAt: at },
  });
  await db.contactMessage.create({
    data: {
      sendKey: randomUUID(),
      userId,
      name: 'Ann',
      email,
      subject: 'ORDER',
      body: 'the secret of the letter',
      language: 'en',
      createdAt: at,
    },
  });
  await db.outboxMessage.create({
    data: { template: 'order-paid', recipient: email, payload: { x: 'sealed' }, createdAt: at },
  });
  await db.securityEvent.create({ data: { kind: 'LOGGED_IN', userId, actor: userId, at } });
  await db.practiceDay.create({
    data: { userId, day: new Date('2026-11-20'), attempts: 20, spokenMs: 180_000 },
  });
  await grantDays({
    ctx: systemContext(db, { clock }),
    input: { id: userId, days: 3, reason: 'sorry', grantKey: randomUUID() },
  });
}

describe('The time line of a person', () => {
  it('A time line has every kind, of this person alone, without the text of letters and e-mails', async () => {
    await createEvents(learner);
    const other = await createLearner(db);
    await db.securityEvent.create({
      data: { kind: 'LOGGED_IN', userId: other.id, actor: other.id, at: TEST_NOON },
    });
    const { rows, nextCursor } = await read();
    expect(rows.map(({ kind }) => kind).sort()).toEqual([
      ...['act', 'coupon', 'gift', 'letter', 'mail', 'order', 'practice', 'refund', 'security'],
    ]);
    expect(nextCursor).toBeNull();
    expect(rows).toContainEqual(
      expect.objectContaining({ kind: 'practice', attempts: 20, minutes: 3, units: [] }),
    );
    expect(JSON.stringify(rows)).not.toMatch(/secret|sealed/);
    expect((await read({ kind: 'mail' })).rows).toMatchObject([
      { template: 'order-paid', status: 'PENDING' },
    ]);
  });

  it('A day of practice names the units of that day in Taipei, each once', async () => {
    const userId = learner.id;
    const [tea, rain] = [
      await createUnit(db, { headlineZh: '茶', headlineEn: 'Tea' }),
      await createUnit(db, { headlineZh: '雨', headlineEn: 'Rain' }),
    ];
    for (const day of ['2026-11-20', '2026-11-21'])
      await db.practiceDay.create({ data: { userId, day: new Date(day), attempts: 2 } });
    const said = (item: { id: string }, time: string) => ({
      id: randomUUID(),
      userId,
      itemId: item.id,
      mode: 'SPEAK' as const,
      score: 90,
      passed: true,
      words: [],
      engine: 'factory',
      accent: 'US' as const,
      madeAt: new Date(`${time}+08:00`),
    });
    await db.attempt.createMany({
      data: [
        said(tea.items[0]!, '2026-11-20T00:00:00'),
        said(tea.items[1]!, '2026-11-20T23:59:59'),
        said(rain.items[0]!, '2026-11-21T00:00:00'),
      ],
    });
    const { rows } = await read({ kind: 'practice' });
    expect(rows).toMatchObject([
      { id: '2026-11-21', units: [{ slug: rain.slug, headline: { zh: '雨', en: 'Rain' } }] },
      { id: '2026-11-20', units: [{ slug: tea.slug, headline: { zh: '茶', en: 'Tea' } }] },
    ]);
  });

  it('A role sees the kinds of its permissions, and is refused a filter beyond them', async () => {
    await createEvents(learner);
    const kinds = async (role: OperatorRole) => {
      const { rows } = await read({}, await asRole(role));
      return rows.map(({ kind }) => kind).sort();
    };
    expect(await kinds('SUPPORT')).toEqual(['letter', 'mail', 'practice', 'security']);
    expect(await kinds('ACCOUNTS')).toEqual(['coupon', 'gift', 'order', 'practice', 'refund']);
    const beyond = read({ kind: 'order' }, await asRole('SUPPORT'));
    await expect(beyond).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const editor = read({}, await asRole('EDITOR'));
    await expect(editor).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const visitor = read({}, visitorContext(db));
    await expect(visitor).rejects.toMatchObject({ code: 'LOGIN_USER_REQUIRED' });
  });

  it('The pages of a time line have each event once, in order, also those of one moment', async () => {
    const userId = learner.id;
    const count = TABLE_PAGE_SIZE + 20;
    // Creates five events at each moment, of two kinds, and days of practice between them.
    const moment = (index: number) =>
      new Date(TEST_NOON.getTime() + Math.floor(index / 5) * 3_600_000);
    await db.securityEvent.createMany({
      data: Array.from({ length: count }, (_, index) => ({
        kind: 'LOGGED_IN' as const,
        userId,
        actor: userId,
        at: moment(index),
      })),
    });
    await db.outboxMessage.createMany({
      data: Array.from({ length: count }, (_, index) => ({
        template: 'order-paid',
        recipient: learner.email,
        payload: {},
        createdAt: moment(index),
      })),
    });
    const days = ['2026-11-21', '2026-11-22', '2026-11-23'];
    await db.practiceDay.createMany({
      data: days.map((day) => ({ userId, day: new Date(day) })),
    });
    const rows = [];
    let cursor: string | null = null;
    do {
      const page = await read(cursor ? { cursor } : {});
      rows.push(...page.rows);
      cursor = page.nextCursor;
    } while (cursor);
    expect(rows).toHaveLength(2 * count + days.length);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    const times = rows.map(({ at }) => at.getTime());
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });

  it('An unknown person, kind or direction is refused', async () => {
    const unknown = read({ id: randomUUID() });
    await expect(unknown).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' });
    for (const bad of [{ kind: 'thought' }, { order: 'asc' }, { cursor: 'x' }])
      expect(listTimelineSchema.safeParse({ id: learner.id, ...bad }).success).toBe(false);
  });
});
