import { orderReason } from '~/domain/order-reason';
import type { ServiceContext } from '~/server/context';
import type { Tx } from '~/server/db';
import type { Invoice } from '~/server/prisma-client/client';
import { toActorName } from '../operator/actor-name';
import { mailInvoiceUpdate } from './mail-invoice-update';
import { recordInvoiceAct } from './record-invoice-act';
import { transitionInvoice } from './transition-invoice';

/** Records an allowance, and mails the buyer. The rest stays due. The caller holds the lock of the order.
 *  @returns the invoice afterwards */
export async function recordAllowance(
  tx: Tx,
  ctx: ServiceContext,
  invoice: Invoice & { number: string },
  { number, amount, at, reason }: { number: string; amount: number; at: Date; reason?: string },
): Promise<Invoice & { number: string }> {
  const { orderId } = invoice;
  const allowed = invoice.allowed + amount;
  const status = allowed === invoice.refunded ? 'ALLOWED' : 'ALLOWANCE_DUE';
  const transition = {
    actor: toActorName({ ctx }),
    reason: orderReason.allowed(amount, number),
    at: ctx.now(),
  };
  const data = { allowances: { create: { number, amount, at } } };
  const after = { ...invoice, status, allowed } as const;
  await transitionInvoice(tx, invoice, after, transition, data);
  await recordInvoiceAct(tx, ctx, 'invoice.allow', orderId, {
    before: { status: invoice.status, allowed: invoice.allowed },
    after: { status, allowed, number },
    ...(reason !== undefined && { reason }),
  });
  await mailInvoiceUpdate(tx, orderId, 'invoice-allowed', { invoice: invoice.number, amount });
  return after;
}
