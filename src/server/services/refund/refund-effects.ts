import { afterRefund, type InvoiceState } from '~/domain/invoice/state-machine';
import { membershipAt } from '~/domain/membership';
import type { RefundEffects } from '~/schemas/operator-refund';
import type { ServiceContext } from '~/server/context';
import type { Database } from '~/server/db';
import type { Invoice } from '~/server/prisma-client/client';
import { getLedger } from '../membership/get-ledger';

interface PreviewedOrder {
  userId: string;
  lines: readonly { id: string }[];
  gift: object | null;
}

/** The end of a buyer's membership now, and after a refund that ends the purchase.
 *  @param ends false for a sum that leaves the member time */
export async function previewMembership(
  db: Database,
  { now }: ServiceContext,
  { userId, lines, gift }: PreviewedOrder,
  ends = true,
): Promise<RefundEffects['memberUntil']> {
  const at = now();
  const ledger = await getLedger(db, userId);
  const entries = lines.map(({ id: orderLineId }) => ({
    kind: 'REFUND' as const,
    months: 0,
    days: 0,
    grantedAt: at,
    orderLineId,
  }));
  const before = membershipAt(ledger, at).expiresAt;
  const isKept = gift !== null || !ends;
  return { before, after: isKept ? before : membershipAt([...ledger, ...entries], at).expiresAt };
}

/** The effect of a refund on an invoice.
 *  @param pending earlier pending refunds, which are applied first */
export function previewInvoice(
  invoice: Invoice,
  amount: number,
  at: Date,
  pending = 0,
): RefundEffects['invoice'] {
  const { status, number } = invoice;
  const before = pending > 0 ? afterRefund(invoice, pending, at) : invoice;
  return { effect: toEffect(before, afterRefund(before, amount, at)), status, number };
}

function toEffect(
  before: InvoiceState,
  after: InvoiceState,
): NonNullable<RefundEffects['invoice']>['effect'] {
  if (after.status === 'VOID_DUE') return 'VOID';
  if (after.status === 'ALLOWANCE_DUE') return 'ALLOWANCE';
  if (after.status === 'NOT_NEEDED') return 'NOT_NEEDED';
  return after.amount < before.amount ? 'SMALLER' : 'NOTHING';
}
