import { Prisma, type Tx } from '~/server/db';
import type { GatewayEvent } from '~/server/gateways/payment/gateway';
import type { Payment } from '~/server/prisma-client/client';
import { recordDiscrepancy } from '../reconciliation/record-discrepancy';

/** Prisma's error codes for permanent failures: value too long, unique, foreign key or check constraint
 *  violated, null, out of a column's range. Everything else (an unreachable database, a transaction that took
 *  too long) may succeed when the gateway repeats the webhook. */
const PERMANENT_ERROR_CODES = ['P2000', 'P2002', 'P2003', 'P2004', 'P2011', 'P2020', 'P2033'];

/** Whether the database rejected the values, rather than being unavailable. */
export function isPermanentDatabaseError(
  error: unknown,
): error is Prisma.PrismaClientKnownRequestError {
  return (
    error instanceof Prisma.PrismaClientKnownRequestError &&
    PERMANENT_ERROR_CODES.includes(error.code)
  );
}

/** Records, once, that a genuine event cannot be recorded, with the payment that already has its number.
 *  Neither payment is changed. */
export async function recordUnrecordableEvent(
  tx: Tx,
  { orderId, reference, amount: expected }: Payment,
  event: GatewayEvent,
  at: Date,
): Promise<void> {
  const { gateway, eventId, providerId, kind, amount, currency } = event;
  const holder =
    (await tx.payment.findUnique({ where: { gateway_providerId: { gateway, providerId } } })) ??
    (
      await tx.paymentEvent.findUnique({
        where: { gateway_eventId: { gateway, eventId } },
        include: { payment: true },
      })
    )?.payment;
  const taken = holder && holder.reference !== reference ? `, which is ${holder.reference}’s` : '';
  const reason = `${kind} ${providerId}${taken}`;
  await recordDiscrepancy(tx, {
    kind: 'UNRECORDABLE',
    subject: `${gateway}:${reference}:${kind}:${providerId}`,
    orderId,
    detail: { gateway, reference, amount, currency, expected, reason },
    at,
  });
}
