'use client';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useClipEnvelope } from '~/audio/use-clip-envelope';
import { Button } from '~/components/ui/button';
import { INPUT_CLASSES } from '~/components/ui/field';
import { ArrowRightIcon } from '~/components/ui/icons/arrows';
import { MicIcon } from '~/components/ui/icons/microphone';
import { EyeIcon } from '~/components/ui/icons/password';
import { RepeatIcon } from '~/components/ui/icons/playing';
import { Waveform } from '~/components/ui/waveform';
import {
  DICTATION_ENGINE,
  gradeDictation,
  RENDERING_ENGINE,
  SHOWN_TEXT_ENGINE,
} from '~/domain/dictation';
import { judgeTyped } from '~/domain/lesson-feedback';
import { useScopedI18n } from '~/i18n/client';
import { afterPaint } from '~/lib/after-paint';
import { classNames } from '~/lib/class-names';
import type { ItemPractice } from '../../player/use-item-practice';
import type { AccentPreference } from '../../use-accent';
import { DockAction } from '../dock-action';
import { PlaybackStatus } from '../playback-status';
import { SecondaryAction } from '../secondary-action';
import { PlaybackSettingsPanel } from '../settings/playback-settings-panel';
import { DeferredNote } from './deferred-note';
import { Dock } from './dock';
import { PlayAction } from './play-action';

interface Props {
  practice: ItemPractice;
  last: boolean;
  /** Accent to choose here, on pages without an accent switch. */
  accent?: AccentPreference;
}

/** Toolbar in typing mode: a lesson without a microphone. */
export function TypeDock({ practice, last, accent }: Props) {
  const { item, playback, speaking, steps } = practice;
  const { check, retry, next } = steps;
  const { judgement, peek, fromChinese } = practice.answer;
  const judged = judgement !== null;
  const isShown = peek === 'open';
  const recording = speaking.phase.name === 'recording';
  const t = useScopedI18n('lesson');
  const envelope = useClipEnvelope(item.clip.path);
  const [typed, setTyped] = useState('');
  const [empty, setEmpty] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  // Focuses the field on devices with a keyboard only: on a phone the on-screen keyboard would cover the page. The
  // focus computes the layout, for which the picture of the press need not wait.
  useEffect(() => {
    if (judged || isShown || !window.matchMedia('(pointer: fine)').matches) return;
    return afterPaint(() => input.current?.focus());
  }, [judged, isShown]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(typed.trim() === '');
    if (typed.trim() === '') return;
    const heardEngine = peek === 'none' ? DICTATION_ENGINE : SHOWN_TEXT_ENGINE;
    const engine = fromChinese ? RENDERING_ENGINE : heardEngine;
    check(judgeTyped(gradeDictation(typed, item.reference), engine, typed.trim()));
  };
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
              {peek === 'closed' || fromChinese
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
          {!judged && !isShown && !fromChinese && (
            <SecondaryAction onClick={() => steps.peek(true)} icon={<EyeIcon />}>
              {t('typing.show')}
            </SecondaryAction>
          )}
          {!judged && (
            <SecondaryAction onClick={next} icon={<ArrowRightIcon />}>
              {t('skip')}
            </SecondaryAction>
          )}
        </>
      }
    >
      {judged ? (
        <>
          <PlayAction playback={playback} disabled={recording} />
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
          <PlayAction playback={playback} disabled={recording} />
          <Button
            size="lg"
            className="col-span-2 justify-self-end"
            data-heir
            onClick={() => steps.peek(false)}
          >
            {t('typing.cover')}
          </Button>
        </>
      ) : (
        <form onSubmit={submit} noValidate className="col-span-3 grid w-full gap-2 tight:gap-1">
          <input
            ref={input}
            id={id}
            name="typed"
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setEmpty(false);
            }}
            lang="en"
            autoCapitalize="none"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            aria-invalid={empty ? true : undefined}
            aria-describedby={empty ? `${id}-empty` : undefined}
            className={classNames(INPUT_CLASSES, 'font-english')}
          />
          {empty && (
            <p id={`${id}-empty`} role="alert" className="text-sm text-again">
              {t('typing.empty')}
            </p>
          )}
          <div className="flex items-center justify-between">
            <PlayAction playback={playback} disabled={recording} />
            <Button type="submit" size="lg" data-heir>
              {t('typing.check')}
            </Button>
          </div>
        </form>
      )}
    </Dock>
  );
}
