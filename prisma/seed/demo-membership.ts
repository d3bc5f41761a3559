import { randomBytes, randomUUID } from 'node:crypto';
import { NO_CLIENT, type ServiceContext } from '~/server/context';
import { addItem } from '~/server/services/cart/add-item';
import { placeOrder } from '~/server/services/checkout/place-order';
import { createCoupon } from '~/server/services/coupon/create-coupon';
import { getCurrentMembership } from '~/server/services/membership/queries';

const PLAN = 'month-3';

/** Buys a membership for the demo account if it has none at this time: through the cart and the checkout, free
 *  of charge, with a coupon that is valid for this order only. */
export async function buyDemoMembership(ctx: ServiceContext, userId: string): Promise<void> {
  const { level } = await getCurrentMembership(ctx.db, userId, ctx.now());
  if (level === 'VIP') return;
  const coupon = await createCoupon({
    ctx: { ...ctx, actor: { kind: 'system' }, client: NO_CLIENT },
    input: {
      code: `DEMO-${randomBytes(5).toString('hex')}`,
      kind: 'PERCENT',
      value: 100,
      minTotal: 0,
      validUntil: null,
      maxUses: 1,
      note: 'demo membership',
    },
  });
  const { id } = await ctx.db.product.findUniqueOrThrow({ where: { slug: PLAN } });
  await addItem({ ctx, input: { id, qty: 1 } });
  const checkout = { checkoutKey: randomUUID(), expectedTotal: 0, coupon: coupon.code };
  await placeOrder({ ctx, input: { userId, checkout } });
}
