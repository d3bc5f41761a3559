import 'server-only';
import { normaliseCode } from '~/lib/normalise-code';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { requirePermission } from '../operator/permissions';

/** The order with the number that its buyer sees, such as `SY20261121-7K3QX`, in any spelling. For operators.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | ORDER_NOT_FOUND */
export async function findOrderByNumber({
  ctx,
  input,
}: Verb<{ number: string }>): Promise<{ id: string }> {
  requirePermission({ ctx, input: 'order.read' });
  const order = await ctx.db.order.findUnique({
    where: { number: normaliseCode(input.number) },
    select: { id: true },
  });
  if (!order) throw new ServiceError('ORDER_NOT_FOUND');
  return order;
}
