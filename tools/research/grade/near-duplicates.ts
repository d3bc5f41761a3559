const MIN_SHARED_FRACTION = 0.5;
const RARE_WORDS_PER_TEXT = 4;

/** Groups sentences that share half of their words with another of the group, so that no fold is evaluated by a
 *  model trained on a near-duplicate: encyclopaedias repeat themselves.
 *  @returns for each text its group, given by the lowest index in it */
export function groupNearDuplicates(texts: readonly string[]): number[] {
  const words = texts.map((text) => new Set(text.toLowerCase().match(/[a-z]+/g) ?? []));
  const counts = new Map<string, number>();
  for (const set of words) for (const word of set) counts.set(word, (counts.get(word) ?? 0) + 1);
  const group = texts.map((_, i) => i);
  const findRoot = (i: number): number => (group[i] === i ? i : findRoot(group[i]!));
  const seen = new Map<string, number[]>();
  for (const [i, set] of words.entries()) {
    const rarest = [...set]
      .sort((x, y) => counts.get(x)! - counts.get(y)!)
      .slice(0, RARE_WORDS_PER_TEXT);
    for (const word of rarest) {
      const others = seen.get(word) ?? [];
      for (const j of others)
        if (overlap(set, words[j]!) >= MIN_SHARED_FRACTION) {
          const [x, y] = [findRoot(i), findRoot(j)];
          group[Math.max(x, y)] = Math.min(x, y);
        }
      seen.set(word, [...others, i]);
    }
  }
  return group.map((_, i) => findRoot(i));
}

/** Jaccard index of two sets. */
function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let both = 0;
  for (const word of a) if (b.has(word)) both++;
  return both / (a.size + b.size - both || 1);
}
