import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { refundContract } from './contract-refunds';
import type { FakeShop } from './fakes/shop';
import {
  type CardPage,
  type ChargeRequest,
  type GatewayEvent,
  InvalidWebhook,
  type PaymentGateway,
} from './gateway';

/** What a gateway's test set-up offers to the contract. */
export interface GatewayUnderTest {
  gateway: PaymentGateway;
  shop: FakeShop;
  /** Types a card into the hosted page, as a buyer would, and waits until the shop was told. */
  pay(page: CardPage, card: 'good' | 'declined'): Promise<'captured' | 'declined' | 'closed'>;
  /** Brings captures to where parts of them can be refunded, when that takes a gateway time. */
  endOfDay?(): void;
}

/** In what gateways differ. */
export interface GatewayTraits {
  /** A page opens again for a buyer who comes back, and takes another card after a declined one. */
  reopensPages: boolean;
  /** An open page can be closed. */
  closesPages: boolean;
  /** Callbacks are dated, so that an old one is refused. */
  datesWebhooks: boolean;
}

/** A charge that was opened, named as our books would. */
export type OpenCharge = ChargeRequest & { page: CardPage };

/** The facts that every gateway must show; call it inside a `describe`. */
export function gatewayContract(
  setUp: () => Promise<GatewayUnderTest>,
  traits: GatewayTraits,
): void {
  let world: GatewayUnderTest;
  beforeEach(async () => {
    world = await setUp();
  });

  const request = (): ChargeRequest => ({
    reference: `SY${randomUUID().replaceAll('-', '').slice(0, 18).toUpperCase()}`,
    sessionId: null,
    amount: 2670,
    currency: 'TWD',
    openedAt: new Date(),
    expiresAt: new Date(Date.now() + 86_400_000),
    description: 'SY20261121-TEST7 季方案 & <1> #2',
    language: 'zh',
    webhookUrl: `${world.shop.origin}/api/payments/test`,
    returnUrl: `${world.shop.origin}/order-created/1`,
  });
  const open = async (charge = request()): Promise<OpenCharge> => {
    const started = await world.gateway.start(charge);
    if (started.state !== 'open') throw new Error('The charge is not open.');
    const { state: _, sessionId, ...page } = started;
    return { ...charge, sessionId, page };
  };
  const told = (): GatewayEvent => {
    const { headers, body } = world.shop.received.at(-1)!;
    const event = world.gateway.readWebhook({ headers, body, now: new Date() });
    if (!event) throw new Error('The shop was told nothing of its own.');
    return event;
  };
  /** Some gateways tell the card only when they are asked. */
  const webhookWithCard = () => ({ ...told(), cardLast4: '4242' });

  it('asking twice with one reference leads to one page', async () => {
    const charge = request();
    const [one, two] = await Promise.all([
      world.gateway.start(charge),
      world.gateway.start(charge),
    ]);
    expect(one).toEqual(two);
  });

  it('a good card is told once to the shop, with our reference, the amount and the currency', async () => {
    const { reference, page } = await open();
    expect(await world.pay(page, 'good')).toBe('captured');
    expect(told()).toMatchObject({
      gateway: world.gateway.name,
      kind: 'captured',
      reference,
      amount: 2670,
      currency: 'TWD',
    });
    expect(world.shop.received).toHaveLength(1);
  });

  it('the books say the same as the callback, under the same id', async () => {
    const { page, ...charge } = await open();
    expect((await world.gateway.query(charge)).state).not.toBe('closed');
    await world.pay(page, 'good');
    const records = await world.gateway.query(charge);
    expect(records).toEqual({ state: 'closed', event: webhookWithCard(), refunded: 0 });
    expect(await world.gateway.start(charge)).toEqual({
      state: 'closed',
      event: webhookWithCard(),
    });
  });

  it('a declined card buys nothing, and another one pays', async () => {
    const { page, ...charge } = await open();
    expect(await world.pay(page, 'declined')).toBe('declined');
    const declined = told();
    expect(declined).toMatchObject({ kind: 'declined', reference: charge.reference });
    expect(declined.reason).toBeTruthy();
    const again = await world.gateway.start(charge);
    if (traits.reopensPages) expect(again).toMatchObject({ state: 'open', ...page });
    else expect(again).not.toMatchObject({ state: 'open' });
    expect(await world.pay(traits.reopensPages ? page : (await open()).page, 'good')).toBe(
      'captured',
    );
    expect(told().eventId).not.toBe(declined.eventId);
  });

  it('a page that a buyer comes back to is the same one, or is spent', async () => {
    const { page, ...charge } = await open();
    await fetch(page.redirectUrl, {
      method: 'POST',
      body: new URLSearchParams(page.fields),
    }).catch(() => 'The page is not served here.');
    const again = await world.gateway.start(charge);
    expect(again.state).toBe(traits.reopensPages ? 'open' : 'spent');
    expect(await world.pay(page, 'good')).toBe('captured');
  });

  it('two tabs that pay at once capture once', async () => {
    const { page } = await open();
    const tabs = await Promise.all([1, 2, 3, 4].map(() => world.pay(page, 'good')));
    expect(tabs.sort()).toEqual(['captured', 'closed', 'closed', 'closed']);
  });

  it('a cancelled charge takes no card where pages can be closed; a captured one stays captured', async () => {
    const { page, ...cancelled } = await open();
    const records = await world.gateway.cancel(cancelled);
    if (traits.closesPages) {
      expect(records).toMatchObject({ state: 'closed', event: { kind: 'cancelled' } });
      expect(await world.pay(page, 'good')).toBe('closed');
    } else expect(records.state).not.toBe('closed');
    const captured = await open();
    await world.pay(captured.page, 'good');
    expect(await world.gateway.cancel(captured)).toMatchObject({
      state: 'closed',
      event: { kind: 'captured' },
    });
  });

  it('an unknown reference is unknown', async () => {
    const unknownCharge = { reference: 'SYNOBODY', sessionId: null, amount: 1, currency: 'TWD' };
    expect(await world.gateway.query(unknownCharge)).toEqual({ state: 'unknown' });
    expect(await world.gateway.cancel(unknownCharge)).toEqual({ state: 'unknown' });
  });

  it('a callback that was changed, unsigned or kept for an hour is refused', async () => {
    const { page } = await open();
    await world.pay(page, 'good');
    const { headers, body } = world.shop.received.at(-1)!;
    const now = new Date();
    const read = (over: { headers?: Headers; body?: string; now?: Date }) => () =>
      world.gateway.readWebhook({ headers, body, now, ...over });
    expect(read({})()).toMatchObject({ kind: 'captured' });
    expect(read({ body: body.replace('2670', '1') })).toThrow(InvalidWebhook);
    expect(read({ body: body.slice(1) })).toThrow(InvalidWebhook);
    expect(read({ headers: new Headers() })).toThrow(InvalidWebhook);
    const late = read({ now: new Date(now.getTime() + 3_600_000) });
    if (traits.datesWebhooks) expect(late).toThrow(InvalidWebhook);
    // Nothing dates it: the same happening has the same id, and is booked once.
    else expect(late()).toEqual(told());
  });

  refundContract(() => world, open);
}
