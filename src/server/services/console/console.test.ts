import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '~/domain/role';
import { HIT_KINDS } from '~/schemas/console';
import type { Database } from '~/server/db';
import { type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { listStatements } from '~/test/list-statements';
import { createActivity } from '~prisma/factories/activity';
import { createCoupon } from '~prisma/factories/coupon';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { createMediaLesson } from '~prisma/factories/media-lesson';
import { TEST_NOON } from '~prisma/factories/noon';
import { createOrder, type OrderWithLines } from '~prisma/factories/order';
import { createUnit } from '~prisma/factories/unit';
import { createVoiceDraft } from '~prisma/factories/voice-draft';
import { getOrderByNumber } from './get-order';
import { getPerson } from './get-person';
import { getSelf } from './get-self';
import { getToday } from './get-today';
import { search } from './search';

let db: Database;
let buyer: Learner;
let order: OrderWithLines;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await resetDatabase(db);
  buyer = await createLearner(db, { name: '林小明' });
  order = await createOrder(db, buyer);
});

const as = async (role: Role, options: { passwordConfirmedAt?: Date } = {}) =>
  userContext(db, await createLearner(db, { role }), options);

/** Something of each kind that waits. */
async function fillWaiting(): Promise<void> {
  const paidAt = TEST_NOON;
  await db.order.update({ where: { id: order.id }, data: { status: 'PAID', paidAt } });
  await db.invoice.update({ where: { orderId: order.id }, data: { status: 'DUE' } });
  await db.refundRequest.create({
    data: {
      orderId: order.id,
      openKey: order.id,
      amount: 100,
      lines: [{ rule: 'SEVEN_DAYS' }],
      requestedAt: TEST_NOON,
    },
  });
  await db.contactMessage.create({
    data: {
      sendKey: crypto.randomUUID(),
      name: '王先生',
      email: 'wang@shuoyi.example',
      subject: 'ORDER',
      body: '?',
      language: 'zh',
      createdAt: TEST_NOON,
    },
  });
  await db.outboxMessage.create({
    data: { template: 'order-paid', recipient: 'x@shuoyi.example', payload: {}, status: 'FAILED' },
  });
}

describe('Today', () => {
  it('Today has nothing where nothing waits', async () => {
    const today = await getToday({ ctx: await as('OWNER') });
    expect(today.waiting).toEqual([]);
    expect(today.health.mail).toEqual({ count: 0, since: null });
    expect(today.health.lastBackup).toBeNull();
  });

  it('Today shows each role what waits for it, with its age and the last day by law', async () => {
    await fillWaiting();
    const kindsOf = async (role: Role) =>
      (await getToday({ ctx: await as(role) })).waiting.map(({ kind }) => kind);
    expect(await kindsOf('OWNER')).toEqual(['refund', 'invoice', 'letter', 'failedMail']);
    expect(await kindsOf('ACCOUNTS')).toEqual(['refund', 'invoice']);
    expect(await kindsOf('SUPPORT')).toEqual(['letter', 'failedMail']);
    expect(await kindsOf('EDITOR')).toEqual([]);
    const { waiting } = await getToday({ ctx: await as('OWNER') });
    expect(waiting[0]).toMatchObject({
      count: 1,
      items: [{ label: order.number, since: TEST_NOON, dueAt: expect.any(Date) }],
    });
  });

  it('Today reports work that the worker should have done five minutes ago', async () => {
    const ctx = await as('OWNER');
    const minutesAgo = (minutes: number) => new Date(ctx.now().getTime() - minutes * 60_000);
    const mail = { template: 'order-paid', recipient: 'x@shuoyi.example', payload: {} };
    await db.outboxMessage.create({ data: { ...mail, nextTryAt: minutesAgo(6) } });
    await db.outboxMessage.create({ data: { ...mail, nextTryAt: minutesAgo(4) } });
    const { health } = await getToday({ ctx });
    expect(health.mail).toEqual({ count: 1, since: minutesAgo(6) });
  });

  it('Today says when the worker was last there, and whether that is too long ago', async () => {
    const ctx = await as('SUPPORT');
    const worker = async () => (await getToday({ ctx })).health.worker;
    expect(await worker()).toBeNull();
    const beatAt = new Date(ctx.now().getTime() - 50_000);
    await db.jobRun.create({ data: { job: 'beat', ranAt: beatAt } });
    expect(await worker()).toEqual({ beatAt, isSilent: false });
    ctx.clock.advance({ seconds: 20 });
    expect(await worker()).toEqual({ beatAt, isSilent: true });
  });

  it('Today says that a backup should have been made, as the metric’s alert does', async () => {
    const ctx = await as('OWNER');
    const isOld = async () => (await getToday({ ctx })).health.isBackupOld;
    const hoursAgo = (hours: number) => ({
      takenAt: new Date(Date.now() - hours * 3_600_000),
      bytes: 1,
      rows: 1,
      isEncrypted: true,
      isChecked: true,
    });
    // The database of the test is new.
    expect(await isOld()).toBe(false);
    await db.backup.create({ data: hoursAgo(26.1) });
    expect(await isOld()).toBe(true);
    await db.backup.create({ data: hoursAgo(25.9) });
    expect(await isOld()).toBe(false);
    await db.backup.deleteMany();
    const age = (interval: string) =>
      db.$executeRawUnsafe(
        `UPDATE _prisma_migrations SET started_at = started_at ${interval} * interval '1 hour'`,
      );
    await age('- 27');
    expect(await isOld()).toBe(true);
    await age('+ 27');
  });

  it('Today reports a request to the agency whose outcome is unknown and was not looked up again', async () => {
    const ctx = await as('ACCOUNTS');
    const leaseUntil = new Date(ctx.now().getTime() - 6 * 60_000);
    await db.invoiceRequest.create({
      data: {
        orderId: order.id,
        provider: 'ecpay',
        kind: 'ISSUE',
        amount: 100,
        at: leaseUntil,
        leaseUntil,
      },
    });
    const { health } = await getToday({ ctx });
    expect(health.invoices).toEqual({ count: 1, since: leaseUntil });
  });
});

