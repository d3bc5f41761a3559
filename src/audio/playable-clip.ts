import type { Judgement } from '~/domain/lesson-feedback';
import type { LessonClip } from '~/schemas/lesson';

/** Samples of a decoded recording: 16 kHz mono, −1 … 1. */
export type Samples = Float32Array;

/** Padding around a range of words, so that none is clipped, ms. */
const PAD_MS = 30;

export interface Span {
  startMs: number;
  endMs: number;
}

/** A clip that an audio element can play, with the times of its words. */
export interface PlayableClip {
  voice: 'model' | 'own';
  src: string;
  /** Times by index of the word in the text; null for a word that is not in the clip. */
  words: readonly (Span | null)[];
  durationMs: number;
  /** The part to play; the whole clip if not given. */
  part?: Span;
}

/** The model's clip, or only its words `from` … `to`. */
export function modelClip(clip: LessonClip, range?: { from: number; to: number }): PlayableClip {
  const [first, last] = range ? [clip.cues[range.from], clip.cues[range.to]] : [];
  const part = first && last && { startMs: first.startMs, endMs: last.endMs };
  const { path, cues, durationMs } = clip;
  return { voice: 'model', src: path, words: cues, durationMs, ...(part && { part }) };
}

/** Times of a judgement's words in the learner's recording. */
export function spokenWords(judgement: Judgement | null): (Span | null)[] {
  return (judgement?.words ?? []).map(
    ({ span }) => span && { startMs: span.start * 1000, endMs: span.end * 1000 },
  );
}

/** Span from the first of these words to the last; undefined when none was said. */
export function getSpan(
  words: readonly (Span | null)[],
  range = { from: 0, to: words.length - 1 },
): Span | undefined {
  const said = words.slice(range.from, range.to + 1).filter((word) => word !== null);
  const [first, last] = [said[0], said.at(-1)];
  return first && last && { startMs: first.startMs, endMs: last.endMs };
}

/** Index of the word that is played at `ms`: the later of two that overlap; null between words. */
export function wordAt(words: PlayableClip['words'], ms: number): number | null {
  const index = words.findLastIndex(
    (word) => word !== null && ms >= word.startMs - PAD_MS && ms < word.endMs + PAD_MS,
  );
  return index < 0 ? null : index;
}

/** Span of a clip that is played, ms: a part with its padding, or the whole. */
export function getEdges({ part, durationMs }: PlayableClip): Span {
  if (!part) return { startMs: 0, endMs: durationMs };
  return {
    startMs: Math.max(0, part.startMs - PAD_MS),
    endMs: Math.min(durationMs, part.endMs + PAD_MS),
  };
}
