/** Jaccard similarity of two lists of distinct lemmas, 0–1. */
export function similarity(a: readonly string[], b: readonly string[]): number {
  let shared = 0;
  for (const lemma of a) if (b.includes(lemma)) shared++;
  return shared / (a.length + b.length - shared || 1);
}

const MIN_STEM_LENGTH = 5;

/** Whether two lemmas share a stem, by their first letters: `inform`, `information`. */
export function areRelated(a: string, b: string): boolean {
  if (a === b) return true;
  const stem = Math.max(MIN_STEM_LENGTH, Math.min(a.length, b.length) - 3);
  return (
    a.length >= MIN_STEM_LENGTH &&
    b.length >= MIN_STEM_LENGTH &&
    a.slice(0, stem) === b.slice(0, stem)
  );
}

/** Pseudo-random number in [0, 1), deterministic for a text and seed (FNV-1a, scrambled). */
export function seededJitter(text: string, seed: number): number {
  let hash = (0x811c9dc5 ^ seed) >>> 0;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}
