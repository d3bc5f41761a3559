import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NO_CLIENT } from '~/server/context';
import { findSession } from '~/server/credentials/session-rows';
import type { Database } from '~/server/db';
import { recordSecurityEvent } from '~/server/services/audit/record-security-event';
import { issueInvoice } from '~/server/services/invoice/issue-invoice';
import { saveAttempts } from '~/server/services/lesson/save-attempts';
import { saveListeningRound } from '~/server/services/listening/save-listening-round';
import { settlePayment } from '~/server/services/payment/settle-payment';
import { editSettings } from '~/server/services/spaced-repetition/edit-settings';
import { authenticated } from '~/test/authenticated';
import { createTestClock, systemContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { captureEvent } from '~/test/order-fixture';
import { buildAttempt } from '~prisma/factories/attempt';
import { createDevice } from '~prisma/factories/device';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { buildListeningRound } from '~prisma/factories/listening-round';
import { createOrder, createPaidOrder } from '~prisma/factories/order';
import { createUnit } from '~prisma/factories/unit';
import { anonymiseDueAccounts } from './anonymise-due-accounts';
import { authenticate } from './authenticate';
import { editProfile } from './edit-profile';
import { signIn } from './sign-in';
import { signUp } from './sign-up';

let db: Database;
let deletedUser: Learner;
const clock = createTestClock();
const email = 'ming@shuoyi.example';
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await resetDatabase(db);
  clock.set('2026-11-21T04:00:00Z');
  deletedUser = await createLearner(db, {
    email,
    name: '王小明',
    phone: '0912345678',
    gender: 'MALE',
    avatar: 'avatars/picture-of-ming.webp',
    deletionDueAt: clock.now(),
  });
});

const runJob = () => anonymiseDueAccounts({ ctx: systemContext(db, { clock, client: NO_CLIENT }) });
const getDeletedUser = () => db.user.findUniqueOrThrow({ where: { id: deletedUser.id } });

const PLAYED_RANGES = [
  {
    text: 'tea',
    score: 80,
    status: 'said' as const,
    sounds: [
      { target: 'T', heard: 'D', score: 20 },
      { target: 'IY', heard: null, score: 95 },
    ],
  },
];

/** Creates rows of every kind that an account can have. */
async function createHistory(learner: Learner) {
  const { sessionId, token } = await createDevice(db, learner, { now: clock.now() });
  const ctx = userContext(db, learner, { clock, sessionId });
  const unit = await createUnit(db);
  await saveAttempts({
    ctx,
    input: {
      attempts: unit.items.slice(0, 3).map((item) => buildAttempt(item, { words: PLAYED_RANGES })),
    },
  });
  await editSettings({ ctx, input: { leniency: 'STRICT' } });
  await saveListeningRound({ ctx, input: buildListeningRound({ madeAt: clock.now() }) });
  const userId = learner.id;
  await db.knownDevice.create({ data: { userId, deviceHash: `device-of-${userId}` } });
  await db.membersOpening.create({ data: { userId, content: 'unit:x', openedAt: clock.now() } });
  await db.cart.create({ data: { userId } });
  await db.oneTimeLink.create({
    data: {
      userId,
      purpose: 'VERIFY_EMAIL',
      tokenHash: `hash-of-${userId}`,
      email: `next-${learner.email}`,
      expiresAt: clock.now(),
    },
  });
  await db.outboxMessage.createMany({
    data: [learner.email, `next-${learner.email}`].map((recipient) => ({
      template: 'verify-email',
      recipient,
      payload: {},
    })),
  });
  await recordSecurityEvent(db, ctx, { kind: 'LOGGED_IN', userId });
  return { ctx, token, unit };
}

/** Models of the personal rows, which are deleted with their account. */
const PERSONAL = [
  'session',
  'knownDevice',
  'oneTimeLink',
  'cart',
  'enrolment',
  'attempt',
  'card',
  'reviewLog',
  'practiceDay',
  'phonemeStat',
  'listeningRound',
  'learnerSettings',
  'membersOpening',
] as const;

