import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { captureLog } from '~/test/captured-log';
import { resetDatabase, testDatabase } from '~/test/db';
import { poison } from '~/test/poison';
import { gatewayContract } from '../contract';
import { type FakeShop, startFakeShop } from '../fakes/shop';
import type { CardPage } from '../gateway';
import { authoriseCharge } from './authorise-charge';
import { deliver, redeliver } from './deliver';
import { sandboxGateway } from './sandbox-gateway';
import { hasValidSignature, SIGNATURE_HEADER, sign, TIMESTAMP_HEADER } from './signature';

const db = await testDatabase();
const secret = 'a-bank-secret-of-the-tests-0123456789';
const gateway = sandboxGateway(db, secret);
const GOOD = { number: '4242 4242 4242 4242', expiry: '12/40', code: '123' };
const DECLINED = { ...GOOD, number: '4000 0000 0000 0002' };

let shop: FakeShop;
let status = 200;

beforeEach(async () => {
  await resetDatabase(db);
  status = 200;
  shop = await startFakeShop(() => new Response(null, { status }));
});
afterEach(() => shop.close());

const pageToken = (redirectUrl: string) => redirectUrl.split('/').at(-1)!;

async function pay({ redirectUrl }: CardPage, card: 'good' | 'declined') {
  const form = card === 'good' ? GOOD : DECLINED;
  const decision = await authoriseCharge(db, pageToken(redirectUrl), form, new Date());
  if (!decision || decision.outcome === 'invalid') throw new Error('The card was not understood.');
  if (decision.outcome !== 'closed') await deliver(db, decision.charge, secret, new Date());
  return decision.outcome;
}

describe('The sandbox bank', () => {
  gatewayContract(async () => ({ gateway, shop, pay }), {
    reopensPages: true,
    closesPages: true,
    datesWebhooks: true,
  });
});

describe('The sandbox bank’s webhooks', () => {
  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000);
  const open = async (reference = 'SYREFERENCE1') => {
    const started = await gateway.start({
      reference,
      sessionId: null,
      openedAt: new Date(),
      expiresAt: inSeconds(86_400),
      amount: 990,
      currency: 'TWD',
      description: 'x',
      language: 'en',
      webhookUrl: `${shop.origin}/webhook`,
      returnUrl: `${shop.origin}/back`,
    });
    return { redirectUrl: started.state === 'open' ? started.redirectUrl : '' };
  };

  it('A webhook is repeated until the shop responds with 2xx, and no more afterwards', async () => {
    status = 500;
    await pay(await open(), 'good');
    expect(await redeliver(db, secret, inSeconds(1))).toBe(0);
    expect(shop.received).toHaveLength(1);
    expect(await redeliver(db, secret, inSeconds(6))).toBe(0);
    expect(shop.received).toHaveLength(2);
    status = 204;
    expect(await redeliver(db, secret, inSeconds(60))).toBe(1);
    expect(await redeliver(db, secret, inSeconds(9000))).toBe(0);
    expect(shop.received).toHaveLength(3);
    const ids = shop.received.map(({ body }) => JSON.parse(body).eventId);
    expect(new Set(ids).size).toBe(1);
  });

  it('A webhook that cannot be recorded keeps none back, and is logged', async () => {
    status = 500;
    const [bad, good] = [await open(), await open('SYREFERENCE2')];
    for (const one of [bad, good]) await pay(one, 'good');
    const [first] = await db.sandboxCharge.findMany({ orderBy: { nextNotifyAt: 'asc' } });
    await poison(db, 'SandboxCharge', 'id', first!.id);
    const records = captureLog();
    status = 204;
    expect(await redeliver(db, secret, inSeconds(60))).toBe(1);
    expect(records).toMatchObject([{ level: 'error', charge: first!.id }]);
  });

  it('A webhook gets a new signature for each delivery, so that a late one is still accepted', async () => {
    status = 500;
    await pay(await open(), 'good');
    const later = inSeconds(86_400);
    await redeliver(db, secret, later);
    const [first, second] = shop.received;
    expect(hasValidSignature(secret, first!.headers, first!.body, later)).toBe(false);
    expect(hasValidSignature(secret, second!.headers, second!.body, later)).toBe(true);
  });

  it('A webhook is redelivered once by several concurrent workers', async () => {
    status = 500;
    await pay(await open(), 'good');
    status = 200;
    const later = inSeconds(60);
    const delivered = await Promise.all([1, 2, 3].map(() => redeliver(db, secret, later)));
    expect(delivered.reduce((sum, count) => sum + count)).toBe(1);
    expect(shop.received).toHaveLength(2);
  });

  it('A webhook to an unreachable shop is stored for redelivery', async () => {
    const page = await open();
    await db.sandboxCharge.updateMany({ data: { webhookUrl: 'http://127.0.0.1:9/unreachable' } });
    expect(await pay(page, 'good')).toBe('captured');
    expect(await db.sandboxCharge.count({ where: { notifiedAt: null } })).toBe(1);
  });
});

