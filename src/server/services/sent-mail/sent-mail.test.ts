import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listMailsSchema, resendMailSchema } from '~/schemas/operator-mail';
import { TABLE_PAGE_SIZE } from '~/schemas/table';
import type { Database } from '~/server/db';
import { type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createMail, deliverWaiting, SENT_MAIL } from '~/test/mail-fixture';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { TEST_NOON } from '~prisma/factories/noon';
import { getToday } from '../console/get-today';
import { listMails } from './list-mails';
import { resendMail } from './resend-mail';

let db: Database;
let support: Learner;
let ctx: TestContext;
let learner: Learner;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await resetDatabase(db);
  support = await createLearner(db, { role: 'SUPPORT' });
  ctx = userContext(db, support);
  learner = await createLearner(db, { name: '王小明' });
});

const failed = (data: Parameters<typeof createMail>[1] | object = {}) =>
  createMail(db, { recipient: learner.email, ...data });

const list = (input: object = {}, as: TestContext = ctx) =>
  listMails({ ctx: as, input: listMailsSchema.parse(input) });
const resend = (id: string, as: TestContext = ctx) =>
  resendMail({ ctx: as, input: { id, reason: 'case 12' } });
const newest = () => db.outboxMessage.findFirstOrThrow({ where: { resendOfId: { not: null } } });

