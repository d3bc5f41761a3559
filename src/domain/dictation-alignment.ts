import { measureSimilarity, type Token } from './dictation-tokens';

/** One step of an alignment: indexes of words of the text and of the typed words that match it. */
export interface Step {
  wanted: number[];
  given: number[];
}

/** Number of words that one step takes from the text (`i`) and from the typed words (`j`). */
const MOVES = [
  { i: 1, j: 1 },
  { i: 1, j: 0 },
  { i: 0, j: 1 },
  { i: 1, j: 2 },
  { i: 2, j: 1 },
] as const;

/** The cheapest alignment of two word sequences: leaving out or adding costs 1, replacing up to 2; a word
 *  may be aligned with two that it contracts or joins. */
export function alignTokens(wanted: readonly Token[], given: readonly Token[]): Step[] {
  const width = given.length + 1;
  const cost = new Float64Array((wanted.length + 1) * width).fill(Number.POSITIVE_INFINITY);
  const from = new Uint8Array(cost.length);
  cost[0] = 0;
  for (let i = 0; i <= wanted.length; i++)
    for (let j = 0; j <= given.length; j++)
      for (const [index, move] of MOVES.entries()) {
        if (move.i > i || move.j > j) continue;
        const before = cost[(i - move.i) * width + j - move.j]!;
        const step = stepCost(wanted.slice(i - move.i, i), given.slice(j - move.j, j));
        if (before + step >= cost[i * width + j]! - 1e-9) continue;
        cost[i * width + j] = before + step;
        from[i * width + j] = index;
      }
  const steps: Step[] = [];
  for (let i = wanted.length, j = given.length; i > 0 || j > 0; ) {
    const move = MOVES[from[i * width + j]!]!;
    i -= move.i;
    j -= move.j;
    steps.unshift({
      wanted: Array.from({ length: move.i }, (_, offset) => i + offset),
      given: Array.from({ length: move.j }, (_, offset) => j + offset),
    });
  }
  return steps;
}

function stepCost(wanted: readonly Token[], given: readonly Token[]): number {
  if (wanted.length === 0 || given.length === 0) return 1;
  const { similarity } = measureSimilarity(wanted, given);
  const pair = wanted.length + given.length > 2;
  return pair && similarity === 0 ? Number.POSITIVE_INFINITY : 2 * (1 - similarity);
}
