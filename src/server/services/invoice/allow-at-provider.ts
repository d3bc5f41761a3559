import { allowanceDue } from '~/domain/invoice/state-machine';
import { formatCurrency } from '~/lib/format-currency';
import type { AmountAtProviderInput, ProviderOutcome } from '~/schemas/invoice-provider';
import type { ServiceContext, Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import type { ProviderAllowance, Rejected } from '~/server/gateways/invoice/provider';
import { withTransaction } from '~/server/transaction';
import { requirePermission } from '../operator/permissions';
import { mapUniqueViolation } from './map-unique-violation';
import { type Claim, claimRequest } from './provider-request';
import { recordAllowance } from './record-allowance';
import { requestAtProvider, requireProvider } from './request-at-provider';
import { lockInvoice } from './transition-invoice';

type Answer = { state: 'allowed'; allowances: ProviderAllowance[] } | Rejected;

/** Requests an allowance over the refunds since the issue from the agency that issued the invoice, and mails
 *  the buyer. It also replaces a void that is past its period. An allowance in the agency's records that we
 *  have not recorded, such as one whose response was lost, is recorded instead of requesting another.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | PASSWORD_CONFIRMATION_REQUIRED | ORDER_NOT_FOUND |
 *    INVOICE_PROVIDER_MISSING | INVOICE_NOT_OPEN | INVOICE_CHANGED (another amount is due) |
 *    INVOICE_IN_PROGRESS | INVOICE_NUMBER_TAKEN */
export async function allowAtProvider({
  ctx,
  input: { id, amount, reason },
}: Verb<AmountAtProviderInput>): Promise<ProviderOutcome> {
  requirePermission({ ctx, input: 'invoice.write' });
  const claim = await claimRequest({
    ctx,
    input: {
      orderId: id,
      toRequest: (invoice) => {
        const due = allowanceDue(invoice);
        if (due === 0 || !invoice.number) throw new ServiceError('INVOICE_NOT_OPEN');
        if (due !== amount) throw new ServiceError('INVOICE_CHANGED');
        return { kind: 'ALLOW', amount, provider: requireProvider(invoice.provider).name };
      },
    },
  });
  if (!claim) throw new ServiceError('INVOICE_NOT_OPEN');
  return requestAtProvider<Answer>({
    ctx,
    input: {
      claim,
      send: () => sendAllowance(ctx, claim, amount),
      record: async ({ allowances }) => {
        const written = withTransaction(ctx, async (tx) => {
          const { number: invoiceNumber, ...found } = await lockInvoice(tx, id);
          if (!invoiceNumber) throw new ServiceError('INVOICE_NOT_OPEN');
          let invoice = { ...found, number: invoiceNumber };
          for (const allowance of allowances) {
            const before = await tx.invoiceAllowance.count({
              where: { orderId: id, number: allowance.number },
            });
            if (before > 0) continue;
            const { number, amount, writtenAt } = allowance;
            const at = writtenAt ?? ctx.now();
            const recorded = { number, amount, at, ...(reason && { reason }) };
            invoice = await recordAllowance(tx, ctx, invoice, recorded);
          }
          await tx.invoiceRequest.deleteMany({ where: { orderId: id } });
        });
        await written.catch(mapUniqueViolation);
        return allowances.map(({ number }) => number).join(', ');
      },
    },
  });
}

async function sendAllowance(
  ctx: ServiceContext,
  { invoice }: Claim,
  amount: number,
): Promise<Answer> {
  const { orderId, number, issuedAt } = invoice;
  if (!number || !issuedAt) throw new ServiceError('INVOICE_NOT_OPEN');
  const provider = requireProvider(invoice.provider);
  const recorded = await ctx.db.invoiceAllowance.findMany({ where: { orderId } });
  const unrecorded = (await provider.listAllowances({ number, issuedAt })).filter(
    (one) => !recorded.some((known) => known.number === one.number),
  );
  const sum = unrecorded.reduce((total, one) => total + one.amount, 0);
  if (sum > amount)
    return {
      state: 'rejected',
      reason: 'ALLOWED_THERE',
      detail: unrecorded.map((one) => `${one.number} ${formatCurrency(one.amount)}`).join(', '),
    };
  if (sum > 0) return { state: 'allowed', allowances: unrecorded };
  const order = await ctx.db.order.findUniqueOrThrow({
    where: { id: orderId },
    include: { user: true },
  });
  const email = order.user.anonymisedAt ? null : order.user.email;
  const answer = await provider.allow({ number, issuedAt, amount, email, description: '退款' });
  return answer.state === 'rejected'
    ? answer
    : { state: 'allowed', allowances: [answer.allowance] };
}
