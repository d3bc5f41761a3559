import type { ChargeName } from '~/server/gateways/payment/gateway';
import type { Payment } from '~/server/prisma-client/client';

/** A payment as its gateway is asked about it. */
export function chargeName({ reference, sessionId, amount, currency }: Payment): ChargeName {
  return { reference, sessionId, amount, currency };
}
