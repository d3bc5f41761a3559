import { allocateDiscount } from '~/domain/coupon';
import { type InvoiceChoice, invoiceChoiceSchema } from '~/schemas/invoice';
import type { Database } from '~/server/db';
import type { InvoiceToIssue, Rejected } from '~/server/gateways/invoice/provider';
import type { Invoice } from '~/server/prisma-client/client';

/** The reference under which an agency issues the invoice of an order: the order's number without its hyphen. An order
 *  has one invoice, so it has one reference. */
const toReference = (orderNumber: string) => orderNumber.replaceAll('-', '');

/** An agency's input for issuing an invoice; a rejection if a part is missing. */
export async function toIssueRequest(
  db: Database,
  { orderId, amount, kind, code, title }: Invoice,
): Promise<InvoiceToIssue | Rejected> {
  const { number, user, lines } = await db.order.findUniqueOrThrow({
    where: { id: orderId },
    include: { user: true, lines: { orderBy: { id: 'asc' } } },
  });
  if (user.anonymisedAt) return { state: 'rejected', reason: 'NO_EMAIL', detail: '' };
  const choice: InvoiceChoice | undefined = invoiceChoiceSchema.safeParse({
    kind,
    code,
    title,
  }).data;
  if (!choice) return { state: 'rejected', reason: 'CARRIER', detail: code ?? '' };
  const paid = lines.map(({ subtotal, discount }) => subtotal - discount);
  const refunded = paid.reduce((sum, one) => sum + one, 0) - amount;
  const off = allocateDiscount(refunded, paid);
  return {
    reference: toReference(number),
    amount,
    choice,
    email: user.email,
    lines: lines
      .map(({ nameZh: name, qty }, index) => ({ name, qty, amount: paid[index]! - off[index]! }))
      .filter((line) => line.amount > 0),
  };
}
