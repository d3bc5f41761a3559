import { refundRetryDelay } from '~/domain/gateway-backoff';
import type { ServiceContext } from '~/server/context';
import { integer, timestamp, uuid } from '~/server/database/sql-types';
import { statement } from '~/server/database/statement';
import { runStatement } from '~/server/db';
import { findGateway } from '~/server/gateways/payment/configured';
import {
  GatewayUnavailable,
  type PaymentGateway,
  type RefundResult,
} from '~/server/gateways/payment/gateway';
import type { Payment, PaymentRefund } from '~/server/prisma-client/client';
import { log } from '~/server/telemetry/log.mjs';
import { withSpan } from '~/server/telemetry/tracing';
import { withTransaction } from '~/server/transaction';
import { recordDiscrepancy } from '../reconciliation/record-discrepancy';
import { toChargeReference } from './charge-reference';
import { recordRefund } from './record-refund';

/** Refunds that one run tries. */
const REFUND_BATCH = 20;

type RefundWithPayment = PaymentRefund & { payment: Payment };

/** Requests the committed refunds from their gateways, the oldest first, and records the results. Safe with
 *  several workers: each try is claimed by writing the time of the next one. A refund without a response, or
 *  with a pending one, is requested again under the same key.
 *  @returns the number of refunds made now */
export async function executeRefunds({ ctx }: { ctx: ServiceContext }): Promise<number> {
  let made = 0;
  for (const refund of await findDue(ctx)) {
    try {
      if (await withSpan(`refund ${refund.payment.gateway}`, {}, () => tryRefund(ctx, refund)))
        made += 1;
    } catch (error) {
      if (!(error instanceof GatewayUnavailable))
        log.error({ refund: refund.id, error }, 'A refund failed; it is tried again.');
    }
  }
  return made;
}

const dueRefunds = statement({
  name: 'due-refunds',
  parameters: { now: timestamp, limit: integer },
  row: { id: uuid },
  sql: ({ now, limit }) => `
    SELECT id FROM "PaymentRefund" due
    WHERE status = 'PENDING' AND "nextTryAt" <= ${now} AND NOT EXISTS (
      SELECT FROM "PaymentRefund" earlier
      WHERE earlier."paymentId" = due."paymentId" AND earlier.status = 'PENDING'
        AND (earlier."createdAt", earlier.id) < (due."createdAt", due.id))
    ORDER BY "createdAt", id LIMIT ${limit}`,
});

/** The due refunds of a batch. A refund that waits for an earlier one of its payment is left out: such refunds could
 *  fill the batch and delay those of other payments. */
async function findDue({ db, now }: ServiceContext): Promise<RefundWithPayment[]> {
  const rows = await runStatement(db, dueRefunds, { now: now(), limit: REFUND_BATCH });
  return db.paymentRefund.findMany({
    where: { id: { in: rows.map(({ id }) => id) } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    include: { payment: true },
  });
}

async function tryRefund(ctx: ServiceContext, refund: RefundWithPayment): Promise<boolean> {
  if (!(await claim(ctx, refund))) return false;
  const { payment, refundKey, amount } = refund;
  const gateway = findGateway(payment.gateway, ctx.db, ctx.now);
  if (!gateway) throw new Error(`The settings of the gateway ${payment.gateway} are missing.`);
  const result = await gateway.refund({
    ...toChargeReference(payment),
    providerId: payment.providerId ?? '',
    refundKey,
    refundAmount: amount,
    baseline: await getBaseline(ctx, gateway, refund),
  });
  return recordResult(ctx, refund, result);
}

/** Claims a refund for one worker; a payment has one refund in progress at a time. */
async function claim(ctx: ServiceContext, refund: RefundWithPayment): Promise<boolean> {
  const { id, paymentId, createdAt, nextTryAt, tries } = refund;
  const earlier = await ctx.db.paymentRefund.count({
    where: {
      paymentId,
      status: 'PENDING',
      OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }],
    },
  });
  if (earlier > 0) return false;
  const next = new Date(ctx.now().getTime() + refundRetryDelay(tries));
  const { count } = await ctx.db.paymentRefund.updateMany({
    where: { id, status: 'PENDING', nextTryAt },
    data: { nextTryAt: next, tries: { increment: 1 } },
  });
  return count > 0;
}

/** Total of the earlier refunds at the gateway, in New Taiwan dollars, committed before the first try. */
async function getBaseline(
  ctx: ServiceContext,
  gateway: PaymentGateway,
  { id, baseline, payment }: RefundWithPayment,
): Promise<number> {
  if (gateway.supportsRefundKeys) return 0;
  if (baseline !== null) return baseline;
  const charge = await gateway.query(toChargeReference(payment));
  if (charge.state !== 'closed' || charge.refunded === null)
    throw new GatewayUnavailable('The gateway’s records of refunds cannot be read.');
  await ctx.db.paymentRefund.update({ where: { id }, data: { baseline: charge.refunded } });
  return charge.refunded;
}

function recordResult(
  ctx: ServiceContext,
  { id, refundKey, amount, payment }: RefundWithPayment,
  result: RefundResult,
): Promise<boolean> {
  return withTransaction(ctx, async (tx) => {
    if (result.state === 'pending') return false;
    const at = ctx.now();
    if (result.state === 'done') {
      const { providerId } = result;
      return recordRefund(tx, id, { providerId, actor: `gateway:${payment.gateway}`, at });
    }
    const { reason } = result;
    const { count } = await tx.paymentRefund.updateMany({
      where: { id, status: 'PENDING' },
      data: { status: 'FAILED', failureReason: reason, settledAt: at, nextTryAt: null },
    });
    if (count === 0) return false;
    // The refund may already have been made in the provider's dashboard: poll the payment now.
    await tx.payment.update({ where: { id: payment.id }, data: { nextCheckAt: at } });
    const { gateway, reference, orderId } = payment;
    const detail = { gateway, reference, amount, reason };
    await recordDiscrepancy(tx, { kind: 'REFUND_FAILED', subject: refundKey, orderId, detail, at });
    return false;
  });
}
