import { dateToDay } from '~/domain/day';
import { textIn } from '~/i18n/writing';
import { MAX_LISTED_PRICES, type PlanPriceView, type PricedPlan } from '~/schemas/operator-price';
import type { ServiceContext } from '~/server/context';
import type { PlanPrice } from '~/server/prisma-client/client';
import { requirePermission } from '../operator/permissions';
import { findReversiblePrice } from './find-reversible-price';

/** The plans with their past, present and future prices, the newest first.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function listPrices({ ctx }: { ctx: ServiceContext }): Promise<PricedPlan[]> {
  requirePermission({ ctx, input: 'price.read' });
  const products = await ctx.db.product.findMany({
    where: { kind: 'PLAN', plan: { isNot: null } },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    include: {
      plan: { select: { recommended: true } },
      prices: {
        orderBy: [{ startsOn: 'desc' }, { createdAt: 'desc' }, { id: 'desc' }],
        take: MAX_LISTED_PRICES,
      },
    },
  });
  return Promise.all(
    products.map(async ({ prices, plan, ...product }) => {
      const { id, price, onSale } = product;
      const reversible = await findReversiblePrice(ctx.db, product);
      return {
        id,
        name: textIn(product, 'name', ctx.language),
        price,
        onSale,
        recommended: plan?.recommended ?? false,
        prices: prices.map((set) => toView(set, set.id === reversible?.id)),
      };
    }),
  );
}

function toView(set: PlanPrice, isReversible: boolean): PlanPriceView {
  const { id, price, startsOn, appliedAt, priceBefore, withdrawnAt } = set;
  const state = appliedAt ? 'STARTED' : withdrawnAt ? 'WITHDRAWN' : 'FUTURE';
  const canWithdraw = state === 'FUTURE' || isReversible;
  return { id, price, startsOn: dateToDay(startsOn), state, before: priceBefore, canWithdraw };
}
