import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { GatewayUnderTest, OpenCharge } from './contract';
import type { GatewayRefundRequest } from './gateway';

/** What every gateway must show about money on its way back. */
export function refundContract(
  world: () => GatewayUnderTest,
  open: () => Promise<OpenCharge>,
): void {
  const captured = async (): Promise<GatewayRefundRequest> => {
    const { page, ...charge } = await open();
    await world().pay(page, 'good');
    const records = await world().gateway.query(charge);
    if (records.state !== 'closed') throw new Error('The card was not captured.');
    const { providerId } = records.event;
    return {
      ...charge,
      providerId,
      refundKey: randomUUID(),
      refundAmount: charge.amount,
      baseline: 0,
    };
  };
  const refunded = async (charge: GatewayRefundRequest) => {
    const records = await world().gateway.query(charge);
    return records.state === 'closed' ? records.refunded : records.state;
  };

  it('a capture goes back in full, on the day it was made and later', async () => {
    const today = await captured();
    expect(await world().gateway.refund(today)).toMatchObject({ state: 'done' });
    expect(await refunded(today)).toBe(2670);
    const later = await captured();
    world().endOfDay?.();
    expect(await world().gateway.refund(later)).toMatchObject({ state: 'done' });
    expect(await refunded(later)).toBe(2670);
  });

  it('a capture goes back in parts, and the books tell how much', async () => {
    const charge = await captured();
    world().endOfDay?.();
    expect(await world().gateway.refund({ ...charge, refundAmount: 1000 })).toMatchObject({
      state: 'done',
    });
    expect(await refunded(charge)).toBe(1000);
    const rest = { ...charge, refundKey: randomUUID(), refundAmount: 1670, baseline: 1000 };
    expect(await world().gateway.refund(rest)).toMatchObject({ state: 'done' });
    expect(await refunded(charge)).toBe(2670);
  });

  it('a refund that is asked for twice with one key is made once', async () => {
    const charge = { ...(await captured()), refundAmount: 1000 };
    world().endOfDay?.();
    const once = await world().gateway.refund(charge);
    expect(await world().gateway.refund(charge)).toEqual(once);
    expect(await refunded(charge)).toBe(1000);
  });

  it('more than was captured is refused, at once and in parts', async () => {
    const charge = await captured();
    world().endOfDay?.();
    const { gateway } = world();
    expect(await gateway.refund({ ...charge, refundAmount: 2671 })).toMatchObject({
      state: 'refused',
    });
    expect(await refunded(charge)).toBe(0);
    await gateway.refund({ ...charge, refundKey: randomUUID(), refundAmount: 2000 });
    const more = { ...charge, refundKey: randomUUID(), refundAmount: 671, baseline: 2000 };
    expect(await gateway.refund(more)).toMatchObject({ state: 'refused' });
    expect(await refunded(charge)).toBe(2000);
  });

  it('nothing goes back of a charge that is open or unknown', async () => {
    const { page: _, ...charge } = await open();
    const request = {
      ...charge,
      providerId: '',
      refundKey: randomUUID(),
      refundAmount: 1,
      baseline: 0,
    };
    const { gateway } = world();
    expect(await gateway.refund(request)).toMatchObject({ state: 'refused' });
    expect(await gateway.refund({ ...request, reference: 'SYNOBODY' })).toMatchObject({
      state: 'refused',
    });
  });
}
