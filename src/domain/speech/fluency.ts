import type { UtteranceResult, WordResult } from './types';

/** A silence within a reading. */
export interface Pause {
  /** Index of the word that it follows. */
  afterWord: number;
  /** Milliseconds from the beginning of the recording. */
  startMs: number;
  lengthMs: number;
}

/** How a reading flowed. */
export interface Fluency {
  /** From the first word to the last, pauses included. */
  spokenMs: number;
  wordsPerMinute: number;
  /** Sounds a second while speaking, pauses left out. */
  articulationRate: number;
  pauses: Pause[];
  /** Index of the last word said when the rest of the text is missing; null when it was finished. */
  brokenOffAfter: number | null;
}

/** A gap shorter than this belongs to the sounds (stops are silent for as long), ms. */
const MIN_PAUSE_MS = 200;

/** Pace and pauses of a scored reading. Null when no word was said. */
export function measureFluency({ words }: Pick<UtteranceResult, 'words'>): Fluency | null {
  const said = words.flatMap((word, index) => (wasSaid(word) ? [{ ...word, index }] : []));
  const first = said[0];
  const last = said.at(-1);
  if (!first || !last) return null;
  const pauses = said.slice(1).flatMap(({ start }, i): Pause[] => {
    const before = said[i]!;
    const lengthMs = Math.round(1000 * (start - before.end));
    return lengthMs >= MIN_PAUSE_MS
      ? [{ afterWord: before.index, startMs: Math.round(1000 * before.end), lengthMs }]
      : [];
  });
  const spokenMs = Math.round(1000 * (last.end - first.start));
  const voicedMs = spokenMs - pauses.reduce((sum, { lengthMs }) => sum + lengthMs, 0);
  const phoneCount = said.reduce((sum, { phones }) => sum + phones.length, 0);
  return {
    spokenMs,
    wordsPerMinute: Math.round((60_000 * said.length) / spokenMs),
    articulationRate: Number(((1000 * phoneCount) / voicedMs).toFixed(1)),
    pauses,
    brokenOffAfter: last.index < words.length - 1 ? last.index : null,
  };
}

const wasSaid = ({ status, start, end }: WordResult): boolean =>
  status !== 'missing' && end > start;
