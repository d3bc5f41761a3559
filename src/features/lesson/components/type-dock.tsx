'use client';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '~/components/ui/button';
import { EchoLine } from '~/components/ui/echo-line';
import { INPUT_CLASSES } from '~/components/ui/field';
import { ArrowRightIcon, MicIcon, RepeatIcon, SpeakerIcon, StopIcon } from '~/components/ui/icons';
import { useScopedI18n } from '~/i18n/client';
import { classNames } from '~/lib/class-names';
import type { LessonClip, LessonItem } from '~/schemas/lesson';
import { useClipEnvelope } from '../player/use-clip-envelope';
import { Dock } from './dock';
import { DockAction } from './dock-action';
import { QuietAction } from './quiet-action';

interface Props {
  kind: LessonItem['kind'];
  judged: boolean;
  clip: LessonClip;
  playing: boolean;
  last: boolean;
  onListen: (rate?: number) => void;
  onCheck: (typed: string) => void;
  onRetry: () => void;
  onNext: () => void;
  onSpeakInstead: () => void;
}

const SLOW = 0.75;

/** Listen and type: the way through a lesson without a microphone. */
export function TypeDock(props: Props) {
  const { kind, judged, clip, playing, last, onListen, onCheck, onRetry, onNext } = props;
  const t = useScopedI18n('lesson');
  const envelope = useClipEnvelope(clip.path);
  const [typed, setTyped] = useState('');
  const [empty, setEmpty] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  // With a real keyboard the field is ready to write; on a phone the keys would cover the page.
  useEffect(() => {
    if (!judged && window.matchMedia('(pointer: fine)').matches) input.current?.focus();
  }, [judged]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(typed.trim() === '');
    if (typed.trim() !== '') onCheck(typed);
  };
  const listenAction = (
    <DockAction
      label={playing ? t('listenStop') : t('listen')}
      icon={playing ? <StopIcon /> : <SpeakerIcon />}
      onClick={() => onListen()}
    />
  );
  return (
    <Dock
      line={<EchoLine envelope={envelope} swings={48} className="h-10" />}
      quiet={
        <>
          <QuietAction onClick={() => onListen(SLOW)} icon={<SpeakerIcon />}>
            {t('listenSlow')}
          </QuietAction>
          <QuietAction onClick={props.onSpeakInstead} icon={<MicIcon />}>
            {t('typing.useMicrophone')}
          </QuietAction>
          {!judged && (
            <QuietAction onClick={onNext} icon={<ArrowRightIcon />}>
              {t('skip')}
            </QuietAction>
          )}
        </>
      }
    >
      {judged ? (
        <>
          {listenAction}
          <DockAction label={t('typing.again')} icon={<RepeatIcon />} onClick={onRetry} />
          <DockAction
            label={last ? t('seeSummary') : t('next')}
            icon={<ArrowRightIcon />}
            onClick={onNext}
            primary
          />
        </>
      ) : (
        <form onSubmit={submit} noValidate className="col-span-3 grid w-full gap-2">
          <label htmlFor={id} className="text-sm font-semibold">
            {kind === 'WORD' ? t('typing.wordLabel') : t('typing.label')}
          </label>
          <input
            ref={input}
            id={id}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            lang="en"
            autoCapitalize="off"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            aria-describedby={`${id}-empty`}
            className={classNames(INPUT_CLASSES, 'font-english')}
          />
          <p id={`${id}-empty`} role="alert" className="text-sm text-again empty:hidden">
            {empty ? t('typing.empty') : ''}
          </p>
          <div className="flex items-center justify-between">
            {listenAction}
            <Button type="submit" size="lg">
              {t('typing.check')}
            </Button>
          </div>
        </form>
      )}
    </Dock>
  );
}
