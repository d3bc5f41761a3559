import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '~/server/db';
import type { MailMessage, MailTransport } from '~/server/gateways/mail/transport';
import { MailRejectedError } from '~/server/gateways/mail/transport';
import { captureLog } from '~/test/captured-log';
import { systemContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { deliverMail } from './deliver-mail';
import { enqueueMail } from './outbox';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await resetDatabase(db);
  captureLog();
});

/** A mail transport that stores every message, or throws while `down` is set. */
function createMailbox() {
  const received: MailMessage[] = [];
  const box: MailTransport & { received: MailMessage[]; down: boolean } = {
    received,
    down: false,
    async send(message) {
      if (box.down) throw new Error('421 not now');
      received.push(message);
    },
  };
  return box;
}

async function enqueue(ctx: ReturnType<typeof systemContext>, count = 1) {
  for (let index = 0; index < count; index++)
    await enqueueMail(db, {
      template: 'reset-password',
      recipient: `ming-${index}@shuoyi.example`,
      language: 'zh',
      payload: { name: '王<b>小明</b>', token: 'secret-token-secret-token' },
    });
  await db.outboxMessage.updateMany({ data: { nextTryAt: ctx.now() } });
}

describe('The mail outbox', () => {
  it('A queued mail is sent once, with the link in the recipient’s language', async () => {
    const ctx = systemContext(db);
    await enqueue(ctx);
    const box = createMailbox();
    expect(await deliverMail({ ctx, input: box })).toBe(1);
    expect(await deliverMail({ ctx, input: box })).toBe(0);
    const [message] = box.received;
    const link = 'http://localhost:3000/password-reset/secret-token-secret-token';
    expect(message?.subject).toBe('重新設定您的說譯密碼');
    expect(message?.text).toContain(link);
    expect(message?.html).toContain(`href="${link}"`);
    expect(message?.html).toContain('王&lt;b&gt;小明&lt;/b&gt;');
  });

  it('A sent mail loses its payload', async () => {
    const ctx = systemContext(db);
    await enqueue(ctx);
    await deliverMail({ ctx, input: createMailbox() });
    expect(await db.outboxMessage.findFirstOrThrow()).toMatchObject({
      status: 'SENT',
      sentAt: ctx.now(),
      payload: {},
    });
  });

  it('A sent mail keeps the id of what it is about and nothing else of its payload', async () => {
    const ctx = systemContext(db);
    const orderId = '01980000-0000-7000-8000-000000000001';
    const payload = { name: '王小明', orderId, number: 'SY20261121-ABCD1', amount: 1800 };
    const to = { recipient: 'ming@shuoyi.example', language: 'zh' } as const;
    await enqueueMail(db, { ...to, template: 'refund-requested', payload });
    await db.outboxMessage.updateMany({ data: { nextTryAt: ctx.now() } });
    expect(await deliverMail({ ctx, input: createMailbox() })).toBe(1);
    expect((await db.outboxMessage.findFirstOrThrow()).payload).toEqual({ orderId });
  });

  it('Three concurrent workers send each queued mail once', async () => {
    const ctx = systemContext(db);
    await enqueue(ctx, 25);
    const box = createMailbox();
    const sent = await Promise.all([1, 2, 3].map(() => deliverMail({ ctx, input: box })));
    expect(sent.reduce((a, b) => a + b)).toBe(25);
    expect(new Set(box.received.map(({ to }) => to)).size).toBe(25);
  });

  it('A mail whose refusal has control characters or half a sign becomes one that failed', async () => {
    const ctx = systemContext(db);
    await enqueue(ctx);
    const send = () => Promise.reject(new MailRejectedError('550 no\u0000\r\n\u0085 such \ud83d'));
    await deliverMail({ ctx, input: { ...createMailbox(), send } });
    expect(await db.outboxMessage.findFirstOrThrow()).toMatchObject({
      status: 'FAILED',
      lastError: expect.stringMatching(/^550 no {2}such [^\ud83d]$/),
    });
  });

  it('A rejected mail waits longer after every try and keeps its message id', async () => {
    const ctx = systemContext(db);
    await enqueue(ctx);
    const box = createMailbox();
    box.down = true;
    await deliverMail({ ctx, input: box });
    const { id, lastError } = await db.outboxMessage.findFirstOrThrow();
    expect(lastError).toBe('421 not now');
    ctx.clock.advance({ seconds: 30 });
    await deliverMail({ ctx, input: box });
    box.down = false;
    ctx.clock.advance({ seconds: 30 });
    expect(await deliverMail({ ctx, input: box })).toBe(0);
    ctx.clock.advance({ seconds: 30 });
    expect(await deliverMail({ ctx, input: box })).toBe(1);
    expect(box.received[0]?.messageId).toBe(`<${id}@localhost>`);
  });

  it('A mail is given up after ten tries', async () => {
    const ctx = systemContext(db);
    await enqueue(ctx);
    const box = createMailbox();
    box.down = true;
    for (let tries = 0; tries < 12; tries++) {
      await deliverMail({ ctx, input: box });
      ctx.clock.advance({ hours: 6 });
    }
    expect(await db.outboxMessage.findFirstOrThrow()).toMatchObject({
      status: 'FAILED',
      tries: 10,
    });
  });

  it('A mail is not queued when its transaction is rolled back', async () => {
    await expect(
      db.$transaction(async (tx) => {
        await enqueueMail(tx, {
          template: 'password-changed',
          recipient: 'ming@shuoyi.example',
          language: 'en',
          payload: { name: 'Ming' },
        });
        throw new Error('the change did not happen');
      }),
    ).rejects.toThrow('the change did not happen');
    expect(await db.outboxMessage.count()).toBe(0);
  });

  it('A mail of the lane `PERSON` leaves at once, however many reminders wait before it', async () => {
    const ctx = systemContext(db);
    const early = new Date(ctx.now().getTime() - 60_000);
    await db.outboxMessage.createMany({
      data: Array.from({ length: 1000 }, (_, index) => ({
        template: 'practice-reminder',
        recipient: `learner-${index}@shuoyi.example`,
        payload: {},
        lane: 'BULK' as const,
        nextTryAt: early,
      })),
    });
    await enqueueMail(db, {
      template: 'verify-email',
      recipient: 'new@shuoyi.example',
      language: 'zh',
      payload: { name: '王小明', token: 'secret-token-secret-token' },
    });
    await db.outboxMessage.updateMany({
      where: { lane: 'PERSON' },
      data: { nextTryAt: ctx.now() },
    });
    const box = createMailbox();
    expect(await deliverMail({ ctx, input: box })).toBe(1);
    expect(box.received.map(({ to }) => to)).toEqual(['new@shuoyi.example']);
  });

  it('A mail that an operator sends again is not behind automatic mails', async () => {
    const ending = {
      template: 'membership-ending',
      recipient: 'ming@shuoyi.example',
      language: 'zh',
      payload: { name: '王小明', endsAt: '2026-12-01T00:00:00.000Z', tomorrow: false },
    } as const;
    const first = await enqueueMail(db, ending);
    const second = await enqueueMail(db, ending, first);
    const lane = async (id: string) =>
      (await db.outboxMessage.findUniqueOrThrow({ where: { id } })).lane;
    expect([await lane(first), await lane(second)]).toEqual(['BULK', 'PERSON']);
  });

  it('A broken outbox row does not block the others', async () => {
    const ctx = systemContext(db);
    await enqueue(ctx, 2);
    const [first] = await db.outboxMessage.findMany();
    await db.outboxMessage.update({
      where: { id: first?.id ?? '' },
      data: { template: 'constructor' },
    });
    expect(await deliverMail({ ctx, input: createMailbox() })).toBe(1);
  });
});
