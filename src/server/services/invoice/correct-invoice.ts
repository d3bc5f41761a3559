import type { CorrectInvoiceInput } from '~/schemas/invoice-operator';
import { type Verb, withTransaction } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { toActorName } from '../operator/actor-name';
import { requireOperator } from '../operator/operators';
import { mailInvoiceUpdate } from './mail-invoice-update';
import { mapUniqueViolation } from './map-unique-violation';
import { lockInvoice, transitionInvoice } from './transition-invoice';

/** Puts another number in the place of one that was mistyped when the invoice was written down, and mails
 *  it to the buyer, who had the wrong one. Nothing else of the invoice changes; both numbers and the reason
 *  stay among its changes. The same again changes nothing.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | ORDER_NOT_FOUND | INVOICE_NOT_OPEN (it was never issued) | INVOICE_NUMBER_TAKEN */
export async function correctInvoice({ ctx, input }: Verb<CorrectInvoiceInput>): Promise<void> {
  requireOperator({ ctx });
  const { id, number, reason } = input;
  const written = withTransaction(ctx, async (tx) => {
    const invoice = await lockInvoice(tx, id);
    if (invoice.number === number) return;
    if (invoice.number === null) throw new ServiceError('INVOICE_NOT_OPEN');
    const told = `${invoice.number} corrected to ${number}: ${reason}`;
    const transition = { actor: toActorName({ ctx }), reason: told, at: ctx.now() };
    await transitionInvoice(tx, invoice, invoice, transition, { number });
    await mailInvoiceUpdate(tx, id, 'invoice-corrected', {
      invoice: number,
      amount: invoice.amount,
    });
  });
  await written.catch(mapUniqueViolation);
}
