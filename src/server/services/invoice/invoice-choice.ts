import { type InvoiceChoice, invoiceChoiceSchema } from '~/schemas/invoice';
import { requireUser, type ServiceContext } from '~/server/context';
import type { Tx } from '~/server/db';

/** A choice in the columns of an invoice. */
export function toInvoiceColumns(choice: InvoiceChoice) {
  return {
    kind: choice.kind,
    code: 'code' in choice ? choice.code : null,
    title: 'title' in choice ? choice.title : null,
  };
}

/** The newest choice of an order that waits to be paid, when there is one; once it is paid, nothing
 *  changes. */
export async function saveInvoiceChoice(
  tx: Tx,
  orderId: string,
  choice: InvoiceChoice | undefined,
): Promise<void> {
  if (!choice) return;
  const data = toInvoiceColumns(choice);
  await tx.invoice.updateMany({ where: { orderId, status: 'WAITING' }, data });
}

/** What the actor chose the last time, to begin with; null before the first order.
 *  @throws ServiceError LOGIN_USER_REQUIRED */
export async function getLastInvoiceChoice({
  ctx,
}: {
  ctx: ServiceContext;
}): Promise<InvoiceChoice | null> {
  const last = await ctx.db.invoice.findFirst({
    where: { order: { userId: requireUser(ctx) } },
    orderBy: [{ order: { createdAt: 'desc' } }, { orderId: 'desc' }],
    select: { kind: true, code: true, title: true },
  });
  return invoiceChoiceSchema.safeParse(last).data ?? null;
}
