import { isUuid } from '~/lib/is-uuid';
import type { CartView, DismissMergeNoticeInput } from '~/schemas/cart';
import type { Verb } from '~/server/context';
import { changeCart } from './change-cart';
import { getCart } from './queries';

/** Dismisses the notice about rows that a login merged into the cart. Dismissing an older notice leaves that
 *  of a later login. */
export async function dismissMergeNotice({
  ctx,
  input,
}: Verb<DismissMergeNoticeInput>): Promise<CartView> {
  if (!isUuid(input.id)) return getCart({ ctx });
  return changeCart({
    ctx,
    input: async (tx, id) => {
      const { count } = await tx.cart.updateMany({
        where: { id, mergeId: input.id },
        data: { mergeId: null },
      });
      if (count > 0)
        await tx.cartRow.updateMany({ where: { cartId: id }, data: { qtyBeforeMerge: null } });
    },
  });
}
