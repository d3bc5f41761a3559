'use client';
import {
  ArrowRightIcon,
  CompareIcon,
  KeyboardIcon,
  MicOffIcon,
  SpeakerIcon,
  StopIcon,
} from '~/components/ui/icons';
import { useScopedI18n } from '~/i18n/client';
import { isBusy } from '../player/lesson-machine';
import type { ItemPractice } from '../player/use-item-practice';
import type { AccentPreference } from '../use-accent';
import { Dock } from './dock';
import { DockAction } from './dock-action';
import { MicrophoneButton } from './microphone-button';
import { PlayAction } from './play-action';
import { PlaybackSettingsPanel } from './playback-settings-panel';
import { PlaybackStatus } from './playback-status';
import { SecondaryAction } from './secondary-action';
import { VoiceLine } from './voice-line';

interface Props {
  practice: ItemPractice;
  last: boolean;
  /** Where the accent has no place of its own on the page. */
  accent?: AccentPreference;
}

const SLOW = 0.75;

/** Listen, speak, go on: the three things within a thumb's reach. */
export function SpeakDock({ practice, last, accent }: Props) {
  const { item, playback, speaking, answer, steps } = practice;
  const { phase, samples } = speaking;
  const { comparing } = playback;
  const { judgement } = answer;
  const { putOff } = steps;
  const t = useScopedI18n('lesson');
  const listening = useScopedI18n('listening');
  const deferred = useScopedI18n('practice.later');
  const recording = phase.name === 'recording';
  const busy = isBusy(phase);
  return (
    <Dock
      line={
        <div>
          <PlaybackStatus now={playback.now} />
          <VoiceLine
            clip={item.clip}
            trace={speaking.trace}
            recording={recording}
            samples={samples}
            judgement={judgement}
          />
        </div>
      }
      quiet={
        <>
          {samples ? (
            <SecondaryAction
              onClick={playback.compare}
              disabled={recording}
              icon={comparing ? <StopIcon /> : <CompareIcon />}
              aria-label={comparing ? undefined : listening('compareLabel')}
            >
              {comparing ? t('listenStop') : listening('compare')}
            </SecondaryAction>
          ) : (
            <SecondaryAction
              onClick={() => playback.listen(SLOW)}
              disabled={recording}
              icon={<SpeakerIcon />}
            >
              {t('listenSlow')}
            </SecondaryAction>
          )}
          <PlaybackSettingsPanel
            item={item}
            playback={playback}
            listening={practice.listening}
            speaking={speaking}
            dictation={false}
            accent={accent}
          />
          <SecondaryAction
            onClick={() => steps.setMode('TYPE')}
            disabled={recording}
            icon={<KeyboardIcon />}
          >
            {t('typing.use')}
          </SecondaryAction>
          {putOff && (
            <SecondaryAction onClick={() => putOff(false)} disabled={busy} icon={<MicOffIcon />}>
              {deferred('say')}
            </SecondaryAction>
          )}
        </>
      }
    >
      <PlayAction playback={playback} disabled={recording} />
      <MicrophoneButton phase={phase} onClick={speaking.speak} />
      <DockAction
        label={judgement ? (last ? t('seeSummary') : t('next')) : t('skip')}
        icon={<ArrowRightIcon />}
        onClick={steps.next}
        disabled={recording}
        primary={judgement?.passed}
      />
    </Dock>
  );
}
