import { dateToDay } from '~/domain/day';
import type { PlanPriceView, PricedPlan } from '~/schemas/operator-price';
import type { ServiceContext } from '~/server/context';
import type { PlanPrice } from '~/server/prisma-client/client';
import { requirePermission } from '../operator/permissions';

/** Number of prices of a plan that are listed. */
const MAX_PRICES = 50;

/** The plans with their prices: which were, are and will be valid, the newest first.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function listPrices({ ctx }: { ctx: ServiceContext }): Promise<PricedPlan[]> {
  requirePermission({ ctx, input: 'price.read' });
  const products = await ctx.db.product.findMany({
    where: { kind: 'PLAN', plan: { isNot: null } },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    include: {
      prices: {
        orderBy: [{ startsOn: 'desc' }, { createdAt: 'desc' }, { id: 'desc' }],
        take: MAX_PRICES,
      },
    },
  });
  return products.map(({ id, nameZh, nameEn, price, onSale, prices }) => ({
    ...{ id, name: ctx.language === 'en' ? nameEn : nameZh, price, onSale },
    prices: prices.map(toView),
  }));
}

function toView(set: PlanPrice): PlanPriceView {
  const { id, price, startsOn, appliedAt, priceBefore, withdrawnAt } = set;
  const state = appliedAt ? 'STARTED' : withdrawnAt ? 'WITHDRAWN' : 'FUTURE';
  return { id, price, startsOn: dateToDay(startsOn), state, before: priceBefore };
}
