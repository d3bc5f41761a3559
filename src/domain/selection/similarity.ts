/** How much two sentences are about the same: shared content words by all (Jaccard). 0–1. */
export function similarity(a: readonly string[], b: readonly string[]): number {
  let both = 0;
  for (const lemma of a) if (b.includes(lemma)) both++;
  return both / (a.length + b.length - both || 1);
}

const STEM = 5;

/** Whether two lemmas are of one family as far as letters tell: `inform`, `information`. */
export function areRelated(a: string, b: string): boolean {
  if (a === b) return true;
  const stem = Math.max(STEM, Math.min(a.length, b.length) - 3);
  return a.length >= STEM && b.length >= STEM && a.slice(0, stem) === b.slice(0, stem);
}

/** In [0, 1), the same for the same text and seed (FNV-1a, scrambled). */
export function seededJitter(text: string, seed: number): number {
  let hash = (0x811c9dc5 ^ seed) >>> 0;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}
