import type { ProviderOutcome, VoidAtProviderInput } from '~/schemas/invoice-provider';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { withTransaction } from '~/server/transaction';
import { requirePermission } from '../operator/permissions';
import { claimRequest } from './provider-request';
import { recordVoid } from './record-void';
import { requestAtProvider, requireProvider } from './request-at-provider';
import { lockInvoice } from './transition-invoice';

/** Reason of every void at the agency: the whole amount was refunded. */
const REASON = '全額退款';

/** Requests the void of an invoice from the agency that issued it, and mails the buyer. Idempotent.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | PASSWORD_CONFIRMATION_REQUIRED | ORDER_NOT_FOUND |
 *    INVOICE_PROVIDER_MISSING | INVOICE_NOT_OPEN | INVOICE_IN_PROGRESS */
export async function voidAtProvider({
  ctx,
  input: { id, reason },
}: Verb<VoidAtProviderInput>): Promise<ProviderOutcome> {
  requirePermission({ ctx, input: 'invoice.write' });
  let voidedBefore = '';
  const claim = await claimRequest({
    ctx,
    input: {
      orderId: id,
      toRequest: ({ status, number, amount, provider }) => {
        voidedBefore = number ?? '';
        if (status === 'VOIDED') return null;
        if (status !== 'VOID_DUE') throw new ServiceError('INVOICE_NOT_OPEN');
        return { kind: 'VOID', amount, provider: requireProvider(provider).name };
      },
    },
  });
  if (!claim) return { state: 'done', number: voidedBefore };
  const { number, issuedAt, provider } = claim.invoice;
  if (!number || !issuedAt) throw new ServiceError('INVOICE_NOT_OPEN');
  return requestAtProvider({
    ctx,
    input: {
      claim,
      send: () => requireProvider(provider).voidInvoice({ number, issuedAt, reason: REASON }),
      record: async () => {
        await withTransaction(ctx, async (tx) => {
          const invoice = await lockInvoice(tx, id);
          if (invoice.status === 'VOIDED') return;
          if (invoice.status !== 'VOID_DUE') throw new ServiceError('INVOICE_NOT_OPEN');
          const recorded = { voidedAt: ctx.now(), ...(reason && { reason }) };
          await recordVoid(tx, ctx, { ...invoice, number }, recorded);
          await tx.invoiceRequest.deleteMany({ where: { orderId: id } });
        });
        return number;
      },
    },
  });
}
