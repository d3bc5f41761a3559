import type { MediaCue } from '~/schemas/media-lesson';

/** A line is heard from a little before its first sound. */
export const LEAD_MS = 60;
/** A word stays marked for a moment after its last sound. */
const LINGER_MS = 120;

/** The line and its word that are heard at a moment; −1 before the first line, and between words. */
export function cueAt(cues: readonly MediaCue[], ms: number): { line: number; word: number } {
  const line = cues.findLastIndex(({ startMs }) => ms >= startMs - 2 * LEAD_MS);
  const words = cues[line]?.words ?? [];
  const word = words.findLastIndex(({ startMs }) => ms >= startMs);
  const over = ms > (words[word]?.endMs ?? 0) + LINGER_MS;
  return { line, word: over ? -1 : word };
}
