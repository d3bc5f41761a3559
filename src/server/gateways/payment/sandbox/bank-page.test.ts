import { beforeEach, describe, expect, it } from 'vitest';
import { resetDatabase, testDatabase } from '~/test/db';
import { cancelAtBank, findBankPage, submitCard } from './bank-page';
import { sandboxGateway } from './sandbox-gateway';
import { SIGNATURE_HEADER, sign, TIMESTAMP_HEADER } from './signature';

const db = await testDatabase();
const secret = 'a-bank-secret-of-the-tests-0123456789';
const gateway = sandboxGateway(db, secret);
const GOOD = { number: '4242 4242 4242 4242', expiry: '12/40', code: '123' };

beforeEach(async () => {
  await resetDatabase(db);
  await gateway.start({
    reference: 'SYREFERENCE1',
    sessionId: null,
    openedAt: new Date(),
    expiresAt: new Date(),
    amount: 990,
    currency: 'TWD',
    description: '月方案',
    language: 'zh',
    returnUrl: 'http://localhost:3000/my-order',
    webhookUrl: 'http://127.0.0.1:9/unreachable',
  });
});

describe('The bank’s page with arbitrary arguments', () => {
  it.each([
    [{ not: '' }],
    [{ contains: '' }],
    [{ startsWith: '' }],
    [['']],
    ['a\0b'],
    [''],
    [null],
    [undefined],
    [7],
  ])('The bank’s page finds, pays and cancels no charge for the token %o', async (token) => {
    const before = await db.sandboxCharge.findMany();
    expect(await findBankPage(token)).toBeNull();
    expect(await submitCard(token, GOOD)).toBeNull();
    expect(await cancelAtBank(token)).toBeNull();
    expect(await db.sandboxCharge.findMany()).toEqual(before);
  });
});

it.each([
  ['eventId', 'a\0b'],
  ['reference', '\ud800'],
  ['providerId', '\0'],
  ['reason', 'a\0b'],
  ['currency', '\0\0\0'],
])('A webhook with a %s that cannot be stored is rejected as invalid', (field, text) => {
  const event = {
    eventId: 'e',
    kind: 'captured',
    reference: 'SYREFERENCE1',
    providerId: 'p',
    amount: 990,
    currency: 'TWD',
    cardLast4: '4242',
    reason: null,
  };
  const read = (body: string) => {
    const now = new Date();
    const timestamp = String(Math.floor(now.getTime() / 1000));
    const signature = sign(secret, timestamp, body);
    const headers = new Headers({ [TIMESTAMP_HEADER]: timestamp, [SIGNATURE_HEADER]: signature });
    return gateway.readWebhook({ headers, body, now });
  };
  expect(read(JSON.stringify(event))).toMatchObject(event);
  expect(() => read(JSON.stringify({ ...event, [field]: text }))).toThrow('body');
});
