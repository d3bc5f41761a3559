import { allowanceDue } from '~/domain/invoice/state-machine';
import type { IssueAllowanceInput } from '~/schemas/invoice-operator';
import { type Verb, withTransaction } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { toActorName } from '../operator/actor-name';
import { requirePermission } from '../operator/permissions';
import { mailInvoiceUpdate } from './mail-invoice-update';
import { mapUniqueViolation } from './map-unique-violation';
import { recordInvoiceAct } from './record-invoice-act';
import { lockInvoice, transitionInvoice } from './transition-invoice';

/** Records an allowance over the refunds since the invoice was issued, under its number at the tax platform,
 *  and mails the buyer. It also replaces a void that is past its period. Idempotent.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | PASSWORD_CONFIRMATION_REQUIRED | ORDER_NOT_FOUND | INVOICE_NOT_OPEN | INVOICE_CHANGED (another amount is due) | INVOICE_NUMBER_TAKEN */
export async function issueAllowance({ ctx, input }: Verb<IssueAllowanceInput>): Promise<void> {
  requirePermission({ ctx, input: 'invoice.write' });
  const { id: orderId, number, amount } = input;
  const written = withTransaction(ctx, async (tx) => {
    const invoice = await lockInvoice(tx, orderId);
    const before = await tx.invoiceAllowance.count({ where: { orderId, number, amount } });
    if (before > 0) return;
    const due = allowanceDue(invoice);
    if (due === 0 || !invoice.number) throw new ServiceError('INVOICE_NOT_OPEN');
    if (due !== amount) throw new ServiceError('INVOICE_CHANGED');
    const at = ctx.now();
    const transition = {
      actor: toActorName({ ctx }),
      reason: `NT$${amount} allowed as ${number}`,
      at,
    };
    const allowed = { ...invoice, status: 'ALLOWED', allowed: invoice.allowed + amount } as const;
    const data = { allowances: { create: { number, amount, at } } };
    await transitionInvoice(tx, invoice, allowed, transition, data);
    await recordInvoiceAct(tx, ctx, 'invoice.allow', orderId, {
      before: { status: invoice.status, allowed: invoice.allowed },
      after: { status: 'ALLOWED', allowed: allowed.allowed, number },
    });
    await mailInvoiceUpdate(tx, orderId, 'invoice-allowed', { invoice: invoice.number, amount });
  });
  await written.catch(mapUniqueViolation);
}
