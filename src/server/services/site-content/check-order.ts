import { ServiceError } from '~/server/errors';

interface OrderChange {
  /** The ids as the operator read them, and as they are to be. */
  before: readonly string[];
  after: readonly string[];
}

/** Checks a change of an order against the rows as they are now.
 *  @param rows in their present order
 *  @returns what the log of acts says of it, by slugs; null when they are arranged so already
 *  @throws ServiceError CONTENT_CHANGED (the order is another one by now, or not of these rows) */
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
