import type { OrderIdInput } from '~/schemas/order';
import { type Verb, withTransaction } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { toActorName } from '../operator/actor-name';
import { requireOperator } from '../operator/operators';
import { mailInvoiceUpdate } from './mail-invoice-update';
import { lockInvoice, transitionInvoice } from './transition-invoice';

/** Records that an invoice was voided at the tax platform, and mails the buyer. Idempotent.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | ORDER_NOT_FOUND | INVOICE_NOT_OPEN */
export async function voidInvoice({ ctx, input }: Verb<OrderIdInput>): Promise<void> {
  requireOperator({ ctx });
  await withTransaction(ctx, async (tx) => {
    const invoice = await lockInvoice(tx, input.id);
    if (invoice.status === 'VOIDED') return;
    if (invoice.status !== 'VOID_DUE' || !invoice.number)
      throw new ServiceError('INVOICE_NOT_OPEN');
    const transition = { actor: toActorName({ ctx }), reason: 'voided', at: ctx.now() };
    await transitionInvoice(tx, invoice, { ...invoice, status: 'VOIDED' }, transition);
    const { number, amount } = invoice;
    await mailInvoiceUpdate(tx, input.id, 'invoice-voided', { invoice: number, amount });
  });
}
