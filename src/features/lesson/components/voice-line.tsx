'use client';
import { memo, useMemo } from 'react';
import { LevelTrace } from '~/audio/level-trace';
import type { Samples } from '~/audio/playable-clip';
import { useClipEnvelope } from '~/audio/use-clip-envelope';
import { LiveWaveform } from '~/components/ui/live-waveform';
import type { Judgement } from '~/domain/lesson-feedback';
import type { LessonClip } from '~/schemas/lesson';
import { alignTrace } from '../player/align-trace';

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

/** Waveforms of the model in gold and of the learner in ink: live during the recording, complete afterwards. */
export const VoiceLine = memo(function VoiceLine(props: Props) {
  const { clip, trace, recording, samples, judgement } = props;
  const envelope = useClipEnvelope(clip.path);
  const own = useMemo(
    () => samples && alignTrace(samples, judgement, clip, POINTS),
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
