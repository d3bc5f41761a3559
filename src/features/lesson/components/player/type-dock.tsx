'use client';
import { useId, useState } from 'react';
import { useClipEnvelope } from '~/audio/use-clip-envelope';
import { Button } from '~/components/ui/button';
import { ArrowRightIcon } from '~/components/ui/icons/arrows';
import { MicIcon } from '~/components/ui/icons/microphone';
import { EyeIcon } from '~/components/ui/icons/password';
import { RepeatIcon } from '~/components/ui/icons/playing';
import { Waveform } from '~/components/ui/waveform';
import {
  DICTATION_ENGINE,
  gradeDictation,
  MEANING_ENGINE,
  RENDERING_ENGINE,
  SHOWN_TEXT_ENGINE,
} from '~/domain/dictation';
import { judgeTyped } from '~/domain/lesson-feedback';
import { useScopedI18n } from '~/i18n/client';
import { isBusy } from '../../player/lesson-machine';
import type { ItemPractice } from '../../player/use-item-practice';
import type { AccentPreference } from '../../use-accent';
import { DockAction } from '../dock-action';
import { PlaybackStatus } from '../playback-status';
import { SecondaryAction } from '../secondary-action';
import { PlaybackSettingsPanel } from '../settings/playback-settings-panel';
import { DeferredNote } from './deferred-note';
import { Dock } from './dock';
import { ItemMoves } from './item-moves';
import { PlayAction } from './play-action';
import { TypeField } from './type-field';

interface Props {
  practice: ItemPractice;
  last: boolean;
  /** Accent to choose here, on pages without an accent switch. */
  accent?: AccentPreference;
}

/** Toolbar in typing mode: a lesson without a microphone, with the same ways on and back as speaking. */
export function TypeDock({ practice, last, accent }: Props) {
  const { item, playback, speaking, steps } = practice;
  const { check, retry, next } = steps;
  const { judgement, peek, fromChinese } = practice.answer;
  const judged = judgement !== null;
  const isShown = peek === 'open';
  const { isMuted } = playback;
  const recording = speaking.phase.name === 'recording';
  const t = useScopedI18n('lesson');
  const listening = useScopedI18n('listening');
  const envelope = useClipEnvelope(item.clip.path);
  const [typed, setTyped] = useState('');
  const id = useId();
  const submit = (text: string) => {
    const unseenEngine = isMuted ? MEANING_ENGINE : DICTATION_ENGINE;
    const itemEngine = peek === 'none' ? unseenEngine : SHOWN_TEXT_ENGINE;
    const engine = fromChinese ? RENDERING_ENGINE : itemEngine;
    check(judgeTyped(gradeDictation(text, item.reference), engine, text));
  };
  const peeks = !fromChinese && !isShown;
  // What is typed from its Chinese without a sound can be looked up instead of being heard.
  const hear = !isMuted ? (
    <PlayAction playback={playback} disabled={recording} />
  ) : peeks ? (
    <DockAction label={listening('showText')} icon={<EyeIcon />} onClick={() => steps.peek(true)} />
  ) : (
    <span />
  );
  const skip = <DockAction label={t('skip')} icon={<ArrowRightIcon />} onClick={next} />;
  return (
    <Dock
      line={
        <div className="relative">
          <DeferredNote steps={steps} />
          <PlaybackStatus now={playback.now} />
          <Waveform
            envelope={envelope}
            swings={48}
            className={judged ? 'h-10' : 'h-10 tight:hidden'}
          />
          {!judged && !isShown && (
            <label htmlFor={id} className="block text-sm font-semibold">
              {fromChinese
                ? t('typing.sentenceLabel')
                : peek === 'closed' || isMuted
                  ? t('typing.shownLabel')
                  : item.kind === 'WORD'
                    ? t('typing.wordLabel')
                    : t('typing.label')}
            </label>
          )}
        </div>
      }
      quiet={
        <>
          <PlaybackSettingsPanel
            item={item}
            playback={playback}
            listening={practice.listening}
            speaking={speaking}
            dictation={!judged}
            accent={accent}
          />
          <SecondaryAction onClick={() => steps.setMode('SPEAK')} icon={<MicIcon />}>
            {t('typing.useMicrophone')}
          </SecondaryAction>
          {!judged && peeks && !isMuted && (
            <SecondaryAction onClick={() => steps.peek(true)} icon={<EyeIcon />}>
              {t('typing.show')}
            </SecondaryAction>
          )}
          <ItemMoves steps={steps} busy={isBusy(speaking.phase)} />
        </>
      }
    >
      {judged ? (
        <>
          {hear}
          <DockAction label={t('typing.again')} icon={<RepeatIcon />} onClick={retry} />
          <DockAction
            label={last ? t('seeSummary') : t('next')}
            icon={<ArrowRightIcon />}
            onClick={next}
            primary
            heir
          />
        </>
      ) : isShown ? (
        <>
          {hear}
          <Button className="px-4" data-heir onClick={() => steps.peek(false)}>
            {t('typing.cover')}
          </Button>
          {skip}
        </>
      ) : (
        <TypeField
          id={id}
          typed={typed}
          onTyped={setTyped}
          onCheck={submit}
          before={hear}
          after={skip}
        />
      )}
    </Dock>
  );
}
