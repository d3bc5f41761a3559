import { addedQty } from '~/domain/cart';
import { isUuid } from '~/lib/is-uuid';
import type { AddToCartInput, CartView } from '~/schemas/cart';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { changeCart } from './change-cart';

/** Adds `qty` of a product to the actor's cart; the same product twice is one row with the sum.
 *  @throws ServiceError PRODUCT_NOT_FOUND | QTY_LIMIT */
export async function addItem({ ctx, input }: Verb<AddToCartInput>): Promise<CartView> {
  if (!isUuid(input.id)) throw new ServiceError('PRODUCT_NOT_FOUND');
  return changeCart({
    ctx,
    input: async (tx, cartId) => {
      const product = await tx.product.findFirst({ where: { id: input.id, onSale: true } });
      if (!product) throw new ServiceError('PRODUCT_NOT_FOUND');
      const row = { cartId_productId: { cartId, productId: product.id } };
      const existing = await tx.cartRow.findUnique({ where: row });
      const qty = addedQty(existing?.qty ?? 0, input.qty);
      if (qty === null) throw new ServiceError('QTY_LIMIT');
      await tx.cartRow.upsert({
        where: row,
        create: {
          cartId,
          productId: product.id,
          qty,
          seenPrice: product.price,
          addedAt: ctx.now(),
        },
        update: { qty },
      });
    },
  });
}
