import { textIn } from '~/i18n/writing';
import type { ServiceContext } from '~/server/context';
import { requirePermission } from '../operator/permissions';

/** Every plan that orders can have, by its position, including plans that are no longer on sale.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function listPlanChoices({
  ctx,
}: {
  ctx: ServiceContext;
}): Promise<{ id: string; name: string }[]> {
  requirePermission({ ctx, input: 'order.read' });
  const products = await ctx.db.product.findMany({
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: { id: true, nameZh: true, nameEn: true },
  });
  return products.map((product) => ({
    id: product.id,
    name: textIn(product, 'name', ctx.language),
  }));
}
