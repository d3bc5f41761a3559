import { orderReason } from '~/domain/order-reason';
import type { CorrectInvoiceInput } from '~/schemas/invoice-operator';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { withTransaction } from '~/server/transaction';
import { toActorName } from '../operator/actor-name';
import { requirePermission } from '../operator/permissions';
import { mailInvoiceUpdate } from './mail-invoice-update';
import { mapUniqueViolation } from './map-unique-violation';
import { recordInvoiceAct } from './record-invoice-act';
import { lockInvoice, transitionInvoice } from './transition-invoice';

/** Replaces the mistyped number of an issued invoice, and mails the right one to the buyer. Nothing else of
 *  the invoice changes; both numbers and the reason are recorded among its changes. Idempotent.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | PASSWORD_CONFIRMATION_REQUIRED | ORDER_NOT_FOUND |
 *    INVOICE_NOT_OPEN (it was never issued) | INVOICE_NUMBER_TAKEN */
export async function correctInvoice({ ctx, input }: Verb<CorrectInvoiceInput>): Promise<void> {
  requirePermission({ ctx, input: 'invoice.write' });
  const { id, number, reason } = input;
  const written = withTransaction(ctx, async (tx) => {
    const invoice = await lockInvoice(tx, id);
    if (invoice.number === number) return;
    if (invoice.number === null) throw new ServiceError('INVOICE_NOT_OPEN');
    const correction = orderReason.corrected(invoice.number, number, reason);
    const transition = { actor: toActorName({ ctx }), reason: correction, at: ctx.now() };
    await transitionInvoice(tx, invoice, invoice, transition, { number });
    await recordInvoiceAct(tx, ctx, 'invoice.correct', id, {
      before: { number: invoice.number },
      after: { number },
      reason,
    });
    await mailInvoiceUpdate(tx, id, 'invoice-corrected', {
      invoice: number,
      amount: invoice.amount,
    });
  });
  await written.catch(mapUniqueViolation);
}
