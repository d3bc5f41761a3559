import type { OrderIdInput } from '~/schemas/order';
import { type Verb, withTransaction } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { toActorName } from '../operator/actor-name';
import { requirePermission } from '../operator/permissions';
import { mailInvoiceUpdate } from './mail-invoice-update';
import { recordInvoiceAct } from './record-invoice-act';
import { lockInvoice, transitionInvoice } from './transition-invoice';

/** Records that an invoice was voided at the tax platform, and mails the buyer. Idempotent.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | PASSWORD_CONFIRMATION_REQUIRED | ORDER_NOT_FOUND | INVOICE_NOT_OPEN */
export async function voidInvoice({ ctx, input }: Verb<OrderIdInput>): Promise<void> {
  requirePermission({ ctx, input: 'invoice.write' });
  await withTransaction(ctx, async (tx) => {
    const invoice = await lockInvoice(tx, input.id);
    if (invoice.status === 'VOIDED') return;
    if (invoice.status !== 'VOID_DUE' || !invoice.number)
      throw new ServiceError('INVOICE_NOT_OPEN');
    const transition = { actor: toActorName({ ctx }), reason: 'voided', at: ctx.now() };
    await transitionInvoice(tx, invoice, { ...invoice, status: 'VOIDED' }, transition);
    await recordInvoiceAct(tx, ctx, 'invoice.void', input.id, {
      before: { status: invoice.status },
      after: { status: 'VOIDED', number: invoice.number },
    });
    const { number, amount } = invoice;
    await mailInvoiceUpdate(tx, input.id, 'invoice-voided', { invoice: number, amount });
  });
}
