'use client';
import { useMemo, useSyncExternalStore } from 'react';
import { EchoLine } from '~/components/ui/echo-line';
import { peaksOf } from '~/lib/peaks';
import type { LessonClip } from '~/schemas/lesson';
import type { Samples } from '../player/lesson-machine';
import { LevelTrace } from '../player/level-trace';
import { useClipEnvelope } from '../player/use-clip-envelope';

interface Props {
  clip: LessonClip;
  trace: LevelTrace;
  recording: boolean;
  /** The learner's last recording of this item. */
  samples: Samples | undefined;
}

const EMPTY: readonly number[] = [];
const SWINGS = 48;

/** The model's voice in gold and the learner's in ink: live while speaking, whole afterwards. */
export function VoiceLine({ clip, trace, recording, samples }: Props) {
  const envelope = useClipEnvelope(clip.path);
  const levels = useSyncExternalStore(trace.subscribe, trace.snapshot, () => EMPTY);
  const own = useMemo(() => samples && peaksOf(samples, SWINGS * 2), [samples]);
  const live = Array.from({ length: LevelTrace.LENGTH }, (_, at) => (levels[at] ?? 0) * 100);
  return (
    <EchoLine
      envelope={envelope}
      second={recording ? live : own}
      swings={SWINGS}
      className="h-10 md:h-12"
    />
  );
}