/** Number of rows of the account in each of the personal models. */
async function countPersonalRows({ id }: Learner): Promise<Record<string, number>> {
  const counts = PERSONAL.map(async (name) => {
    const count = db[name].count as (of: object) => Promise<number>;
    return [name, await count({ where: { userId: id } })] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

describe('The anonymisation of due accounts', () => {
  it('An anonymised account leaves no personal data in any table', async () => {
    await createHistory(deletedUser);
    expect(await runJob()).toBe(1);
    expect(await getDeletedUser()).toMatchObject({
      email: `deleted-${deletedUser.id}@deleted.invalid`,
      name: '',
      phone: null,
      gender: null,
      avatar: null,
      anonymisedAt: clock.now(),
    });
    await db.outboxMessage.deleteMany({ where: { template: 'account-deleted' } });
    const tables = await db.$queryRaw<{ name: string }[]>`
      SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'`;
    for (const { name } of tables) {
      const rows = await db.$queryRawUnsafe<{ row: string }[]>(
        `SELECT row_to_json(t)::text AS row FROM ${name} t`,
      );
      const text = rows.map(({ row }) => row).join('\n');
      for (const trace of [email, '王小明', '0912345678', deletedUser.passwordHash, '192.0.2.1'])
        expect(text, `${name} has ${trace}`).not.toContain(trace);
    }
  });

  it('An anonymised account keeps its orders, payments and entitlements, and loses its learning data', async () => {
    const { id } = await createPaidOrder(db, deletedUser);
    await createHistory(deletedUser);
    for (const [name, rows] of Object.entries(await countPersonalRows(deletedUser)))
      expect(rows, `${name} before`).toBeGreaterThan(0);
    await runJob();
    const ownRow = { where: { userId: deletedUser.id } };
    expect(
      await db.order.findMany({ ...ownRow, include: { lines: true, payments: true } }),
    ).toEqual([
      expect.objectContaining({
        id,
        lines: [expect.anything()],
        payments: [expect.objectContaining({ cardLast4: '4242' })],
      }),
    ]);
    expect(await db.entitlement.count(ownRow)).toBe(2);
    expect(await countPersonalRows(deletedUser)).toEqual(
      Object.fromEntries(PERSONAL.map((name) => [name, 0])),
    );
  });

  it('An anonymised account’s invoices lose the personal carrier, an invoice that is due once it is issued', async () => {
    const carrier = { kind: 'MOBILE', code: '/ABC1234' } as const;
    const taxId = { kind: 'COMPANY', code: '12345675', title: '口譯工作室' } as const;
    const [issued, due, company] = [
      await createPaidOrder(db, deletedUser, { invoice: carrier }),
      await createPaidOrder(db, deletedUser, { invoice: carrier }),
      await createPaidOrder(db, deletedUser, { invoice: taxId }),
    ];
    const issue = (id: string, number: string) =>
      issueInvoice({ ctx: systemContext(db, { clock }), input: { id, number, amount: 990 } });
    await issue(issued.id, 'AB00000001');
    await db.outboxMessage.deleteMany();
    await runJob();
    const getCode = async ({ id: orderId }: { id: string }) =>
      (await db.invoice.findUniqueOrThrow({ where: { orderId } })).code;
    expect([await getCode(issued), await getCode(due), await getCode(company)]).toEqual([
      null,
      '/ABC1234',
      '12345675',
    ]);
    await issue(due.id, 'AB00000002');
    expect(await getCode(due)).toBeNull();
    const templates = await db.outboxMessage.findMany({ select: { template: true } });
    expect(templates).toEqual([{ template: 'account-deleted' }]);
  });

  it('The anonymisation does not change other accounts', async () => {
    const other = await createLearner(db);
    const { token } = await createHistory(other);
    await createHistory(deletedUser);
    const before = await countPersonalRows(other);
    await runJob();
    expect(await countPersonalRows(other)).toEqual(before);
    expect(await db.user.findUniqueOrThrow({ where: { id: other.id } })).toMatchObject({
      name: other.name,
      email: other.email,
    });
    expect(await findSession(db, token, clock.now())).not.toBeNull();
    expect(await db.attempt.count({ where: { userId: other.id } })).toBe(3);
    expect(await db.outboxMessage.count({ where: { recipient: other.email } })).toBe(1);
  });

  it('An anonymised account rejects its sessions, its password and a login under way', async () => {
    const { token } = await createHistory(deletedUser);
    await runJob();
    expect(await findSession(db, token, clock.now())).toBeNull();
    const ctx = visitorContext(db, { clock });
    for (const address of [email, (await getDeletedUser()).email])
      await expect(
        authenticate({ ctx, input: { email: address, password: deletedUser.password } }),
      ).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect(await signIn({ ctx, input: authenticated(deletedUser) })).toBeNull();
  });

  it('The e-mail of an anonymised account is free for a new account', async () => {
    await runJob();
    const input = { email, password: 'a booth of my own', name: '新的人' };
    await signUp({ ctx: visitorContext(db, { clock }), input });
    expect(await db.user.findUniqueOrThrow({ where: { email } })).toMatchObject({ name: '新的人' });
  });

  it('The avatars of an anonymised account are scheduled for deletion at once', async () => {
    await db.pendingFileDeletion.create({
      data: {
        path: 'avatars/former-picture.webp',
        userId: deletedUser.id,
        shown: true,
        deleteAt: new Date('2027-01-01'),
      },
    });
    await runJob();
    const files = await db.pendingFileDeletion.findMany({ orderBy: { path: 'asc' } });
    expect(files.map(({ path, userId, deleteAt }) => ({ path, userId, deleteAt }))).toEqual(
      ['avatars/former-picture.webp', 'avatars/picture-of-ming.webp'].map((path) => ({
        path,
        userId: null,
        deleteAt: clock.now(),
      })),
    );
  });

  it('Concurrent runs anonymise an account once and mail it once, and the sent mail is deleted', async () => {
    const runs = await Promise.all([runJob(), runJob(), runJob()]);
    expect(runs.reduce((sum, anonymised) => sum + anonymised)).toBe(1);
    expect(await runJob()).toBe(0);
    const mails = await db.outboxMessage.findMany();
    expect(mails).toEqual([
      expect.objectContaining({ template: 'account-deleted', recipient: email }),
    ]);
    await db.outboxMessage.updateMany({ data: { status: 'SENT' } });
    await runJob();
    expect(await db.outboxMessage.count()).toBe(0);
    expect((await db.securityEvent.findMany()).map(({ kind, actor }) => [kind, actor])).toEqual([
      ['ACCOUNT_ANONYMISED', 'system'],
    ]);
  });

  it('Data written into an anonymised account by a request under way is erased by the next run', async () => {
    const { ctx, unit } = await createHistory(deletedUser);
    await runJob();
    await saveAttempts({ ctx, input: { attempts: [buildAttempt(unit.items[5]!)] } });
    await editProfile({ ctx, input: { name: '王小明', phone: '0912345678' } });
    await db.user.update({
      where: { id: deletedUser.id },
      data: { avatar: 'avatars/too-late-picture.webp' },
    });
    clock.advance({ minutes: 1 });
    await runJob();
    expect(await db.attempt.count()).toBe(0);
    expect(await getDeletedUser()).toMatchObject({ name: '', phone: null, avatar: null });
    expect(await db.pendingFileDeletion.count()).toBe(2);
  });

  it('A payment captured after the anonymisation is recorded and refunded, and only operators are mailed', async () => {
    const { id } = await createOrder(db, deletedUser);
    const event = await captureEvent(db, id);
    await runJob();
    expect((await db.order.findUniqueOrThrow({ where: { id } })).status).toBe('CANCELLED');
    await db.outboxMessage.deleteMany();
    const settled = await settlePayment({ ctx: systemContext(db, { clock }), input: event });
    expect(settled).toBe('ACCOUNT_GONE');
    const mails = await db.outboxMessage.findMany();
    expect(mails.map(({ template }) => template)).toEqual(['books-discrepancy']);
    expect(await db.paymentRefund.findMany()).toMatchObject([{ amount: event.amount }]);
    expect(await db.entitlement.count({ where: { userId: deletedUser.id } })).toBe(0);
  });

  it('An account is not anonymised before its deletion is due', async () => {
    const due = new Date(clock.now().getTime() + 1);
    await db.user.update({ where: { id: deletedUser.id }, data: { deletionDueAt: due } });
    expect(await runJob()).toBe(0);
    expect((await getDeletedUser()).name).toBe('王小明');
  });
});
