/** A cart row with the time that decides its position: the oldest row is first. */
export interface PositionedRow {
  productId: string;
  addedAt: Date;
}

/** A removed row to restore, and the product that was right below it (null: the row was the last). */
export interface RestoredRow {
  productId: string;
  before?: string | null;
}

/** The times (`addedAt`) that put restored rows at their old positions: right above the product that was
 *  below them, or at the end if that product is gone. Other rows move by milliseconds, and only where no
 *  millisecond is free between two neighbours.
 *  @param rows the rows in the cart, in their order
 *  @returns the time of every restored row and of every row that has to move, by product */
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

/** Moves the rows above `index` back in time until the times ascend. */
function shiftEarlierRows(order: { at: number }[], index: number): void {
  for (let i = index - 1; i >= 0; i--) {
    const [row, next] = [order[i], order[i + 1]];
    if (!row || !next || row.at < next.at) return;
    row.at = next.at - 1;
  }
}
