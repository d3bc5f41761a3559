/** A row by the moment that decides its place: the older stands above. */
export interface PositionedRow {
  productId: string;
  addedAt: Date;
}

/** A row that comes back, and the product that stood right below it (null: it was the last). */
export interface RestoredRow {
  productId: string;
  before?: string | null;
}

/** The moments with which returning rows stand again where they stood: right above what was below them, or
 *  at the end where that is gone. Rows in between move by milliseconds, and only where there is no room.
 *  @param rows what is in the cart, in its order
 *  @returns the moment of every returning row and of every row that has to move, by product */
export function restoredPositions(
  rows: readonly PositionedRow[],
  restored: readonly RestoredRow[],
  now: Date,
): Map<string, Date> {
  const order = rows.map(({ productId, addedAt }) => ({ productId, at: addedAt.getTime() }));
  const last = restored.filter(({ before }) => before === undefined || before === null);
  const above = restored.filter((row) => !last.includes(row)).reverse();
  for (const { productId, before } of [...last, ...above]) {
    const below = order.findIndex((row) => row.productId === before);
    const index = below < 0 ? order.length : below;
    const at = order[index] ? order[index].at - 1 : Math.max(now.getTime(), lastTime(order) + 1);
    order.splice(index, 0, { productId, at });
    shiftEarlierRows(order, index);
  }
  const old = new Map(rows.map(({ productId, addedAt }) => [productId, addedAt.getTime()]));
  const moved = order.filter(({ productId, at }) => old.get(productId) !== at);
  return new Map(moved.map(({ productId, at }) => [productId, new Date(at)]));
}

function lastTime(order: readonly { at: number }[]): number {
  return order.at(-1)?.at ?? 0;
}

/** Moves what stands above a place back in time until the moments rise. */
function shiftEarlierRows(order: { at: number }[], index: number): void {
  for (let i = index - 1; i >= 0; i--) {
    const [row, next] = [order[i], order[i + 1]];
    if (!row || !next || row.at < next.at) return;
    row.at = next.at - 1;
  }
}