describe('The search', () => {
  const find = async (q: string, ctx: TestContext) =>
    (await search({ ctx, input: { q } })).hits.map(({ kind, key }) => `${kind} ${key}`);

  it('An owner finds an order by its number, its invoice and a card, a person by name and e-mail, and a coupon', async () => {
    await createCoupon(db, { code: 'HELLO300' });
    await db.invoice.update({ where: { orderId: order.id }, data: { number: 'AB12345678' } });
    await db.payment.updateMany({ where: { orderId: order.id }, data: { cardLast4: '4242' } });
    const ctx = await as('OWNER');
    const found = `order ${order.number}`;
    expect(await find(order.number.toLowerCase(), ctx)).toEqual([found]);
    expect(await find('ab-12345678', ctx)).toEqual([found]);
    expect(await find('4242', ctx)).toEqual([found]);
    expect(await find('小明', ctx)).toEqual([`person ${buyer.id}`]);
    expect(await find(buyer.email.toUpperCase(), ctx)).toEqual([`person ${buyer.id}`]);
    expect(await find('hello300', ctx)).toEqual(['coupon HELLO300']);
    expect(await find('no such thing', ctx)).toEqual([]);
  });

  it('Support finds people and an order by its number, and editors find neither', async () => {
    expect(await find(order.number, await as('SUPPORT'))).toEqual([`order ${order.number}`]);
    expect(await find(order.number, await as('EDITOR'))).toEqual([]);
    expect(await find('小明', await as('SUPPORT'))).toEqual([`person ${buyer.id}`]);
    expect(await find('小明', await as('EDITOR'))).toEqual([]);
  });

  it('A search that finds too much says so', async () => {
    for (let index = 0; index < 11; index++) await createLearner(db, { name: `陳第${index}號` });
    const result = await search({ ctx: await as('SUPPORT'), input: { q: '陳第' } });
    expect(result).toMatchObject({ hasMore: true, hits: { length: 10 } });
  });

  it('An editor finds events, units, lessons, questions and news by a part of their title in either language', async () => {
    const title = { titleZh: '茶與 100% 的雨', titleEn: 'Tea and RAIN' };
    const activity = await createActivity(db, title);
    const unit = await createUnit(db, { headlineZh: title.titleZh, headlineEn: title.titleEn });
    const voice = await createMediaLesson(db, { ...title, kind: 'VOICE' });
    const begun = await createVoiceDraft(db, { title: { zh: title.titleZh, en: title.titleEn } });
    const video = await createMediaLesson(db, { ...title, kind: 'VIDEO' });
    const group = await db.faqGroup.create({
      data: { slug: 'tea', position: 0, titleZh: '茶', titleEn: 'Tea' },
    });
    const question = await db.faqEntry.create({
      data: {
        slug: 'tea',
        groupId: group.id,
        position: 0,
        answerZh: '好',
        answerEn: 'Yes',
        questionZh: title.titleZh,
        questionEn: title.titleEn,
      },
    });
    const news = await db.newsHonor.create({
      data: {
        ...title,
        slug: 'tea',
        kind: 'NEWS',
        publishedOn: TEST_NOON,
        body: [],
        summaryZh: '茶',
        summaryEn: 'Tea',
        hidden: true,
      },
    });
    const ctx = await as('EDITOR');
    const found = [
      `activity ${activity.slug}`,
      `unit ${unit.slug}`,
      `voice ${begun.id}`,
      `voice ${voice.id}`,
      `video ${video.slug}`,
      `question ${question.id}`,
      `news ${news.id}`,
    ];
    for (const q of ['100% 的', 'and rain']) expect(await find(q, ctx), q).toEqual(found);
    expect(await find('and rain', await as('ACCOUNTS'))).toEqual([]);
    expect(await find('and rain', await as('SUPPORT'))).toEqual([found[0]]);
    expect((await search({ ctx, input: { q: '100%' } })).hits[0]?.title).toEqual({
      zh: title.titleZh,
      en: title.titleEn,
    });
  });

  it('A draft is found by its headline, live or not, and its unit is not found twice', async () => {
    const unit = await createUnit(db, { headlineZh: '雨季', headlineEn: 'Rain' });
    const draft = (slug: string, unitId: string | null) =>
      db.unitDraft.create({
        data: {
          category: 'general',
          level: 'A2',
          seed: 1,
          options: {},
          objective: {},
          items: [],
          alternatives: [],
          lastArticleId: crypto.randomUUID(),
          unitId,
          texts: { slug, headline: { zh: '雨季', en: 'The rain' } },
        },
      });
    const live = await draft('rain', unit.id);
    const open = await draft('more-rain', null);
    expect(await find('雨季', await as('EDITOR'))).toEqual([
      `draft ${open.id}`,
      `draft ${live.id}`,
    ]);
    expect(await find('RAIN', await as('EDITOR'))).toHaveLength(2);
  });

  it('A search is one statement for each kind, and three more where it finds orders', async () => {
    const ctx = await as('OWNER');
    const count = async (q: string) =>
      (await listStatements(() => search({ ctx, input: { q } }))).length;
    expect(await count('ZZ-00000000')).toBe(HIT_KINDS.length);
    expect(await count(order.number)).toBe(HIT_KINDS.length + 3);
  });

  it('Signs of a pattern are read as they are typed', async () => {
    expect(await find('%%', await as('OWNER'))).toEqual([]);
    expect(await find('__', await as('OWNER'))).toEqual([]);
  });
});

