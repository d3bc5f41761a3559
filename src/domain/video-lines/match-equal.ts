/** The longest common subsequence of two lists, as pairs of indexes in rising order.
 *  At most a few hundred of each: it takes their product in steps. */
export function matchEqual<A, B>(
  before: readonly A[],
  after: readonly B[],
  isEqual: (a: A, b: B) => boolean,
): [before: number, after: number][] {
  const width = after.length + 1;
  // Length of the longest common subsequence of the rest of both lists, by the position in each.
  const lengths = new Uint32Array((before.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] = isEqual(before[i] as A, after[j] as B)
        ? at(i + 1, j + 1) + 1
        : Math.max(at(i + 1, j), at(i, j + 1));
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < before.length && j < after.length; ) {
    if (isEqual(before[i] as A, after[j] as B)) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}
