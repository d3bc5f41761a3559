import type { ChargeReference } from '~/server/gateways/payment/gateway';
import type { Payment } from '~/server/prisma-client/client';

/** Identifies a payment in requests to its gateway. */
export function toChargeReference({
  reference,
  sessionId,
  amount,
  currency,
}: Payment): ChargeReference {
  return { reference, sessionId, amount, currency };
}
