import { type InvoiceChoice, invoiceChoiceSchema } from '~/schemas/invoice';
import { requireUser, type ServiceContext } from '~/server/context';
import type { Tx } from '~/server/db';

/** Columns of an invoice for a choice. */
export function toInvoiceColumns(choice: InvoiceChoice) {
  return {
    kind: choice.kind,
    code: 'code' in choice ? choice.code : null,
    title: 'title' in choice ? choice.title : null,
  };
}

/** Saves the latest choice for an unpaid order, if there is one; a paid order stays as it is. */
export async function saveInvoiceChoice(
  tx: Tx,
  orderId: string,
  choice: InvoiceChoice | undefined,
): Promise<void> {
  if (!choice) return;
  const data = toInvoiceColumns(choice);
  await tx.invoice.updateMany({ where: { orderId, status: 'WAITING' }, data });
}

/** The actor's previous choice, as the default; null before the first order.
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
