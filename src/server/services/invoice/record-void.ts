import type { ServiceContext } from '~/server/context';
import type { Tx } from '~/server/db';
import type { Invoice } from '~/server/prisma-client/client';
import { toActorName } from '../operator/actor-name';
import { mailInvoiceUpdate } from './mail-invoice-update';
import { recordInvoiceAct } from './record-invoice-act';
import { transitionInvoice } from './transition-invoice';

/** Records when an invoice was voided, and mails the buyer. The caller holds the lock of the order. */
export async function recordVoid(
  tx: Tx,
  ctx: ServiceContext,
  invoice: Invoice & { number: string },
  { voidedAt, reason }: { voidedAt: Date; reason?: string },
): Promise<void> {
  const { orderId, status, number, amount } = invoice;
  const transition = { actor: toActorName({ ctx }), reason: 'voided', at: ctx.now() };
  await transitionInvoice(tx, invoice, { ...invoice, status: 'VOIDED' }, transition, { voidedAt });
  await recordInvoiceAct(tx, ctx, 'invoice.void', orderId, {
    before: { status },
    after: { status: 'VOIDED', number },
    ...(reason !== undefined && { reason }),
  });
  await mailInvoiceUpdate(tx, orderId, 'invoice-voided', { invoice: number, amount });
}
