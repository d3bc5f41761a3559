import type { IssueInvoiceInput } from '~/schemas/invoice-desk';
import { type Verb, withTransaction } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { actorName } from '../operator/actor-name';
import { requireOperator } from '../operator/operators';
import { forgottenCode } from './forget-carriers';
import { lockInvoice, moveInvoice } from './move-invoice';
import { tellInvoice } from './tell-invoice';
import { unlessNumberIsTaken } from './unless-number-is-taken';

/** Writes down that an invoice was issued at the tax platform, under its number and over `amount`, and
 *  mails the number to the buyer. The same again changes nothing.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | ORDER_NOT_FOUND | INVOICE_NOT_OPEN | INVOICE_CHANGED (it is about another amount) | INVOICE_NUMBER_TAKEN */
export async function issueInvoice({ ctx, input }: Verb<IssueInvoiceInput>): Promise<void> {
  requireOperator({ ctx });
  const { id, number, amount } = input;
  const written = withTransaction(ctx, async (tx) => {
    const invoice = await lockInvoice(tx, id);
    if (invoice.number === number) return;
    if (invoice.status !== 'DUE') throw new ServiceError('INVOICE_NOT_OPEN');
    if (invoice.amount !== amount) throw new ServiceError('INVOICE_CHANGED');
    const at = ctx.now();
    const move = { actor: actorName({ ctx }), reason: `issued as ${number}`, at };
    const issued = { ...invoice, status: 'ISSUED', issuedAt: at } as const;
    const also = { number, ...(await forgottenCode(tx, invoice)) };
    await moveInvoice(tx, invoice, issued, move, also);
    await tellInvoice(tx, id, 'invoice-issued', { invoice: number, amount });
  });
  await written.catch(unlessNumberIsTaken);
}
