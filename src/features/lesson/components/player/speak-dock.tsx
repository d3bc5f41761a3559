'use client';
import { isUnrecorded } from '~/audio/unrecorded';
import { ArrowRightIcon } from '~/components/ui/icons/arrows';
import { CompareIcon, KeyboardIcon, StopIcon } from '~/components/ui/icons/playing';
import { toOutcome } from '~/domain/lesson-feedback';
import { useScopedI18n } from '~/i18n/client';
import { isBusy } from '../../player/lesson-machine';
import type { ItemPractice } from '../../player/use-item-practice';
import type { AccentPreference } from '../../use-accent';
import { DockAction } from '../dock-action';
import { MicrophoneButton } from '../microphone-button';
import { PlaybackStatus } from '../playback-status';
import { SecondaryAction } from '../secondary-action';
import { PlaybackSettingsPanel } from '../settings/playback-settings-panel';
import { VoiceLine } from '../voice-line';
import { Dock } from './dock';
import { ItemMoves } from './item-moves';
import { PlayAction } from './play-action';

interface Props {
  practice: ItemPractice;
  last: boolean;
  /** Accent to choose here, on pages without an accent switch. */
  accent?: AccentPreference;
}

/** Toolbar in speaking mode: listen, speak, continue, within reach of the thumb. */
export function SpeakDock({ practice, last, accent }: Props) {
  const { item, playback, speaking, answer, steps } = practice;
  const { phase, samples } = speaking;
  const { comparing } = playback;
  const { judgement } = answer;
  // An item that is almost a pass has no attempt yet.
  const isAnswered =
    judgement !== null && (answer.leftOpen !== null || toOutcome(judgement) !== 'almost');
  const t = useScopedI18n('lesson');
  const listening = useScopedI18n('listening');
  const recording = phase.name === 'recording';
  return (
    <Dock
      line={
        <div className="relative">
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
          {samples && isUnrecorded(item.clip) && (
            <SecondaryAction
              onClick={playback.listenToOwn}
              disabled={recording}
              icon={playback.voice.playing ? <StopIcon /> : <CompareIcon />}
            >
              {playback.voice.playing ? t('listenStop') : listening('own')}
            </SecondaryAction>
          )}
          {samples && !isUnrecorded(item.clip) && (
            <SecondaryAction
              onClick={playback.compare}
              disabled={recording}
              icon={comparing ? <StopIcon /> : <CompareIcon />}
              aria-label={comparing ? undefined : listening('compareLabel')}
            >
              {comparing ? t('listenStop') : listening('compare')}
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
          <ItemMoves steps={steps} busy={isBusy(phase)} />
        </>
      }
    >
      <PlayAction playback={playback} disabled={recording} />
      <MicrophoneButton phase={phase} onClick={speaking.speak} />
      <DockAction
        label={isAnswered ? (last ? t('seeSummary') : t('next')) : t('skip')}
        icon={<ArrowRightIcon />}
        onClick={steps.next}
        disabled={recording}
        primary={judgement?.passed || answer.leftOpen !== null}
      />
    </Dock>
  );
}