describe('The table of mails', () => {
  it('Operators see who was sent what and how it went, and not what a mail says', async () => {
    const { id } = await failed();
    const { rows } = await list();
    expect(rows).toEqual([
      {
        id,
        template: 'password-changed',
        recipient: learner.email,
        personId: learner.id,
        language: 'zh',
        status: 'FAILED',
        tries: 10,
        createdAt: TEST_NOON,
        sentAt: null,
        nextTryAt: null,
        lastError: '550 no such mailbox',
        isRepeat: false,
        resend: 'possible',
      },
    ]);
  });

  it('The table is filtered by state, template and whole address, and read page by page', async () => {
    const at = (minute: number) => new Date(TEST_NOON.getTime() + minute * 60_000);
    for (let n = 0; n < TABLE_PAGE_SIZE + 3; n++)
      await failed({ ...SENT_MAIL, template: 'new-device', createdAt: at(n) });
    const other = await failed({ recipient: 'other@shuoyi.example' });
    expect((await list({ status: 'FAILED' })).rows.map(({ id }) => id)).toEqual([other.id]);
    expect((await list({ q: ' Other@Shuoyi.example' })).rows).toHaveLength(1);
    expect((await list({ q: 'shuoyi.example' })).rows).toEqual([]);
    const first = await list({ template: 'new-device' });
    expect(first.rows).toHaveLength(TABLE_PAGE_SIZE);
    const second = await list({ template: 'new-device', cursor: first.nextCursor });
    expect(second.rows.map(({ createdAt }) => createdAt)).toEqual([at(2), at(1), at(0)]);
    expect(second.nextCursor).toBeNull();
  });

  it('Visitors, learners, editors and accounts see no mails', async () => {
    await expect(list({}, visitorContext(db))).rejects.toMatchObject({
      code: 'LOGIN_USER_REQUIRED',
    });
    const editor = await createLearner(db, { role: 'EDITOR' });
    const accounts = await createLearner(db, { role: 'ACCOUNTS' });
    for (const person of [learner, editor, accounts])
      await expect(list({}, userContext(db, person))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('An unknown state, template or position is bad input', () => {
    for (const input of [{ status: 'LOST' }, { template: 'constructor' }, { cursor: 'nowhere' }])
      expect(listMailsSchema.safeParse(input).success).toBe(false);
  });
});

describe('Sending a mail again', () => {
  it('A failed mail leaves again as a new one, and is no longer among what waits', async () => {
    const { id } = await failed();
    expect((await getToday({ ctx })).waiting).toMatchObject([{ kind: 'failedMail', count: 1 }]);
    expect(await resend(id)).toEqual({ recipient: learner.email });
    expect((await getToday({ ctx })).waiting).toEqual([]);
    const [message] = await deliverWaiting(db);
    expect(message).toMatchObject({ to: learner.email, subject: '您的說譯密碼已經變更' });
    expect(message?.messageId).not.toContain(id);
    const { rows } = await list();
    const states = rows.map((row) => [row.status, row.isRepeat, row.resend]);
    expect(states).toContainEqual(['SENT', true, 'notKept']);
    expect(states).toContainEqual(['FAILED', false, 'resent']);
    const before = await db.outboxMessage.findUniqueOrThrow({ where: { id } });
    expect(before.payload).toEqual({});
  });

  it('One mail leaves when two operators send it again at once, and the second request is rejected', async () => {
    const { id } = await failed();
    const other = userContext(db, await createLearner(db, { role: 'OWNER' }));
    const results = await Promise.allSettled([resend(id), resend(id, other), resend(id)]);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.map(({ reason }) => reason.code)).toEqual([
      'MAIL_ALREADY_RESENT',
      'MAIL_ALREADY_RESENT',
    ]);
    expect(await deliverWaiting(db)).toHaveLength(1);
    expect(await db.operatorAct.count({ where: { kind: 'mail.resend' } })).toBe(1);
  });

  it('The act is logged with the mail, its state and the reason', async () => {
    const { id } = await failed();
    await resend(id);
    expect(await db.operatorAct.findFirstOrThrow()).toMatchObject({
      kind: 'mail.resend',
      actorId: support.id,
      subjectKind: 'mail',
      subject: id,
      before: { template: 'password-changed', status: 'FAILED' },
      after: { mail: (await newest()).id },
      reason: 'case 12',
    });
  });

  it('Visitors, learners, editors and accounts send nothing', async () => {
    const { id } = await failed();
    const editor = await createLearner(db, { role: 'EDITOR' });
    const accounts = await createLearner(db, { role: 'ACCOUNTS' });
    await expect(resend(id, visitorContext(db))).rejects.toMatchObject({
      code: 'LOGIN_USER_REQUIRED',
    });
    for (const person of [learner, editor, accounts])
      await expect(resend(id, userContext(db, person))).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    expect(await db.outboxMessage.count()).toBe(1);
  });

  it('An operator who lost the role meanwhile sends nothing', async () => {
    const { id } = await failed();
    await db.user.update({ where: { id: support.id }, data: { role: 'USER' } });
    await expect(resend(id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await db.outboxMessage.count()).toBe(1);
  });

  it('An unknown mail, an empty reason and a malformed id are refused', async () => {
    await expect(resend(randomUUID())).rejects.toMatchObject({ code: 'MAIL_NOT_FOUND' });
    for (const input of [
      { id: '7', reason: 'x' },
      { id: randomUUID(), reason: '  ' },
    ])
      expect(resendMailSchema.safeParse(input).success).toBe(false);
  });

  it.each([
    ['MAIL_WAITING', { status: 'PENDING' }],
    ['MAIL_NOT_RESENDABLE', { ...SENT_MAIL, payload: {} }],
    ['MAIL_NOT_RESENDABLE', { template: 'reset-password' }],
    ['MAIL_NOT_RESENDABLE', { createdAt: new Date(TEST_NOON.getTime() - 25 * 3_600_000) }],
    ['MAIL_NOT_RESENDABLE', { ...SENT_MAIL, template: 'order-paid', payload: {} }],
    ['MAIL_NOT_RESENDABLE', { template: 'of-another-release' }],
    ['MAIL_OUTDATED', { ...SENT_MAIL, template: 'verify-email', payload: {} }],
    ['MAIL_OUTDATED', { ...SENT_MAIL, template: 'order-paid', payload: { orderId: randomUUID() } }],
  ] as const)('A mail that must not leave again is refused with %s: %o', async (code, data) => {
    const { id } = await failed(data);
    await expect(resend(id)).rejects.toMatchObject({ code });
    expect(await db.outboxMessage.count()).toBe(1);
  });
});