describe('A person and an order', () => {
  it('Support sees a person with letters and orders, accounts the orders', async () => {
    const input = { id: buyer.id };
    const forSupport = await getPerson({ ctx: await as('SUPPORT'), input });
    expect(forSupport).toMatchObject({ account: { id: buyer.id }, letters: [] });
    expect(forSupport.orders).toMatchObject([{ number: order.number }]);
    const forAccounts = await getPerson({ ctx: await as('ACCOUNTS'), input });
    expect(forAccounts).toMatchObject({ orders: [{ number: order.number }], letters: null });
  });

  it('An order has its buyer and its history, and support cannot see it', async () => {
    const input = { number: order.number };
    const found = await getOrderByNumber({ ctx: await as('ACCOUNTS'), input });
    expect(found).toMatchObject({
      buyer: { id: buyer.id },
      history: expect.arrayContaining([expect.objectContaining({ kind: 'status', to: 'PENDING' })]),
    });
    const forbidden = getOrderByNumber({ ctx: await as('SUPPORT'), input });
    await expect(forbidden).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('An unknown person or order is reported as not found', async () => {
    const ctx = await as('OWNER');
    const person = getPerson({ ctx, input: { id: crypto.randomUUID() } });
    await expect(person).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' });
    const missing = getOrderByNumber({ ctx, input: { number: 'SY20261121-00000' } });
    await expect(missing).rejects.toMatchObject({ code: 'ORDER_NOT_FOUND' });
  });
});

describe('Callers without a role', () => {
  it('The console’s queries reject learners with FORBIDDEN and visitors with LOGIN_USER_REQUIRED', async () => {
    for (const [ctx, code] of [
      [await as('USER'), 'FORBIDDEN'],
      [visitorContext(db), 'LOGIN_USER_REQUIRED'],
    ] as const)
      for (const query of [
        () => getSelf({ ctx }),
        () => getToday({ ctx }),
        () => search({ ctx, input: { q: '小明' } }),
        () => getPerson({ ctx, input: { id: buyer.id } }),
        () => getOrderByNumber({ ctx, input: { number: order.number } }),
      ])
        await expect(query()).rejects.toMatchObject({ code });
  });
});
