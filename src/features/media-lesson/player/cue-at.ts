import type { MediaCue } from '~/schemas/media-lesson';

/** Time before its first sound from which a line counts as current. */
export const LEAD_MS = 60;
/** Time after its last sound for which a word remains marked. */
const LINGER_MS = 120;

/** Indexes of the line and the word that are played at `ms`; −1 before the first line, and between words. */
export function cueAt(cues: readonly MediaCue[], ms: number): { line: number; word: number } {
  const line = cues.findLastIndex(({ startMs }) => ms >= startMs - 2 * LEAD_MS);
  const words = cues[line]?.words ?? [];
  const word = words.findLastIndex(({ startMs }) => ms >= startMs);
  const over = ms > (words[word]?.endMs ?? 0) + LINGER_MS;
  return { line, word: over ? -1 : word };
}
