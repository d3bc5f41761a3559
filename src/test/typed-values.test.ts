import { beforeAll, describe, expect, it } from 'vitest';
import { runAccountCommand } from '~/operate/account/commands';
import { runRefundCommand } from '~/operate/refund/commands';
import { orderNumberSchema } from '~/schemas/console';
import { sendContactSchema } from '~/schemas/contact';
import { giftSchema } from '~/schemas/gift';
import { listActsSchema } from '~/schemas/operator-act';
import { listMailsSchema } from '~/schemas/operator-mail';
import { listOperatorOrdersSchema } from '~/schemas/operator-order';
import { listRefundsSchema } from '~/schemas/operator-refund';
import { handleTrpcRequest } from '~/server/api/handle-trpc';
import type { Database } from '~/server/db';
import { getOrderByNumber } from '~/server/services/console/get-order';
import { search } from '~/server/services/console/search';
import { listActs } from '~/server/services/operator/list-acts';
import { listOperatorOrders } from '~/server/services/order/list-operator-orders';
import { listRefunds } from '~/server/services/refund/list-refunds';
import { listMails } from '~/server/services/sent-mail/list-mails';
import { createLearner } from '~prisma/factories/learner';
import { createPaidOrder } from '~prisma/factories/order';
import { systemContext, userContext } from './context';
import { testDatabase } from './db';
import { createRestClient } from './rest-client';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});

const PASSWORD = 'a quiet river 2027';
/** An address as copied from an address book or a message, and a code as copied from a text processor. */
const pasted = (email: string) =>
  `\u202a${email.toUpperCase().replace('@', '\u200b@')}\u202c\u00a0`;
const processed = (code: string) => ` ${code.toLowerCase().replaceAll('-', '\u2011')}\u200b`;

describe('What is typed means the same at every door', () => {
  const typed = (email: string) => ({
    email: pasted(email),
    password: PASSWORD,
    name: '\u2068王\u200b小明\u2069 ',
    phone: '(+886) (0)912‑345–678',
  });
  const stored = { name: '王小明', phone: '+886912345678' };

  it('A sign-up by REST and one by a page store the same account', async () => {
    await createRestClient().postWithToken('auth/signup', typed('rest@shuoyi.example'));
    const response = await callTrpc(
      createRestClient(),
      'auth.signUp',
      typed('page@shuoyi.example'),
    );
    expect(response.status).toBe(200);
    for (const email of ['rest@shuoyi.example', 'page@shuoyi.example'])
      expect(await db.user.findUnique({ where: { email } })).toMatchObject(stored);
  });

  it('A change by REST and one by a page store the same, after a log-in with a pasted address', async () => {
    const { email, password, id } = await createLearner(db);
    const client = createRestClient();
    const login = await client.postWithToken('auth/login', { email: pasted(email), password });
    expect(login.body.result).toBe(true);
    const { name, phone } = typed('');
    const edit = async (changes: object) =>
      client.post('auth/edit-profile', { ...changes }, { 'X-token': await client.token() });
    const changes = [
      () => edit({ name, phone }),
      () => callTrpc(client, 'profile.edit', { name, phone }),
    ];
    for (const change of changes) {
      await db.user.update({ where: { id }, data: { name: 'before', phone: null } });
      await change();
      expect(await db.user.findUnique({ where: { id } })).toMatchObject(stored);
    }
  });

  it('A gift and a contact message have the address and the name that are seen', () => {
    const { email, name } = typed('mei@shuoyi.example');
    expect(giftSchema.parse({ email, name, message: '\u200b' })).toEqual({
      email: 'mei@shuoyi.example',
      name: '王小明',
      message: undefined,
    });
    const message = { sendKey: '01980000-0000-7000-8000-000000000000', subject: 'ORDER' };
    const orderNumber = 'sy20261121\u20117K3QX\u200b';
    expect(
      sendContactSchema.parse({ ...message, email, name, orderNumber, body: 'Hello' }),
    ).toMatchObject({
      email: 'mei@shuoyi.example',
      name: '王小明',
      orderNumber: 'SY20261121-7K3QX',
    });
    const { error } = sendContactSchema.safeParse({
      ...message,
      email,
      name,
      body: '\u2800 \n\u200b',
    });
    expect(error?.issues).toMatchObject([{ path: ['body'], message: 'required' }]);
  });
});

describe('What operators type is found however it is written', () => {
  it('The console finds an order by its number and a person by the address, as they are pasted', async () => {
    const owner = userContext(db, await createLearner(db, { role: 'OWNER' }));
    const buyer = await createLearner(db);
    const { id, number } = await createPaidOrder(db, buyer);
    await db.invoice.update({ where: { orderId: id }, data: { number: 'QX12345678' } });
    const hits = async (q: string) =>
      (await search({ ctx: owner, input: { q } })).hits.map(({ kind, key }) => `${kind} ${key}`);
    expect(await hits(processed(number))).toEqual([`order ${number}`]);
    expect(await hits('qx\u201112345678\u200b')).toEqual([`order ${number}`]);
    expect(await hits(pasted(buyer.email))).toEqual([`person ${buyer.id}`]);
    for (const q of [processed(number), 'qx–12345678', pasted(buyer.email)]) {
      const input = listOperatorOrdersSchema.parse({ q });
      const { rows } = await listOperatorOrders({ ctx: owner, input });
      expect(
        rows.map((row) => row.number),
        q,
      ).toEqual([number]);
    }
    const read = orderNumberSchema.parse({ number: processed(number) });
    expect((await getOrderByNumber({ ctx: owner, input: read })).order.number).toBe(number);
  });

  it('The tables of acts, mails and refunds are narrowed by a pasted address', async () => {
    const row = await createLearner(db, { role: 'OWNER' });
    const owner = userContext(db, row);
    const { id } = await createPaidOrder(db, row);
    const requestedAt = owner.now();
    await db.refundRequest.create({
      data: { orderId: id, amount: 1, lines: [], requestedAt, status: 'REQUESTED' },
    });
    await db.outboxMessage.create({
      data: { template: 'welcome', recipient: row.email, language: 'zh', payload: {} },
    });
    const q = pasted(row.email);
    const mails = await listMails({ ctx: owner, input: listMailsSchema.parse({ q }) });
    expect(mails.rows).toHaveLength(1);
    const refunds = await listRefunds({ ctx: owner, input: listRefundsSchema.parse({ q }) });
    expect(refunds.rows).toHaveLength(1);
    const acts = await listActs({ ctx: owner, input: listActsSchema.parse({ q }) });
    expect(acts.rows).toEqual([]);
  });

  it('The commands find an account and an order as they are pasted', async () => {
    const { email } = await createLearner(db);
    const ctx = systemContext(db);
    expect(await runAccountCommand(ctx, ['show', pasted(email)])).toEqual([
      expect.stringContaining(email),
    ]);
    const { number } = await createPaidOrder(db, await createLearner(db));
    await expect(runRefundCommand(ctx, ['approve', processed(number)])).rejects.not.toMatchObject({
      code: 'ORDER_NOT_FOUND',
    });
  });
});

function callTrpc(
  { browser }: ReturnType<typeof createRestClient>,
  path: string,
  input: object,
): Promise<Response> {
  const request = new Request(`http://localhost:3000/api/trpc/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
    body: JSON.stringify({ json: input }),
  });
  return browser.act(request, handleTrpcRequest);
}
