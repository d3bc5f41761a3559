import { ServiceError } from '~/server/errors';

interface OrderChange {
  /** The ids in the order that the operator read, and in the new order. */
  before: readonly string[];
  after: readonly string[];
}

/** Checks a change of an order against the present rows.
 *  @param rows in their present order
 *  @returns the values for the log of acts, by slugs; null when they already have this order
 *  @throws ServiceError CONTENT_CHANGED (the order has changed, or contains other rows) */
export function checkOrder(
  rows: readonly { id: string; slug: string }[],
  { before, after }: OrderChange,
): { before: { order: string }; after: { order: string } } | null {
  const now = rows.map(({ id }) => id).join();
  if (now === after.join()) return null;
  const isSameSet = [...before].sort().join() === [...after].sort().join();
  if (now !== before.join() || !isSameSet) throw new ServiceError('CONTENT_CHANGED');
  const toSlugs = (ids: readonly string[]) =>
    ids.map((id) => rows.find((row) => row.id === id)?.slug).join(' ');
  return { before: { order: toSlugs(before) }, after: { order: toSlugs(after) } };
}
