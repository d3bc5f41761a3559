import { allowanceDue } from '~/domain/invoice/state-machine';
import type { IssueAllowanceInput } from '~/schemas/invoice-operator';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { withTransaction } from '~/server/transaction';
import { requirePermission } from '../operator/permissions';
import { mapUniqueViolation } from './map-unique-violation';
import { clearRejection } from './provider-request';
import { recordAllowance } from './record-allowance';
import { getTimeOfAct } from './time-of-act';
import { lockInvoice } from './transition-invoice';

/** Records an allowance over the refunds since the invoice was issued, under its number and on its day at the
 *  tax platform, and mails the buyer. It also replaces a void that is past its period. Idempotent.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | PASSWORD_CONFIRMATION_REQUIRED | ORDER_NOT_FOUND |
 *    INVOICE_NOT_OPEN | INVOICE_CHANGED (another amount is due) | INVOICE_DAY_IMPOSSIBLE |
 *    INVOICE_IN_PROGRESS (an agency has a pending request) | INVOICE_NUMBER_TAKEN */
export async function issueAllowance({ ctx, input }: Verb<IssueAllowanceInput>): Promise<void> {
  requirePermission({ ctx, input: 'invoice.write' });
  const { id: orderId, number, amount, day } = input;
  const written = withTransaction(ctx, async (tx) => {
    const invoice = await lockInvoice(tx, orderId);
    const before = await tx.invoiceAllowance.count({ where: { orderId, number, amount } });
    if (before > 0) return;
    const due = allowanceDue(invoice);
    if (due === 0 || !invoice.number) throw new ServiceError('INVOICE_NOT_OPEN');
    if (due !== amount) throw new ServiceError('INVOICE_CHANGED');
    const allowance = {
      number,
      amount,
      at: getTimeOfAct(day, { now: ctx.now(), notBefore: invoice.issuedAt }),
    };
    await clearRejection(tx, orderId);
    await recordAllowance(tx, ctx, { ...invoice, number: invoice.number }, allowance);
  });
  await written.catch(mapUniqueViolation);
}
