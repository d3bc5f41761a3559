import type { VoidInvoiceInput } from '~/schemas/invoice-operator';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { withTransaction } from '~/server/transaction';
import { requirePermission } from '../operator/permissions';
import { clearRejection } from './provider-request';
import { recordVoid } from './record-void';
import { getTimeOfAct } from './time-of-act';
import { lockInvoice } from './transition-invoice';

/** Records that an invoice was voided at the tax platform on a day, and mails the buyer. Idempotent.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | PASSWORD_CONFIRMATION_REQUIRED | ORDER_NOT_FOUND |
 *    INVOICE_NOT_OPEN | INVOICE_DAY_IMPOSSIBLE | INVOICE_IN_PROGRESS (an agency has a pending request) */
export async function voidInvoice({ ctx, input }: Verb<VoidInvoiceInput>): Promise<void> {
  requirePermission({ ctx, input: 'invoice.write' });
  await withTransaction(ctx, async (tx) => {
    const invoice = await lockInvoice(tx, input.id);
    if (invoice.status === 'VOIDED') return;
    if (invoice.status !== 'VOID_DUE' || !invoice.number)
      throw new ServiceError('INVOICE_NOT_OPEN');
    const voidedAt = getTimeOfAct(input.day, { now: ctx.now(), notBefore: invoice.issuedAt });
    await clearRejection(tx, input.id);
    await recordVoid(tx, ctx, { ...invoice, number: invoice.number }, { voidedAt });
  });
}
