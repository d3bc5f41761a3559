import type { ServiceContext } from '~/server/context';
import type { Tx } from '~/server/db';
import { type Act, recordAct } from '../operator/record-act';

/** Writes an act about an order's invoice into the log. */
export async function recordInvoiceAct(
  tx: Tx,
  ctx: ServiceContext,
  kind: Act['kind'],
  orderId: string,
  change: Pick<Act, 'before' | 'after' | 'reason'>,
): Promise<void> {
  const { number } = await tx.order.findUniqueOrThrow({ where: { id: orderId } });
  await recordAct(tx, ctx, {
    kind,
    permission: 'invoice.write',
    subject: ['order', number],
    ...change,
  });
}
