'use client';
import { memo, useMemo } from 'react';
import { LevelTrace } from '~/audio/level-trace';
import type { Samples } from '~/audio/playable-clip';
import { useClipEnvelope } from '~/audio/use-clip-envelope';
import { LiveWaveform } from '~/components/ui/live-waveform';
import type { Judgement } from '~/domain/lesson-feedback';
import { toPeaks } from '~/lib/peaks';
import type { LessonClip } from '~/schemas/lesson';

interface Props {
  clip: LessonClip;
  trace: LevelTrace;
  recording: boolean;
  /** Samples of the learner's last recording of this item. */
  samples: Samples | undefined;
  /** Judgement with the times of the words; null while unknown. */
  judgement: Judgement | null;
}

const SWINGS = 48;
const POINTS = 2 * SWINGS;
const RATE = 16_000;

/** Waveforms of the model in gold and of the learner in ink: live during the recording, complete afterwards. */
export const VoiceLine = memo(function VoiceLine(props: Props) {
  const { clip, trace, recording, samples, judgement } = props;
  const envelope = useClipEnvelope(clip.path);
  const own = useMemo(
    () => samples && alignTrace(samples, judgement, clip),
    [samples, judgement, clip],
  );
  return (
    <LiveWaveform
      envelope={envelope}
      live={recording ? trace : null}
      levelCount={LevelTrace.LENGTH}
      second={own}
      swings={SWINGS}
      className="h-10 md:h-12"
    />
  );
});

/** Peaks of the learner's speech, stretched so that its first and last word align with the model's. */
function alignTrace(samples: Samples, judgement: Judgement | null, clip: LessonClip): number[] {
  const spans = judgement?.words.flatMap(({ span }) => (span ? [span] : [])) ?? [];
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return toPeaks(samples, POINTS);
  const toPoint = (ms: number | undefined) => Math.round(((ms ?? 0) / clip.durationMs) * POINTS);
  const from = Math.min(toPoint(clip.cues[0]?.startMs), POINTS - 2);
  const to = Math.max(from + 1, Math.min(POINTS, toPoint(clip.cues.at(-1)?.endMs)));
  const speech = samples.subarray(first.start * RATE, Math.ceil(last.end * RATE));
  const silence = (count: number) => Array.from({ length: count }, () => 0);
  return [...silence(from), ...toPeaks(speech, to - from), ...silence(POINTS - to)];
}
