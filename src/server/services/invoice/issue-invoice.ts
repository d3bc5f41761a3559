import type { IssueInvoiceInput } from '~/schemas/invoice-operator';
import { type Verb, withTransaction } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { toActorName } from '../operator/actor-name';
import { requirePermission } from '../operator/permissions';
import { redactedCarrier } from './erase-carriers';
import { mailInvoiceUpdate } from './mail-invoice-update';
import { mapUniqueViolation } from './map-unique-violation';
import { recordInvoiceAct } from './record-invoice-act';
import { lockInvoice, transitionInvoice } from './transition-invoice';

/** Records that an invoice was issued at the tax platform, under its number and over `amount`, and mails the
 *  number to the buyer. Idempotent.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | PASSWORD_CONFIRMATION_REQUIRED | ORDER_NOT_FOUND | INVOICE_NOT_OPEN | INVOICE_CHANGED (it is about another amount) | INVOICE_NUMBER_TAKEN */
export async function issueInvoice({ ctx, input }: Verb<IssueInvoiceInput>): Promise<void> {
  requirePermission({ ctx, input: 'invoice.write' });
  const { id, number, amount } = input;
  const written = withTransaction(ctx, async (tx) => {
    const invoice = await lockInvoice(tx, id);
    if (invoice.number === number) return;
    if (invoice.status !== 'DUE') throw new ServiceError('INVOICE_NOT_OPEN');
    if (invoice.amount !== amount) throw new ServiceError('INVOICE_CHANGED');
    const at = ctx.now();
    const transition = { actor: toActorName({ ctx }), reason: `issued as ${number}`, at };
    const issued = { ...invoice, status: 'ISSUED', issuedAt: at } as const;
    const data = { number, ...(await redactedCarrier(tx, invoice)) };
    await transitionInvoice(tx, invoice, issued, transition, data);
    await recordInvoiceAct(tx, ctx, 'invoice.issue', id, {
      before: { status: invoice.status },
      after: { status: 'ISSUED', number, amount },
    });
    await mailInvoiceUpdate(tx, id, 'invoice-issued', { invoice: number, amount });
  });
  await written.catch(mapUniqueViolation);
}
