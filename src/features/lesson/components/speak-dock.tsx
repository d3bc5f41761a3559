'use client';
import {
  ArrowRightIcon,
  KeyboardIcon,
  MicIcon,
  SpeakerIcon,
  StopIcon,
} from '~/components/ui/icons';
import { useScopedI18n } from '~/i18n/client';
import type { ItemPractice } from '../player/use-item-practice';
import { Dock } from './dock';
import { DockAction } from './dock-action';
import { MicrophoneButton } from './microphone-button';
import { QuietAction } from './quiet-action';
import { VoiceLine } from './voice-line';

interface Props {
  practice: ItemPractice;
  last: boolean;
}

const SLOW = 0.75;

/** Listen, speak, go on: the three things within a thumb's reach. */
export function SpeakDock({ practice, last }: Props) {
  const { phase, clip, trace, samples, judgement } = practice;
  const { playing } = practice.player;
  const ownPlaying = practice.voice.playing;
  const t = useScopedI18n('lesson');
  const recording = phase.name === 'recording';
  return (
    <Dock
      line={<VoiceLine {...{ clip, trace, recording, samples, judgement }} />}
      quiet={
        <>
          <QuietAction
            onClick={() => practice.listen(SLOW)}
            disabled={recording}
            icon={<SpeakerIcon />}
          >
            {t('listenSlow')}
          </QuietAction>
          {samples && (
            <QuietAction
              onClick={practice.listenToOwn}
              disabled={recording}
              icon={ownPlaying ? <StopIcon /> : <MicIcon />}
            >
              {ownPlaying ? t('ownVoiceStop') : t('ownVoice')}
            </QuietAction>
          )}
          <QuietAction
            onClick={() => practice.setMode('TYPE')}
            disabled={recording}
            icon={<KeyboardIcon />}
          >
            {t('typing.use')}
          </QuietAction>
        </>
      }
    >
      <DockAction
        label={playing ? t('listenStop') : t('listen')}
        icon={playing ? <StopIcon /> : <SpeakerIcon />}
        onClick={() => practice.listen()}
        disabled={recording}
      />
      <MicrophoneButton phase={phase} onPress={practice.speak} />
      <DockAction
        label={judgement ? (last ? t('seeSummary') : t('next')) : t('skip')}
        icon={<ArrowRightIcon />}
        onClick={practice.next}
        disabled={recording}
        primary={judgement?.passed}
      />
    </Dock>
  );
}
