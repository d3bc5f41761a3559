import { formatCurrency } from '~/lib/format-currency';
import type { AmountAtProviderInput, ProviderOutcome } from '~/schemas/invoice-provider';
import type { ServiceContext, Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { configuredInvoiceProvider } from '~/server/gateways/invoice/configured';
import type {
  InvoiceProvider,
  ProviderInvoice,
  Rejected,
} from '~/server/gateways/invoice/provider';
import { withTransaction } from '~/server/transaction';
import { requirePermission } from '../operator/permissions';
import { mapUniqueViolation } from './map-unique-violation';
import { type Claim, claimRequest, withdrawRequest } from './provider-request';
import { recordIssue } from './record-issue';
import { requestAtProvider } from './request-at-provider';
import { toIssueRequest } from './to-issue';
import { lockInvoice } from './transition-invoice';

type Answer = { state: 'issued'; invoice: ProviderInvoice } | Rejected;

/** Requests the issue of a due invoice for `amount` from the configured agency, and mails its number to the
 *  buyer. Any number of requests by any operators results in one invoice: an earlier request without a response
 *  is first looked up in the agency's records. Idempotent.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | PASSWORD_CONFIRMATION_REQUIRED | ORDER_NOT_FOUND |
 *    INVOICE_PROVIDER_MISSING | INVOICE_NOT_OPEN | INVOICE_CHANGED (another amount is due) |
 *    INVOICE_IN_PROGRESS | INVOICE_NUMBER_TAKEN */
export async function issueAtProvider({
  ctx,
  input: { id, amount, reason },
}: Verb<AmountAtProviderInput>): Promise<ProviderOutcome> {
  requirePermission({ ctx, input: 'invoice.write' });
  let issuedBefore = '';
  const claim = await claimRequest({
    ctx,
    input: {
      orderId: id,
      toRequest: (invoice) => {
        issuedBefore = invoice.number ?? '';
        if (issuedBefore) return null;
        if (invoice.status !== 'DUE') throw new ServiceError('INVOICE_NOT_OPEN');
        if (invoice.amount !== amount) throw new ServiceError('INVOICE_CHANGED');
        return { kind: 'ISSUE', amount, provider: requireIssuer().name };
      },
    },
  });
  if (!claim) return { state: 'done', number: issuedBefore };
  const provider = requireIssuer();
  return requestAtProvider<Answer>({
    ctx,
    input: {
      claim,
      send: () => sendIssue(ctx, provider, claim),
      record: async ({ invoice: { number, issuedAt } }) => {
        const written = withTransaction(ctx, async (tx) => {
          const invoice = await lockInvoice(tx, id);
          // Another caller found the invoice in the agency's records after this one had taken too long.
          if (invoice.number === number) return;
          if (invoice.status !== 'DUE') throw new ServiceError('INVOICE_NOT_OPEN');
          const issue = { number, issuedAt, provider: provider.name };
          await recordIssue(tx, ctx, invoice, { ...issue, ...(reason && { reason }) });
          await tx.invoiceRequest.deleteMany({ where: { orderId: id } });
        });
        await written.catch(mapUniqueViolation);
        return number;
      },
    },
  });
}

function requireIssuer(): InvoiceProvider {
  const provider = configuredInvoiceProvider();
  if (!provider) throw new ServiceError('INVOICE_PROVIDER_MISSING');
  return provider;
}

async function sendIssue(
  ctx: ServiceContext,
  provider: InvoiceProvider,
  claim: Claim,
): Promise<Answer> {
  const { invoice } = claim;
  const request = await toIssueRequest(ctx.db, invoice);
  if ('state' in request) return request;
  const found = claim.isRepetition ? await provider.find(request.reference) : null;
  if (!found && invoice.refunded > 0) {
    // The invoice was not issued, and after the refunds since then less is due than the operator has seen.
    await withdrawRequest({ ctx, input: claim });
    throw new ServiceError('INVOICE_CHANGED');
  }
  const answer: Answer = found
    ? { state: 'issued', invoice: found }
    : await provider.issue(request);
  if (answer.state === 'rejected') return answer;
  const { isVoided, amount, number } = answer.invoice;
  if (isVoided) return { state: 'rejected', reason: 'VOIDED_THERE', detail: number };
  if (amount !== invoice.amount)
    return {
      state: 'rejected',
      reason: 'OTHER_AMOUNT',
      detail: `${number} ${formatCurrency(amount)}`,
    };
  return answer;
}
