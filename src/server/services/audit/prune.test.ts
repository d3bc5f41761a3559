import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { systemContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { createPlan } from '~prisma/factories/plan';
import { createSavedWord } from '~prisma/factories/saved-word';
import { prune } from './prune';
import { type PrunedModel, RETENTION } from './retention';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

const db = await testDatabase();
const ctx = systemContext(db);
let userId: string;
beforeEach(async () => {
  await resetDatabase(db);
  // This machine's time: the database refuses to delete security events of the last 399 days by its own clock.
  ctx.clock.set(new Date().toISOString());
  userId = (await createLearner(db)).id;
});

/** The time of a row whose retention ends in `ms`; negative: it ended before. */
const endOf = (model: PrunedModel, ms: number) =>
  new Date(ctx.now().getTime() - RETENTION[model].days * DAY_MS + ms);

const mail = { recipient: 'm@shuoyi.example', payload: {} };

/** Writes a row of each table whose retention counts from a time. */
const WRITE: Record<PrunedModel, (at: Date) => Promise<unknown>> = {
  Throttle: (at) =>
    db.throttle.create({ data: { key: randomUUID(), expire: BigInt(at.getTime()) } }),
  Session: (expires) =>
    db.session.create({ data: { userId, sessionToken: randomUUID(), expires } }),
  SecurityEvent: (at) =>
    db.securityEvent.create({ data: { at, kind: 'LOGGED_IN', actor: 'visitor', userId } }),
  KnownDevice: (lastUsedAt) =>
    db.knownDevice.create({ data: { userId, deviceHash: randomUUID(), lastUsedAt } }),
  ContactMessage: (repliedAt) =>
    db.contactMessage.create({
      data: {
        name: '王小明',
        email: mail.recipient,
        body: '？',
        language: 'zh',
        subject: 'OTHER',
        sendKey: randomUUID(),
        createdAt: repliedAt,
        repliedAt,
      },
    }),
  OutboxMessage: (createdAt) =>
    db.outboxMessage.create({
      data: { ...mail, template: 'order-paid', status: 'SENT', createdAt },
    }),
  OneTimeLink: (expiresAt) =>
    db.oneTimeLink.create({
      data: {
        userId,
        purpose: 'VERIFY_EMAIL',
        tokenHash: randomUUID(),
        email: mail.recipient,
        expiresAt,
      },
    }),
  PracticeReminder: (day) => db.practiceReminder.create({ data: { userId, day } }),
  ListeningRound: (madeAt) =>
    db.listeningRound.create({ data: { id: randomUUID(), userId, madeAt } }),
  SavedWord: (removedAt) =>
    createSavedWord(db, { id: userId }, { word: `row ${removedAt.getTime()}`, removedAt }),
  Cart: (updatedAt) => db.cart.create({ data: { visitorHash: randomUUID(), updatedAt } }),
};
const MODELS = Object.keys(WRITE) as PrunedModel[];

const count = async (model: PrunedModel) => {
  const [row] = await db.$queryRawUnsafe<{ count: number }[]>(
    `SELECT count(*)::int AS count FROM "${model}"`,
  );
  return row?.count;
};
const run = (batchSize?: number) => prune({ ctx, input: { batchSize } });

describe('Pruning', () => {
  it.each(MODELS)(
    'The table %s loses the rows whose retention is over, and keeps the rest',
    async (model) => {
      // A day with a reminder counts as a whole.
      const margin = model === 'PracticeReminder' ? 2 * DAY_MS : HOUR_MS;
      await WRITE[model](endOf(model, -margin));
      await WRITE[model](endOf(model, margin));
      expect((await run())[model]).toBe(1);
      expect(await count(model)).toBe(1);
      expect((await run())[model]).toBe(0);
    },
  );

  it('A run continues while it deletes as much as one statement may', async () => {
    for (let row = 0; row < 7; row += 1) await WRITE.Throttle(endOf('Throttle', -HOUR_MS));
    expect((await run(2)).Throttle).toBe(7);
  });

  it('A mail that only reminds is deleted after thirty days, one that still waits never', async () => {
    const createdAt = new Date(ctx.now().getTime() - 31 * DAY_MS);
    const old = endOf('OutboxMessage', -HOUR_MS);
    await db.outboxMessage.createMany({
      data: [
        { ...mail, template: 'practice-reminder', status: 'SENT', createdAt },
        { ...mail, template: 'practice-reminder', status: 'FAILED', createdAt },
        { ...mail, template: 'practice-reminder', status: 'PENDING', createdAt },
        { ...mail, template: 'order-paid', status: 'SENT', createdAt },
        { ...mail, template: 'verify-email', status: 'PENDING', createdAt: old },
      ],
    });
    expect((await run()).OutboxMessage).toBe(2);
    const left = await db.outboxMessage.findMany({ select: { template: true, status: true } });
    expect(left.map(({ template, status }) => `${template} ${status}`).sort()).toEqual([
      'order-paid SENT',
      'practice-reminder PENDING',
      'verify-email PENDING',
    ]);
  });

  it('A visitor’s cart goes with its rows, and an account’s cart stays however old it is', async () => {
    const updatedAt = endOf('Cart', -HOUR_MS);
    const { id: productId } = await createPlan(db);
    const rows = { create: { productId, qty: 1 } };
    await db.cart.create({ data: { visitorHash: 'old', updatedAt, rows } });
    const own = await db.cart.create({ data: { userId, updatedAt, rows } });
    expect((await run()).Cart).toBe(1);
    expect(await db.cart.findMany({ select: { id: true } })).toEqual([{ id: own.id }]);
    expect(await db.cartRow.count()).toBe(1);
  });

  it('An unanswered letter stays, however old it is', async () => {
    await WRITE.ContactMessage(endOf('ContactMessage', -HOUR_MS));
    await db.contactMessage.updateMany({ data: { repliedAt: null } });
    expect((await run()).ContactMessage).toBe(0);
  });

  it('A table that cannot be pruned is named, and the others are pruned all the same', async () => {
    // The database refuses to delete an event of yesterday, which is old by this context's clock.
    ctx.clock.set(new Date(Date.now() + 401 * DAY_MS).toISOString());
    await WRITE.SecurityEvent(new Date(Date.now() - DAY_MS));
    await WRITE.PracticeReminder(endOf('PracticeReminder', -2 * DAY_MS));
    await expect(run()).rejects.toThrow('SecurityEvent could not be pruned');
    expect(await count('PracticeReminder')).toBe(0);
  });

  it('A mailed link stays as long as the mail to its address, by which an anonymisation finds that', () => {
    expect(RETENTION.OneTimeLink.days).toBeGreaterThanOrEqual(RETENTION.OutboxMessage.days);
  });
});
