/** The delay after something was tried: a first one, doubled each time, up to a longest; in milliseconds.
 *  @param doublings number of times that it is doubled, from 0 */
export function exponentialDelay(firstMs: number, doublings: number, maxMs: number): number {
  return Math.min(firstMs * 2 ** Math.min(doublings, 20), maxMs);
}
