import { allowanceDue } from '~/domain/invoice/life';
import type { AllowInvoiceInput } from '~/schemas/invoice-desk';
import { type Verb, withTransaction } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { actorName } from '../operator/actor-name';
import { requireOperator } from '../operator/operators';
import { lockInvoice, moveInvoice } from './move-invoice';
import { tellInvoice } from './tell-invoice';
import { unlessNumberIsTaken } from './unless-number-is-taken';

/** Writes down an allowance over what has gone back since the invoice was issued, under the number that
 *  the tax platform gave it, and tells the buyer. It also takes the place of a void whose period is over.
 *  The same again changes nothing.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | ORDER_NOT_FOUND | INVOICE_NOT_OPEN | INVOICE_CHANGED (another amount is due) | INVOICE_NUMBER_TAKEN */
export async function allowInvoice({ ctx, input }: Verb<AllowInvoiceInput>): Promise<void> {
  requireOperator({ ctx });
  const { id: orderId, number, amount } = input;
  const written = withTransaction(ctx, async (tx) => {
    const invoice = await lockInvoice(tx, orderId);
    const before = await tx.invoiceAllowance.count({ where: { orderId, number, amount } });
    if (before > 0) return;
    const due = allowanceDue(invoice);
    if (due === 0 || !invoice.number) throw new ServiceError('INVOICE_NOT_OPEN');
    if (due !== amount) throw new ServiceError('INVOICE_CHANGED');
    const at = ctx.now();
    const move = { actor: actorName({ ctx }), reason: `NT$${amount} allowed as ${number}`, at };
    const allowed = { ...invoice, status: 'ALLOWED', allowed: invoice.allowed + amount } as const;
    const also = { allowances: { create: { number, amount, at } } };
    await moveInvoice(tx, invoice, allowed, move, also);
    await tellInvoice(tx, orderId, 'invoice-allowed', { invoice: invoice.number, amount });
  });
  await written.catch(unlessNumberIsTaken);
}
