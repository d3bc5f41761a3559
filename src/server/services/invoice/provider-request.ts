import { afterRefund } from '~/domain/invoice/state-machine';
import { orderReason } from '~/domain/order-reason';
import type { Verb } from '~/server/context';
import type { Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import type { Rejected } from '~/server/gateways/invoice/provider';
import type { Invoice, InvoiceProviderName, InvoiceRequest } from '~/server/prisma-client/client';
import { withTransaction } from '~/server/transaction';
import { reportNotIssued } from './report-not-issued';
import { lockInvoice, transitionInvoice } from './transition-invoice';

/** Time for which one caller has the request to itself, ms: longer than its calls of the agency can take
 *  together. */
const LEASE_MS = 60_000;

export interface Claim {
  invoice: Invoice;
  /** Whether the same request was sent before without a response. */
  isRepetition: boolean;
  leaseUntil: Date;
}

type Requested = Pick<InvoiceRequest, 'kind' | 'amount'> & { provider: InvoiceProviderName };

interface ClaimInput {
  orderId: string;
  /** Returns the request; null when it is done already. Runs with the lock of the order. */
  toRequest: (invoice: Invoice) => Requested | null;
}

/** Commits a request to an agency before it is sent, so that no second caller sends it meanwhile, and a lost
 *  response leaves a record.
 *  @throws ServiceError ORDER_NOT_FOUND | INVOICE_IN_PROGRESS (another caller waits for the agency), and
 *    those of `toRequest` */
export async function claimRequest({
  ctx,
  input: { orderId, toRequest },
}: Verb<ClaimInput>): Promise<Claim | null> {
  return withTransaction(ctx, async (tx) => {
    const invoice = await lockInvoice(tx, orderId);
    const requested = toRequest(invoice);
    if (!requested) return null;
    const at = ctx.now();
    const earlier = await tx.invoiceRequest.findUnique({ where: { orderId } });
    if (earlier?.leaseUntil && earlier.leaseUntil > at)
      throw new ServiceError('INVOICE_IN_PROGRESS');
    const leaseUntil = new Date(at.getTime() + LEASE_MS);
    const data = { ...requested, at, leaseUntil, rejection: null, detail: null };
    await tx.invoiceRequest.upsert({
      where: { orderId },
      create: { orderId, ...data },
      update: data,
    });
    const isRepetition = earlier?.leaseUntil != null && earlier.kind === requested.kind;
    return { invoice, isRepetition, leaseUntil };
  });
}

/** Records that the result is unknown, so that the next caller queries the agency's records first. */
export async function releaseRequest({ ctx, input: claim }: Verb<Claim>): Promise<void> {
  const { invoice, leaseUntil } = claim;
  const where = { orderId: invoice.orderId, leaseUntil };
  await ctx.db.invoiceRequest.updateMany({ where, data: { leaseUntil: ctx.now() } });
}

/** Records that the agency rejected the request, with the reason. */
export async function rejectRequest({
  ctx,
  input: {
    claim: {
      invoice: { orderId },
      leaseUntil,
    },
    rejected: { reason: rejection, detail },
  },
}: Verb<{ claim: Claim; rejected: Rejected }>): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const invoice = await lockInvoice(tx, orderId);
    const { count } = await tx.invoiceRequest.updateMany({
      where: { orderId, leaseUntil },
      data: { leaseUntil: null, rejection, detail },
    });
    if (count > 0) await applyHeldRefunds(tx, invoice, ctx.now());
  });
}

/** Ends a request that was certainly not carried out; refunds that came meanwhile reduce the invoice. */
export async function withdrawRequest({ ctx, input }: Verb<Claim>): Promise<void> {
  const { orderId } = input.invoice;
  const { leaseUntil } = input;
  await withTransaction(ctx, async (tx) => {
    const invoice = await lockInvoice(tx, orderId);
    const { count } = await tx.invoiceRequest.deleteMany({ where: { orderId, leaseUntil } });
    if (count > 0) await applyHeldRefunds(tx, invoice, ctx.now());
  });
}

/** Asserts that no request to an agency is pending, before an act is recorded by hand, and deletes an earlier
 *  rejection.
 *  @throws ServiceError INVOICE_IN_PROGRESS */
export async function clearRejection(tx: Tx, orderId: string): Promise<void> {
  const request = await tx.invoiceRequest.findUnique({ where: { orderId } });
  if (request?.leaseUntil) throw new ServiceError('INVOICE_IN_PROGRESS');
  if (request) await tx.invoiceRequest.delete({ where: { orderId } });
}

/** Whether the result of a requested issue is unknown; until it is known the invoice keeps its amount. */
export async function isBeingIssued(tx: Tx, orderId: string): Promise<boolean> {
  const where = { orderId, kind: 'ISSUE', leaseUntil: { not: null } } as const;
  return (await tx.invoiceRequest.count({ where })) > 0;
}

/** Reduces an invoice by the refunds that came while it was unknown whether it was issued. */
async function applyHeldRefunds(tx: Tx, invoice: Invoice, at: Date): Promise<void> {
  const { status, refunded } = invoice;
  if (status !== 'DUE' || refunded === 0) return;
  const after = afterRefund({ ...invoice, refunded: 0 }, refunded, at);
  const reason = orderReason.refundedUnissued(refunded);
  await transitionInvoice(tx, invoice, after, { actor: 'system', reason, at });
  if (after.status === 'NOT_NEEDED') await reportNotIssued(tx, invoice, at);
}