describe('Concurrent refunds', () => {
  it('Concurrent refunds never exceed the captured amount, and one key is one refund', async () => {
    const started = await gateway.start({
      reference: 'SYREFERENCE2',
      sessionId: null,
      amount: 900,
      currency: 'TWD',
      openedAt: new Date(),
      expiresAt: new Date(),
      description: 'x',
      language: 'zh',
      webhookUrl: `${shop.origin}/webhook`,
      returnUrl: `${shop.origin}/back`,
    });
    if (started.state !== 'open') throw new Error('The charge is not open.');
    await pay(started, 'good');
    const requests = ['a', 'b', 'c', 'a', 'b', 'c', 'd', 'd'].map((refundKey) =>
      gateway.refund({
        reference: 'SYREFERENCE2',
        sessionId: null,
        amount: 900,
        currency: 'TWD',
        providerId: '',
        refundKey,
        refundAmount: 300,
        baseline: 0,
      }),
    );
    const results = await Promise.all(requests);
    expect(results.filter(({ state }) => state === 'done')).toHaveLength(6);
    expect((await db.sandboxCharge.findFirst())?.refunded).toBe(900);
    expect(await db.sandboxRefund.count()).toBe(3);
  });
});

describe('The card page', () => {
  const authorise = (form: Partial<typeof GOOD>) =>
    authoriseCharge(db, 'no-such-page', { ...GOOD, ...form }, new Date('2026-11-21T04:00:00Z'));

  it('The card page rejects invalid fields, and every card that is not a test card', async () => {
    const invalid = (field: string) => ({ outcome: 'invalid', field });
    expect(await authorise({ number: '4242 4242 4242 4243' })).toEqual(invalid('number'));
    expect(await authorise({ number: '4111 1111 1111 1111' })).toEqual(invalid('testCard'));
    expect(await authorise({ expiry: '10/26' })).toEqual(invalid('expiry'));
    expect(await authorise({ code: '12' })).toEqual(invalid('code'));
  });

  it('An unknown card page accepts no card', async () => {
    expect(await authorise({})).toBeNull();
  });
});

describe('A webhook’s signature', () => {
  const now = new Date('2026-11-21T04:00:00Z');
  const stamp = String(now.getTime() / 1000);
  const headers = (signature: string, timestamp = stamp) =>
    new Headers({ [SIGNATURE_HEADER]: signature, [TIMESTAMP_HEADER]: timestamp });

  it('A webhook’s signature covers the time, so that an old message cannot be replayed under a new time', () => {
    const old = String(now.getTime() / 1000 - 3600);
    expect(hasValidSignature(secret, headers(sign(secret, old, 'x'), stamp), 'x', now)).toBe(false);
    expect(hasValidSignature(secret, headers(sign(secret, old, 'x'), old), 'x', now)).toBe(false);
    expect(hasValidSignature(secret, headers(sign(secret, stamp, 'x')), 'x', now)).toBe(true);
  });

  it('A webhook’s signature with another secret or of another length is invalid', () => {
    expect(hasValidSignature(secret, headers(sign('other', stamp, 'x')), 'x', now)).toBe(false);
    expect(hasValidSignature(secret, headers('abc'), 'x', now)).toBe(false);
  });
});
