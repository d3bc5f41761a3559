import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { GatewayUnderTest, OpenCharge } from './contract-types';
import type { GatewayRefundRequest } from './gateway';

/** Tests of refunds that every gateway must pass. */
export function refundContract(
  world: () => GatewayUnderTest,
  open: () => Promise<OpenCharge>,
): void {
  const captureCharge = async (): Promise<GatewayRefundRequest> => {
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
  const getRefundTotal = async (charge: GatewayRefundRequest) => {
    const records = await world().gateway.query(charge);
    return records.state === 'closed' ? records.refunded : records.state;
  };

  it('A capture is refunded in full, on its own day and later', async () => {
    const today = await captureCharge();
    expect(await world().gateway.refund(today)).toMatchObject({ state: 'done' });
    expect(await getRefundTotal(today)).toBe(2670);
    const later = await captureCharge();
    world().endOfDay?.();
    expect(await world().gateway.refund(later)).toMatchObject({ state: 'done' });
    expect(await getRefundTotal(later)).toBe(2670);
  });

  it('A capture is refunded in parts, and a query returns their total', async () => {
    const charge = await captureCharge();
    world().endOfDay?.();
    expect(await world().gateway.refund({ ...charge, refundAmount: 1000 })).toMatchObject({
      state: 'done',
    });
    expect(await getRefundTotal(charge)).toBe(1000);
    const rest = { ...charge, refundKey: randomUUID(), refundAmount: 1670, baseline: 1000 };
    expect(await world().gateway.refund(rest)).toMatchObject({ state: 'done' });
    expect(await getRefundTotal(charge)).toBe(2670);
  });

  it('A refund that is requested twice with one key is made once', async () => {
    const charge = { ...(await captureCharge()), refundAmount: 1000 };
    world().endOfDay?.();
    const once = await world().gateway.refund(charge);
    expect(await world().gateway.refund(charge)).toEqual(once);
    expect(await getRefundTotal(charge)).toBe(1000);
  });

  it('A refund above the captured amount is rejected, at once and in parts', async () => {
    const charge = await captureCharge();
    world().endOfDay?.();
    const { gateway } = world();
    expect(await gateway.refund({ ...charge, refundAmount: 2671 })).toMatchObject({
      state: 'failed',
    });
    expect(await getRefundTotal(charge)).toBe(0);
    await gateway.refund({ ...charge, refundKey: randomUUID(), refundAmount: 2000 });
    const more = { ...charge, refundKey: randomUUID(), refundAmount: 671, baseline: 2000 };
    expect(await gateway.refund(more)).toMatchObject({ state: 'failed' });
    expect(await getRefundTotal(charge)).toBe(2000);
  });

  it('A refund of an open or unknown charge is rejected', async () => {
    const { page: _, ...charge } = await open();
    const request = {
      ...charge,
      providerId: '',
      refundKey: randomUUID(),
      refundAmount: 1,
      baseline: 0,
    };
    const { gateway } = world();
    expect(await gateway.refund(request)).toMatchObject({ state: 'failed' });
    expect(await gateway.refund({ ...request, reference: 'SYNOBODY' })).toMatchObject({
      state: 'failed',
    });
  });
}
