import type { Samples } from '~/audio/playable-clip';
import type { Judgement } from '~/domain/lesson-feedback';
import { toPeaks } from '~/lib/peaks';
import type { LessonClip } from '~/schemas/lesson';

const RATE = 16_000;

/** Peaks 0–100 of the learner's speech, stretched so that its first and last word align with the model's.
 *  @param judgement with the times of the words; null while unknown
 *  @param points number of peaks over the whole clip */
export function alignTrace(
  samples: Samples,
  judgement: Pick<Judgement, 'words'> | null,
  clip: Pick<LessonClip, 'cues' | 'durationMs'>,
  points: number,
): number[] {
  const spans = judgement?.words.flatMap(({ span }) => (span ? [span] : [])) ?? [];
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return toPeaks(samples, points);
  const toPoint = (ms: number | undefined) => Math.round(((ms ?? 0) / clip.durationMs) * points);
  const from = Math.min(toPoint(clip.cues[0]?.startMs), points - 2);
  const to = Math.max(from + 1, Math.min(points, toPoint(clip.cues.at(-1)?.endMs)));
  const speech = samples.subarray(first.start * RATE, Math.ceil(last.end * RATE));
  const silence = (count: number) => Array.from({ length: count }, () => 0);
  return [...silence(from), ...toPeaks(speech, to - from), ...silence(points - to)];
}
