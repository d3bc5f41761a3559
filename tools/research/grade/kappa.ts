/** Cohen's kappa with quadratic weights (Cohen 1968): 1 for full agreement, 0 for no better than chance.
 *  @param a @param b levels 1–6 of the same items by two raters */
export function quadraticKappa(a: ArrayLike<number>, b: ArrayLike<number>): number {
  const total = a.length;
  const countA = new Float64Array(7);
  const countB = new Float64Array(7);
  let observed = 0;
  for (let i = 0; i < total; i++) {
    countA[a[i]!] = countA[a[i]!]! + 1;
    countB[b[i]!] = countB[b[i]!]! + 1;
    observed += (a[i]! - b[i]!) ** 2;
  }
  let expected = 0;
  for (let x = 1; x <= 6; x++)
    for (let y = 1; y <= 6; y++) expected += (countA[x]! * countB[y]! * (x - y) ** 2) / total;
  return expected === 0 ? 1 : 1 - observed / expected;
}
