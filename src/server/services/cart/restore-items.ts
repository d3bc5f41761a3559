import { mergeCarts } from '~/domain/cart';
import { restoredPositions } from '~/domain/cart-order';
import { isUuid } from '~/lib/is-uuid';
import type { CartView, RestoreItemsInput } from '~/schemas/cart';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { CART_ORDER } from './cart-view';
import { changeCart } from './change-cart';

/** Undoes a removal: every product has at least its removed quantity again. A product that another tab has
 *  added meanwhile gets the larger quantity, so that undoing never doubles it. Restored rows get their former
 *  position. Products that went off sale meanwhile stay out.
 *  @throws ServiceError PRODUCT_NOT_FOUND when none of the products is on sale any more */
export async function restoreItems({ ctx, input }: Verb<RestoreItemsInput>): Promise<CartView> {
  const ids = input.rows.map(({ id }) => id).filter(isUuid);
  return changeCart({
    ctx,
    input: async (tx, cartId) => {
      const products = await tx.product.findMany({
        where: { id: { in: ids }, onSale: true },
        select: { id: true },
      });
      if (products.length === 0) throw new ServiceError('PRODUCT_NOT_FOUND');
      const requested = input.rows
        .filter((row) => products.some(({ id }) => id === row.id))
        .map(({ id, qty, price, before }) => ({ productId: id, qty, seenPrice: price, before }));
      const rows = await tx.cartRow.findMany({ where: { cartId }, orderBy: CART_ORDER });
      const { added, raised } = mergeCarts(rows, requested);
      const addedTimes = restoredPositions(rows, added, ctx.now());
      await tx.cartRow.createMany({
        data: added.map(({ productId, qty, seenPrice }) => ({
          cartId,
          productId,
          qty,
          seenPrice,
          addedAt: addedTimes.get(productId),
        })),
      });
      for (const { rowId, productId } of rows) {
        const addedAt = addedTimes.get(productId);
        if (addedAt) await tx.cartRow.update({ where: { rowId }, data: { addedAt } });
      }
      for (const { productId, qty } of raised)
        await tx.cartRow.update({
          where: { cartId_productId: { cartId, productId } },
          data: { qty },
        });
    },
  });
}
