import { isUuid } from '~/lib/is-uuid';
import type { CartView, ConfirmPricesInput } from '~/schemas/cart';
import type { Verb } from '~/server/context';
import { changeCart } from './change-cart';

/** Records that the owner confirmed new prices. Only a price that is the catalogue's at this moment is
 *  confirmed: one that changed again meanwhile still needs a confirmation. Deleted rows are no error. */
export async function confirmPrices({ ctx, input }: Verb<ConfirmPricesInput>): Promise<CartView> {
  return changeCart({
    ctx,
    input: async (tx, cartId) => {
      for (const { rowId, price } of input.rows.filter((row) => isUuid(row.rowId)))
        await tx.cartRow.updateMany({
          where: { rowId, cartId, product: { price } },
          data: { seenPrice: price },
        });
    },
  });
}
