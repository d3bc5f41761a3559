import type { ChargeReference } from '~/server/gateways/payment/gateway';
import type { Payment } from '~/server/prisma-client/client';

/** A payment as its gateway is asked about it. */
export function toChargeReference({
  reference,
  sessionId,
  amount,
  currency,
}: Payment): ChargeReference {
  return { reference, sessionId, amount, currency };
}
