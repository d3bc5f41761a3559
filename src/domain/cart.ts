/** Maximum quantity of one cart row. */
export const MAX_QTY = 99;

/** A cart row as the totals need it. */
export interface PricedRow {
  price: number;
  qty: number;
  /** `false` when the product went off sale: the row stays visible and does not count. */
  available: boolean;
}

/** The totals of a cart, over its available rows: price, number of products, number of units. */
export function cartTotals(rows: readonly PricedRow[]) {
  const counted = rows.filter((row) => row.available);
  return {
    totalPrice: counted.reduce((sum, row) => sum + row.price * row.qty, 0),
    totalItem: counted.length,
    totalQty: counted.reduce((sum, row) => sum + row.qty, 0),
  };
}

/** A cart row as the merge needs it. */
export interface MergeRow {
  productId: string;
  qty: number;
}

/** The changes that a merge makes to the account's cart. */
export interface CartMerge<Row extends MergeRow = MergeRow> {
  /** Products that only the visitor's cart had. */
  added: Row[];
  /** Products in both, whose quantity grew to the larger one. */
  raised: Row[];
}

/** Merges a visitor's cart into the account's: a product in both gets the larger quantity, so that
 *  logging in twice never doubles a purchase. Undoing a removal merges the removed rows in the same way. */
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

/** The quantity left in a cart row after payment: the row only loses what was bought, so units that were
 *  added during the payment stay.
 *  @returns the remaining quantity; 0 means that the row is deleted */
export function remainingQty(inCart: number, bought: number): number {
  return Math.max(0, inCart - bought);
}
