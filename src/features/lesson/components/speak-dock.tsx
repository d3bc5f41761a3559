'use client';
import {
  ArrowRightIcon,
  KeyboardIcon,
  MicIcon,
  SpeakerIcon,
  StopIcon,
} from '~/components/ui/icons';
import { useScopedI18n } from '~/i18n/client';
import type { LessonClip } from '~/schemas/lesson';
import type { Phase, Samples } from '../player/lesson-machine';
import type { LevelTrace } from '../player/level-trace';
import { Dock } from './dock';
import { DockAction } from './dock-action';
import { MicrophoneButton } from './microphone-button';
import { QuietAction } from './quiet-action';
import { VoiceLine } from './voice-line';

interface Props {
  phase: Phase;
  clip: LessonClip;
  trace: LevelTrace;
  samples: Samples | undefined;
  playing: boolean;
  ownPlaying: boolean;
  last: boolean;
  onListen: (rate?: number) => void;
  onSpeak: () => void;
  onOwn: () => void;
  onNext: () => void;
  onType: () => void;
}

const SLOW = 0.75;

/** Listen, speak, go on: the three things within a thumb's reach. */
export function SpeakDock(props: Props) {
  const { phase, clip, trace, samples, playing, ownPlaying, last } = props;
  const t = useScopedI18n('lesson');
  const recording = phase.name === 'recording';
  const judged = phase.name === 'judged';
  return (
    <Dock
      line={
        <VoiceLine
          {...{ clip, trace, recording, samples }}
          judgement={judged ? phase.judgement : null}
        />
      }
      quiet={
        <>
          <QuietAction
            onClick={() => props.onListen(SLOW)}
            disabled={recording}
            icon={<SpeakerIcon />}
          >
            {t('listenSlow')}
          </QuietAction>
          {samples && (
            <QuietAction
              onClick={props.onOwn}
              disabled={recording}
              icon={ownPlaying ? <StopIcon /> : <MicIcon />}
            >
              {ownPlaying ? t('ownVoiceStop') : t('ownVoice')}
            </QuietAction>
          )}
          <QuietAction onClick={props.onType} disabled={recording} icon={<KeyboardIcon />}>
            {t('typing.use')}
          </QuietAction>
        </>
      }
      keys
    >
      <DockAction
        label={playing ? t('listenStop') : t('listen')}
        icon={playing ? <StopIcon /> : <SpeakerIcon />}
        onClick={() => props.onListen()}
        disabled={recording}
      />
      <MicrophoneButton phase={phase} onPress={props.onSpeak} />
      <DockAction
        label={judged ? (last ? t('seeSummary') : t('next')) : t('skip')}
        icon={<ArrowRightIcon />}
        onClick={props.onNext}
        disabled={recording}
        primary={judged && phase.judgement.passed}
      />
    </Dock>
  );
}
