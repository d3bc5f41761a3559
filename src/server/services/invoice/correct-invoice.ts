import type { CorrectInvoiceInput } from '~/schemas/invoice-operator';
import { type Verb, withTransaction } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { toActorName } from '../operator/actor-name';
import { requireOperator } from '../operator/operators';
import { mailInvoiceUpdate } from './mail-invoice-update';
import { mapUniqueViolation } from './map-unique-violation';
import { lockInvoice, transitionInvoice } from './transition-invoice';

/** Replaces the mistyped number of an issued invoice, and mails the right one to the buyer. Nothing else of
 *  the invoice changes; both numbers and the reason are recorded among its changes. Idempotent.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | ORDER_NOT_FOUND | INVOICE_NOT_OPEN (it was never issued) | INVOICE_NUMBER_TAKEN */
export async function correctInvoice({ ctx, input }: Verb<CorrectInvoiceInput>): Promise<void> {
  requireOperator({ ctx });
  const { id, number, reason } = input;
  const written = withTransaction(ctx, async (tx) => {
    const invoice = await lockInvoice(tx, id);
    if (invoice.number === number) return;
    if (invoice.number === null) throw new ServiceError('INVOICE_NOT_OPEN');
    const correction = `${invoice.number} corrected to ${number}: ${reason}`;
    const transition = { actor: toActorName({ ctx }), reason: correction, at: ctx.now() };
    await transitionInvoice(tx, invoice, invoice, transition, { number });
    await mailInvoiceUpdate(tx, id, 'invoice-corrected', {
      invoice: number,
      amount: invoice.amount,
    });
  });
  await written.catch(mapUniqueViolation);
}
