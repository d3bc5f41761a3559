/** A row by the moment that decides its place: the older stands above. */
export interface PlacedRow {
  productId: string;
  addedAt: Date;
}

/** A row that comes back, and the product that stood right below it (null: it was the last). */
export interface ReturningRow {
  productId: string;
  before?: string | null;
}

/** The moments with which returning rows stand again where they stood: right above what was below them, or
 *  at the end where that is gone. Rows in between move by milliseconds, and only where there is no room.
 *  @param rows what is in the cart, in its order
 *  @returns the moment of every returning row and of every row that has to move, by product */
export function placesAgain(
  rows: readonly PlacedRow[],
  returning: readonly ReturningRow[],
  now: Date,
): Map<string, Date> {
  const order = rows.map(({ productId, addedAt }) => ({ productId, at: addedAt.getTime() }));
  const last = returning.filter(({ before }) => before === undefined || before === null);
  const above = returning.filter((row) => !last.includes(row)).reverse();
  for (const { productId, before } of [...last, ...above]) {
    const below = order.findIndex((row) => row.productId === before);
    const place = below < 0 ? order.length : below;
    const at = order[place] ? order[place].at - 1 : Math.max(now.getTime(), endOf(order) + 1);
    order.splice(place, 0, { productId, at });
    makeRoom(order, place);
  }
  const old = new Map(rows.map(({ productId, addedAt }) => [productId, addedAt.getTime()]));
  const moved = order.filter(({ productId, at }) => old.get(productId) !== at);
  return new Map(moved.map(({ productId, at }) => [productId, new Date(at)]));
}

function endOf(order: readonly { at: number }[]): number {
  return order.at(-1)?.at ?? 0;
}

/** Moves what stands above a place back in time until the moments rise. */
function makeRoom(order: { at: number }[], place: number): void {
  for (let i = place - 1; i >= 0; i--) {
    const [row, next] = [order[i], order[i + 1]];
    if (!row || !next || row.at < next.at) return;
    row.at = next.at - 1;
  }
}
