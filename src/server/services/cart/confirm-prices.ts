import { isUuid } from '~/lib/is-uuid';
import type { CartView, ConfirmPricesInput } from '~/schemas/cart';
import type { Verb } from '~/server/context';
import { changeCart } from './change-cart';

/** Writes down that the owner agreed to new prices. Only a price that is the catalogue's at this moment
 *  is agreed to: one that changed again meanwhile stays to be asked for. Rows that are gone are no error. */
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
