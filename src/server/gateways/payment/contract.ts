import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { type ChargeRequest, InvalidCallback, type PaymentGateway } from './gateway';
import type { TestShop } from './test-shop';

/** What a gateway's test set-up offers to the contract. */
export interface GatewayUnderTest {
  gateway: PaymentGateway;
  shop: TestShop;
  /** Types a card into the hosted page, as a buyer would, and waits until the shop was told. */
  pay(redirectUrl: string, card: 'good' | 'declined'): Promise<'captured' | 'declined' | 'closed'>;
}

/** The facts that every gateway must show; call it inside a `describe`. */
export function gatewayContract(setUp: () => Promise<GatewayUnderTest>): void {
  let world: GatewayUnderTest;
  beforeEach(async () => {
    world = await setUp();
  });

  const request = (over: Partial<ChargeRequest> = {}): ChargeRequest => ({
    reference: `SY${randomUUID().replaceAll('-', '').slice(0, 18).toUpperCase()}`,
    amount: 2670,
    currency: 'TWD',
    description: 'SY20261121-TEST7 季方案',
    language: 'zh',
    callbackUrl: `${world.shop.origin}/api/payments/test`,
    returnUrl: `${world.shop.origin}/order-created/1`,
    ...over,
  });
  const open = async (charge = request()) => {
    const started = await world.gateway.start(charge);
    if (started.state !== 'open') throw new Error('The charge is not open.');
    return { ...charge, redirectUrl: started.redirectUrl };
  };
  const told = () => {
    const { headers, body } = world.shop.heard.at(-1)!;
    return world.gateway.readCallback({ headers, body, now: new Date() });
  };

  it('asking twice with one reference leads to one page', async () => {
    const charge = request();
    const [one, two] = await Promise.all([
      world.gateway.start(charge),
      world.gateway.start(charge),
    ]);
    expect(one).toEqual(two);
  });

  it('a good card is told once to the shop, with our reference, the amount and the currency', async () => {
    const { reference, redirectUrl } = await open();
    expect(await world.pay(redirectUrl, 'good')).toBe('captured');
    expect(told()).toMatchObject({
      gateway: world.gateway.name,
      kind: 'captured',
      reference,
      amount: 2670,
      currency: 'TWD',
    });
    expect(world.shop.heard).toHaveLength(1);
  });

  it('the books say the same as the callback, under the same id', async () => {
    const { redirectUrl, ...charge } = await open();
    expect(await world.gateway.query(charge.reference)).toEqual({
      state: 'open',
      lastDecline: null,
    });
    await world.pay(redirectUrl, 'good');
    expect(await world.gateway.query(charge.reference)).toEqual({ state: 'closed', event: told() });
    expect(await world.gateway.start(charge)).toEqual({ state: 'closed', event: told() });
  });

  it('a declined card leaves the page open to another one', async () => {
    const { reference, redirectUrl } = await open();
    expect(await world.pay(redirectUrl, 'declined')).toBe('declined');
    const declined = told();
    expect(declined).toMatchObject({ kind: 'declined', reference });
    expect(declined.reason).toBeTruthy();
    const books = await world.gateway.query(reference);
    expect(books).toEqual({ state: 'open', lastDecline: declined });
    expect(await world.pay(redirectUrl, 'good')).toBe('captured');
    expect(told().eventId).not.toBe(declined.eventId);
  });

  it('two tabs that pay at once capture once', async () => {
    const { redirectUrl } = await open();
    const tabs = await Promise.all([1, 2, 3, 4].map(() => world.pay(redirectUrl, 'good')));
    expect(tabs.sort()).toEqual(['captured', 'closed', 'closed', 'closed']);
  });

  it('a cancelled charge takes no card; a captured one cannot be cancelled', async () => {
    const cancelled = await open();
    expect(await world.gateway.cancel(cancelled.reference)).toMatchObject({
      state: 'closed',
      event: { kind: 'cancelled' },
    });
    expect(await world.pay(cancelled.redirectUrl, 'good')).toBe('closed');
    const captured = await open();
    await world.pay(captured.redirectUrl, 'good');
    expect(await world.gateway.cancel(captured.reference)).toMatchObject({
      state: 'closed',
      event: { kind: 'captured' },
    });
  });

  it('an unknown reference is unknown', async () => {
    expect(await world.gateway.query('SYNOBODY')).toEqual({ state: 'unknown' });
    expect(await world.gateway.cancel('SYNOBODY')).toEqual({ state: 'unknown' });
  });

  it('a callback that was changed, unsigned or kept for an hour is refused', async () => {
    const { redirectUrl } = await open();
    await world.pay(redirectUrl, 'good');
    const { headers, body } = world.shop.heard.at(-1)!;
    const now = new Date();
    const read = (over: { headers?: Headers; body?: string; now?: Date }) => () =>
      world.gateway.readCallback({ headers, body, now, ...over });
    expect(read({})()).toMatchObject({ kind: 'captured' });
    expect(read({ body: body.replace('2670', '1') })).toThrow(InvalidCallback);
    expect(read({ headers: new Headers() })).toThrow(InvalidCallback);
    expect(read({ now: new Date(now.getTime() + 3_600_000) })).toThrow(InvalidCallback);
  });
}
