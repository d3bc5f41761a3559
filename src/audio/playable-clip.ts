import type { Judgement } from '~/domain/lesson-feedback';
import type { LessonClip } from '~/schemas/lesson';

/** What a recording holds once the browser has decoded it: 16 kHz mono. */
export type Samples = Float32Array;

/** Kept around a stretch of words, so that none is clipped, ms. */
export const PAD_MS = 30;

export interface Span {
  startMs: number;
  endMs: number;
}

/** Something an audio element can play, with the places of its words. */
export interface PlayableClip {
  voice: 'model' | 'own';
  src: string;
  /** By place in the text; null for a word that is not in it. */
  words: readonly (Span | null)[];
  durationMs: number;
  /** Only this part. */
  part?: Span;
}

/** A model's clip, or only the words `from` … `to` of it. */
export function modelClip(clip: LessonClip, range?: { from: number; to: number }): PlayableClip {
  const [first, last] = range ? [clip.cues[range.from], clip.cues[range.to]] : [];
  const part = first && last && { startMs: first.startMs, endMs: last.endMs };
  const { path, cues, durationMs } = clip;
  return { voice: 'model', src: path, words: cues, durationMs, ...(part && { part }) };
}

/** Where a judgement found its words in the learner's recording. */
export function spokenWords(judgement: Judgement | null): (Span | null)[] {
  return (judgement?.words ?? []).map(
    ({ span }) => span && { startMs: span.start * 1000, endMs: span.end * 1000 },
  );
}

/** From the first of these words to the last; undefined when none was said. */
export function getSpan(
  words: readonly (Span | null)[],
  range = { from: 0, to: words.length - 1 },
): Span | undefined {
  const said = words.slice(range.from, range.to + 1).filter((word) => word !== null);
  const [first, last] = [said[0], said.at(-1)];
  return first && last && { startMs: first.startMs, endMs: last.endMs };
}

/** The word that is heard at a moment of a sound: the one that began last; null between words. */
export function wordAt(words: PlayableClip['words'], ms: number): number | null {
  const at = words.findLastIndex(
    (word) => word !== null && ms >= word.startMs - PAD_MS && ms < word.endMs + PAD_MS,
  );
  return at < 0 ? null : at;
}

/** What is played of a sound, ms, with a little room around a part. */
export function getEdges({ part, durationMs }: PlayableClip): Span {
  if (!part) return { startMs: 0, endMs: durationMs };
  return {
    startMs: Math.max(0, part.startMs - PAD_MS),
    endMs: Math.min(durationMs, part.endMs + PAD_MS),
  };
}
