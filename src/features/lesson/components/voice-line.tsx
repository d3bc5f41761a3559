'use client';
import { useMemo, useSyncExternalStore } from 'react';
import { LevelTrace } from '~/audio/level-trace';
import type { Samples } from '~/audio/playable-clip';
import { useClipEnvelope } from '~/audio/use-clip-envelope';
import { Waveform } from '~/components/ui/waveform';
import type { Judgement } from '~/domain/lesson-feedback';
import { toPeaks } from '~/lib/peaks';
import type { LessonClip } from '~/schemas/lesson';

interface Props {
  clip: LessonClip;
  trace: LevelTrace;
  recording: boolean;
  /** The learner's last recording of this item. */
  samples: Samples | undefined;
  /** Where the words lie in it; null while unknown. */
  judgement: Judgement | null;
}

const EMPTY: readonly number[] = [];
const SWINGS = 48;
const POINTS = 2 * SWINGS;
const RATE = 16_000;

/** The model's voice in gold and the learner's in ink: live while speaking, whole afterwards. */
export function VoiceLine({ clip, trace, recording, samples, judgement }: Props) {
  const envelope = useClipEnvelope(clip.path);
  const levels = useSyncExternalStore(trace.subscribe, trace.snapshot, () => EMPTY);
  const own = useMemo(
    () => samples && alignTrace(samples, judgement, clip),
    [samples, judgement, clip],
  );
  const live = Array.from({ length: LevelTrace.LENGTH }, (_, at) => (levels[at] ?? 0) * 100);
  return (
    <Waveform
      envelope={envelope}
      second={recording ? live : own}
      swings={SWINGS}
      className="h-10 md:h-12"
    />
  );
}

/** The learner's speech drawn over the model's: both begin and end at the same places. */
function alignTrace(samples: Samples, judgement: Judgement | null, clip: LessonClip): number[] {
  const spans = judgement?.words.flatMap(({ span }) => (span ? [span] : [])) ?? [];
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return toPeaks(samples, POINTS);
  const at = (ms: number | undefined) => Math.round(((ms ?? 0) / clip.durationMs) * POINTS);
  const from = Math.min(at(clip.cues[0]?.startMs), POINTS - 2);
  const to = Math.max(from + 1, Math.min(POINTS, at(clip.cues.at(-1)?.endMs)));
  const speech = samples.subarray(first.start * RATE, Math.ceil(last.end * RATE));
  const silence = (count: number) => Array.from({ length: count }, () => 0);
  return [...silence(from), ...toPeaks(speech, to - from), ...silence(POINTS - to)];
}
