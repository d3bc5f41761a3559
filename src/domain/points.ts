/** Points from which an attempt has passed. */
export const PASS_POINTS = 60;

/** The points of an attempt, 0–100, on the one scale of all: a passed attempt has `PASS_POINTS` or more, a failed
 *  one has fewer. The mean of the words alone would contradict the verdict: one wrong word among many good ones
 *  fails with 83, and words that are all just good enough pass with 55.
 *  @param score mean of the words' scores, 0–100 */
export const toPoints = (score: number, passed: boolean): number =>
  passed ? Math.max(PASS_POINTS, score) : Math.min(PASS_POINTS - 1, score);
