import type { IssueInvoiceInput } from '~/schemas/invoice-operator';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { withTransaction } from '~/server/transaction';
import { requirePermission } from '../operator/permissions';
import { mapUniqueViolation } from './map-unique-violation';
import { clearRejection } from './provider-request';
import { recordIssue } from './record-issue';
import { getTimeOfAct } from './time-of-act';
import { lockInvoice } from './transition-invoice';

/** Records that an invoice was issued at the tax platform, on a day, under its number and over `amount`, and
 *  mails the number to the buyer. Idempotent.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | PASSWORD_CONFIRMATION_REQUIRED | ORDER_NOT_FOUND |
 *    INVOICE_NOT_OPEN | INVOICE_CHANGED (it is about another amount) | INVOICE_DAY_IMPOSSIBLE |
 *    INVOICE_IN_PROGRESS (an agency has a pending request) | INVOICE_NUMBER_TAKEN */
export async function issueInvoice({ ctx, input }: Verb<IssueInvoiceInput>): Promise<void> {
  requirePermission({ ctx, input: 'invoice.write' });
  const { id, number, amount, day } = input;
  const written = withTransaction(ctx, async (tx) => {
    const invoice = await lockInvoice(tx, id);
    if (invoice.number === number) return;
    if (invoice.status !== 'DUE') throw new ServiceError('INVOICE_NOT_OPEN');
    if (invoice.amount !== amount) throw new ServiceError('INVOICE_CHANGED');
    const { paidAt } = await tx.order.findUniqueOrThrow({ where: { id } });
    const issuedAt = getTimeOfAct(day, { now: ctx.now(), notBefore: paidAt });
    await clearRejection(tx, id);
    const issue = { number, issuedAt, provider: 'manual' } as const;
    await recordIssue(tx, ctx, invoice, issue);
  });
  await written.catch(mapUniqueViolation);
}
