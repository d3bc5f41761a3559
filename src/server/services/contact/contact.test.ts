import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { env } from '~/env';
import { type SendContactInput, sendContactSchema } from '~/schemas/contact';
import { fieldMessages } from '~/schemas/field-messages';
import type { Database } from '~/server/db';
import { anonymise } from '~/server/services/account/anonymise';
import { POLICY } from '~/server/throttle/policy';
import { systemContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { listContactMessages } from './list-messages';
import { markMessageAnswered } from './mark-message-answered';
import { sendContactMessage } from './send-message';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(() => resetDatabase(db));

const message = (fields: object = {}): SendContactInput =>
  sendContactSchema.parse({
    sendKey: randomUUID(),
    name: '王小明',
    email: 'ming@shuoyi.example',
    subject: 'ORDER',
    orderNumber: ' sy20261121-7k3qx ',
    body: '付款了，\r\n會員沒有開通。',
    ...fields,
  });

const listEmails = () => db.outboxMessage.findMany({ orderBy: { template: 'asc' } });

describe('The contact message', () => {
  it('A contact message is stored, mailed to the contact address and confirmed without quoting its text', async () => {
    const ctx = visitorContext(db, { language: 'en' });
    await sendContactMessage({ ctx, input: message() });
    const row = await db.contactMessage.findFirstOrThrow();
    expect(row).toMatchObject({
      orderNumber: 'SY20261121-7K3QX',
      body: '付款了，\n會員沒有開通。',
      language: 'en',
      userId: null,
      repliedAt: null,
    });
    const [ours, theirs] = await listEmails();
    expect(ours).toMatchObject({ recipient: env().CONTACT_EMAIL, language: 'zh' });
    expect(ours?.payload).toMatchObject({ id: row.id, replyTo: row.email, body: row.body });
    expect(theirs).toMatchObject({ recipient: row.email, language: 'en' });
    expect(theirs?.payload).toEqual({ subject: 'ORDER' });
  });

  it('A contact message stores the account of the logged-in user and never another one', async () => {
    const learner = await createLearner(db);
    const other = await createLearner(db);
    const input = { ...message({ email: other.email }), userId: other.id };
    await sendContactMessage({ ctx: userContext(db, learner), input });
    expect(await db.contactMessage.findFirstOrThrow()).toMatchObject({ userId: learner.id });
  });

  it('A contact message stores an order number only when its subject is an order', async () => {
    await sendContactMessage({ ctx: visitorContext(db), input: message({ subject: 'LESSON' }) });
    expect((await db.contactMessage.findFirstOrThrow()).orderNumber).toBeNull();
  });

  it('A contact message that is sent repeatedly and concurrently is stored once', async () => {
    const input = message();
    const ctx = visitorContext(db);
    await Promise.all([1, 2, 3].map(() => sendContactMessage({ ctx, input })));
    expect(await db.contactMessage.count()).toBe(1);
    expect(await listEmails()).toHaveLength(2);
  });

  it('A contact message that fills in the hidden field is neither stored nor mailed', async () => {
    await sendContactMessage({ ctx: visitorContext(db), input: message({ website: 'bot' }) });
    expect(await db.contactMessage.count()).toBe(0);
    expect(await listEmails()).toEqual([]);
  });

  it('Contact messages for one e-mail are limited across client addresses', async () => {
    const { points } = POLICY.contact.account;
    const sendFrom = (index: number) =>
      sendContactMessage({
        ctx: visitorContext(db, { client: { address: `203.0.${index}.9` } }),
        input: message(),
      });
    for (let index = 0; index < points; index++) await sendFrom(index);
    await expect(sendFrom(points)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await db.contactMessage.count()).toBe(points);
  });

  it('Contact messages are deleted with the account, also those sent before the login', async () => {
    const learner = await createLearner(db, { email: 'ming@shuoyi.example' });
    await sendContactMessage({ ctx: visitorContext(db), input: message() });
    const elsewhere = message({ email: 'work@shuoyi.example' });
    await sendContactMessage({ ctx: userContext(db, learner), input: elsewhere });
    await sendContactMessage({
      ctx: visitorContext(db),
      input: message({ email: 'other@shuoyi.example' }),
    });
    const ctx = systemContext(db);
    await db.$transaction((tx) => anonymise(tx, ctx, { userId: learner.id, lockedHash: 'x' }));
    expect((await db.contactMessage.findMany()).map(({ email }) => email)).toEqual([
      'other@shuoyi.example',
    ]);
    expect(JSON.stringify(await listEmails())).not.toMatch(/(ming|work)@shuoyi.example/);
    expect(await listEmails()).toHaveLength(2);
  });
});

it.each([
  [{ name: ' ' }, { name: 'required' }],
  [{ email: 'nobody' }, { email: 'email' }],
  [{ email: 'a@b.example\r\nBcc: c@d.example' }, { email: 'emailLookalike' }],
  [{ subject: '' }, { subject: 'required' }],
  [{ orderNumber: '12345' }, { orderNumber: 'orderNumber' }],
  [{ orderNumber: '  ' }, {}],
  [{ body: ' \n ' }, { body: 'required' }],
  [{ body: 'a'.repeat(2001) }, { body: 'tooLong' }],
  [{ body: 'a\u0000b' }, { body: 'invalid' }],
])('The contact form’s values %j give the errors %j', (fields, errors) => {
  const { error } = sendContactSchema.safeParse({ ...message(), ...fields });
  expect(error ? fieldMessages(error) : {}).toEqual(errors);
});

describe('The contact messages', () => {
  it('Contact messages are rejected for visitors and users without the operator role', async () => {
    const id = randomUUID();
    for (const [ctx, code] of [
      [visitorContext(db), 'LOGIN_USER_REQUIRED'],
      [userContext(db, await createLearner(db)), 'FORBIDDEN'],
    ] as const) {
      await expect(listContactMessages({ ctx })).rejects.toMatchObject({ code });
      await expect(markMessageAnswered({ ctx, input: { id } })).rejects.toMatchObject({ code });
    }
  });

  it('A contact message is listed until it is marked as answered, and keeps its first reply time', async () => {
    await sendContactMessage({ ctx: visitorContext(db), input: message() });
    const ctx = systemContext(db);
    const [waiting] = await listContactMessages({ ctx });
    const input = { id: waiting!.id };
    await Promise.all([1, 2].map(() => markMessageAnswered({ ctx, input })));
    ctx.clock.advance({ days: 1 });
    await markMessageAnswered({ ctx, input });
    expect(await listContactMessages({ ctx })).toEqual([]);
    const [answered] = await listContactMessages({ ctx, input: { all: true } });
    expect(answered).not.toHaveProperty('sendKey');
    expect(ctx.now().getTime() - answered!.repliedAt!.getTime()).toBe(86_400_000);
    await expect(markMessageAnswered({ ctx, input: { id: randomUUID() } })).rejects.toMatchObject({
      code: 'CONTACT_NOT_FOUND',
    });
  });
});
