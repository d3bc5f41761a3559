import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { refundContract } from './contract-refunds';
import type { GatewayUnderTest, OpenCharge } from './contract-types';
import { type ChargeRequest, type GatewayEvent, InvalidWebhook } from './gateway';

/** Differences between the gateways. */
export interface GatewayTraits {
  /** Whether a page opens again for a returning buyer, and accepts another card after a declined one. */
  reopensPages: boolean;
  /** An open page can be closed. */
  closesPages: boolean;
  /** Whether webhooks are dated, so that an old one is rejected. */
  datesWebhooks: boolean;
}

/** Tests that every gateway must pass; call it inside a `describe`. */
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
  const readLastWebhook = (): GatewayEvent => {
    const { headers, body } = world.shop.received.at(-1)!;
    const event = world.gateway.readWebhook({ headers, body, now: new Date() });
    if (!event) throw new Error('The shop got no webhook about a charge of its own.');
    return event;
  };
  /** Some gateways report the card's digits only in a query. */
  const webhookWithCard = () => ({ ...readLastWebhook(), cardLast4: '4242' });

  it('Two start requests with one reference get one page', async () => {
    const charge = request();
    const [one, two] = await Promise.all([
      world.gateway.start(charge),
      world.gateway.start(charge),
    ]);
    expect(one).toEqual(two);
  });

  it('A good card is reported once to the shop, with our reference, the amount and the currency', async () => {
    const { reference, page } = await open();
    expect(await world.pay(page, 'good')).toBe('captured');
    expect(readLastWebhook()).toMatchObject({
      gateway: world.gateway.name,
      kind: 'captured',
      reference,
      amount: 2670,
      currency: 'TWD',
    });
    expect(world.shop.received).toHaveLength(1);
  });

  it('A query returns the same event as the webhook, under the same id', async () => {
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

  it('A declined card captures nothing, and another one pays', async () => {
    const { page, ...charge } = await open();
    expect(await world.pay(page, 'declined')).toBe('declined');
    const declined = readLastWebhook();
    expect(declined).toMatchObject({ kind: 'declined', reference: charge.reference });
    expect(declined.reason).toBeTruthy();
    const again = await world.gateway.start(charge);
    if (traits.reopensPages) expect(again).toMatchObject({ state: 'open', ...page });
    else expect(again).not.toMatchObject({ state: 'open' });
    expect(await world.pay(traits.reopensPages ? page : (await open()).page, 'good')).toBe(
      'captured',
    );
    expect(readLastWebhook().eventId).not.toBe(declined.eventId);
  });

  it('A reopened payment returns the same card page or is reported as expired', async () => {
    const { page, ...charge } = await open();
    await fetch(page.redirectUrl, {
      method: 'POST',
      body: new URLSearchParams(page.fields),
    }).catch(() => 'The page is not served here.');
    const again = await world.gateway.start(charge);
    expect(again.state).toBe(traits.reopensPages ? 'open' : 'expired');
    expect(await world.pay(page, 'good')).toBe('captured');
  });

  it('Two tabs that pay at once capture once', async () => {
    const { page } = await open();
    const tabs = await Promise.all([1, 2, 3, 4].map(() => world.pay(page, 'good')));
    expect(tabs.sort()).toEqual(['captured', 'closed', 'closed', 'closed']);
  });

  it('A cancelled charge takes no card where pages can be closed; a captured one stays captured', async () => {
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

  it('A charge with an unknown reference is reported as unknown', async () => {
    const unknownCharge = { reference: 'SYNOBODY', sessionId: null, amount: 1, currency: 'TWD' };
    expect(await world.gateway.query(unknownCharge)).toEqual({ state: 'unknown' });
    expect(await world.gateway.cancel(unknownCharge)).toEqual({ state: 'unknown' });
  });

  it('A webhook that is changed, unsigned or an hour old is rejected', async () => {
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
    // The webhook has no date: the same event has the same id, and is recorded once.
    else expect(late()).toEqual(readLastWebhook());
  });

  refundContract(() => world, open);
}
