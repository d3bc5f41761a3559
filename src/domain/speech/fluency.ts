import type { UtteranceResult, WordResult } from './types';

/** A silence within a reading. */
interface Pause {
  /** Index of the word that it follows. */
  afterWord: number;
  /** Milliseconds from the beginning of the recording. */
  startMs: number;
  lengthMs: number;
}

/** Pace and pauses of a reading. */
export interface Fluency {
  /** Time from the first word to the last, with pauses. */
  spokenMs: number;
  wordsPerMinute: number;
  /** Phonemes a second, without pauses. */
  articulationRate: number;
  pauses: Pause[];
  /** Index of the last word said when the rest of the text is missing; null for a finished reading. */
  brokenOffAfter: number | null;
}

/** Minimum length of a pause, ms: shorter gaps are part of stop consonants. */
const MIN_PAUSE_MS = 200;

/** Measures the fluency of a scored reading. Null when no word was said. */
export function measureFluency({ words }: Pick<UtteranceResult, 'words'>): Fluency | null {
  const saidWords = words.flatMap((word, index) => (wasSaid(word) ? [{ ...word, index }] : []));
  const first = saidWords[0];
  const last = saidWords.at(-1);
  if (!first || !last) return null;
  const pauses = saidWords.slice(1).flatMap(({ start }, i): Pause[] => {
    const previous = saidWords[i]!;
    const lengthMs = Math.round(1000 * (start - previous.end));
    return lengthMs >= MIN_PAUSE_MS
      ? [{ afterWord: previous.index, startMs: Math.round(1000 * previous.end), lengthMs }]
      : [];
  });
  const spokenMs = Math.round(1000 * (last.end - first.start));
  const voicedMs = spokenMs - pauses.reduce((sum, { lengthMs }) => sum + lengthMs, 0);
  const phoneCount = saidWords.reduce((sum, { phones }) => sum + phones.length, 0);
  return {
    spokenMs,
    wordsPerMinute: Math.round((60_000 * saidWords.length) / spokenMs),
    articulationRate: Number(((1000 * phoneCount) / voicedMs).toFixed(1)),
    pauses,
    brokenOffAfter: last.index < words.length - 1 ? last.index : null,
  };
}

const wasSaid = ({ status, start, end }: WordResult): boolean =>
  status !== 'missing' && end > start;
