/** Maximum sound of a passage, ms, without the pauses between its sentences. */
export const MAX_PASSAGE_MS = 20_000;
const MIN_SENTENCES = 2;
const MAX_SENTENCES = 3;

/** Chooses the sentences that are interpreted in a round: two or three that follow each other in the unit, together
 *  at most 20 s. Rounds cover the unit before a sentence is repeated with other neighbours, and then start again.
 *  They are the same for everybody.
 *  @param durationsMs length of each sentence of the unit, in its order
 *  @param round 0 for the first; a whole number
 *  @returns positions in `durationsMs`, ascending; empty when no two sentences fit */
export function choosePassage(durationsMs: readonly number[], round: number): number[] {
  const passages = listPassages(durationsMs);
  return passages[round % passages.length] ?? [];
}

/** All passages of a unit in the order of their rounds: of those that begin three apart first. */
function listPassages(durationsMs: readonly number[]): number[][] {
  const passages = durationsMs
    .map((_, start) => longestPassage(durationsMs, start))
    .filter((passage) => passage.length >= MIN_SENTENCES);
  return Array.from({ length: MAX_SENTENCES }, (_, phase) =>
    passages.filter(([start]) => start! % MAX_SENTENCES === phase),
  ).flat();
}

function longestPassage(durationsMs: readonly number[], start: number): number[] {
  const passage: number[] = [];
  let totalMs = 0;
  for (let i = start; i < Math.min(start + MAX_SENTENCES, durationsMs.length); i++) {
    totalMs += durationsMs[i]!;
    if (totalMs > MAX_PASSAGE_MS) break;
    passage.push(i);
  }
  return passage;
}
