/** The most of one product that a cart row holds. */
export const MAX_QTY = 99;

/** What the rules need to know of a cart row. */
export interface PricedRow {
  price: number;
  qty: number;
  /** `false` when the product went off sale: the row stays visible and does not count. */
  available: boolean;
}

/** The three figures of a cart, over the rows that count. */
export function cartTotals(rows: readonly PricedRow[]) {
  const counted = rows.filter((row) => row.available);
  return {
    totalPrice: counted.reduce((sum, row) => sum + row.price * row.qty, 0),
    totalItem: counted.length,
    totalQty: counted.reduce((sum, row) => sum + row.qty, 0),
  };
}

/** The quantity of a row after adding more, or null when that is more than a row holds. */
export function addedQty(present: number, more: number): number | null {
  return present + more <= MAX_QTY ? present + more : null;
}

/** A row as the merge sees it. */
export interface MergeRow {
  productId: string;
  qty: number;
}

/** What a login changes in the account's cart. */
export interface CartMerge<Row extends MergeRow = MergeRow> {
  /** Products that came over from the visitor's cart. */
  added: Row[];
  /** Products in both, whose quantity grew to the larger one. */
  raised: Row[];
}

/** Merges a visitor's cart into the account's: the same product keeps the larger quantity, so that
 *  logging in twice never doubles a purchase. Undoing a removal merges what was removed in the same way. */
export function mergeCarts<Row extends MergeRow>(
  account: readonly MergeRow[],
  visitor: readonly Row[],
): CartMerge<Row> {
  const present = new Map(account.map((row) => [row.productId, row.qty]));
  return {
    added: visitor.filter(({ productId }) => !present.has(productId)),
    raised: visitor.filter(({ productId, qty }) => qty > (present.get(productId) ?? qty)),
  };
}

/** What stays in the cart after buying: a row only loses what was bought, so pieces that were added
 *  while the bank was asked stay.
 *  @returns the remaining quantity; 0 means that the row goes */
export function remainingQty(inCart: number, bought: number): number {
  return Math.max(0, inCart - bought);
}
