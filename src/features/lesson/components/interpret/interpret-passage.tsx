'use client';
import { useEffect, useRef, useState } from 'react';
import { usePlayback } from '~/audio/use-playback';
import { Button } from '~/components/ui/button';
import { SpeakerIcon, StopIcon } from '~/components/ui/icons/playing';
import { Phrases } from '~/components/ui/phrases';
import { TextAreaField } from '~/components/ui/text-area-field';
import type { Accent } from '~/domain/speech/accent';
import { useScopedI18n } from '~/i18n/client';
import type { LessonItem } from '~/schemas/lesson';
import { useInterpreting } from '../../player/use-interpreting';
import { usePlaybackSettings } from '../../player/use-playback-settings';
import type { ScorerInUse } from '../../player/use-scorer';
import { InterpretProblem } from './interpret-problem';
import { InterpretResult } from './interpret-result';
import { InterpretSpeak } from './interpret-speak';
import { InterpretType } from './interpret-type';

interface Props {
  passage: readonly LessonItem[];
  accent: Accent;
  engine: ScorerInUse;
  /** Called when a result is shown. */
  onDone: () => void;
  onAgain: () => void;
  onNext: () => void;
  onLeave: () => void;
}

/** One passage: listen, take notes, give it back, compare. */
export function InterpretPassage({ passage, accent, engine, onDone, ...actions }: Props) {
  const t = useScopedI18n('interpret');
  const [{ speed }] = usePlaybackSettings();
  const [playback, now] = usePlayback();
  const [notes, setNotes] = useState('');
  const [types, setTypes] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const interpreting = useInterpreting({ items: passage, accent, rate: speed, engine, playback });
  const { phase, heard } = interpreting;
  const isDone = phase.name === 'done';
  useEffect(() => {
    heading.current?.focus();
  }, []);
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone, onDone]);

  if (isDone)
    return (
      <InterpretResult
        passage={passage}
        clipOf={interpreting.clipOf}
        result={phase.result}
        notes={notes.trim()}
        rate={speed}
        playback={playback}
        now={now}
        {...actions}
      />
    );
  const ms = passage.reduce((sum, { audio }) => sum + audio[accent].durationMs / speed, 0);
  const isListening = phase.name === 'listening';
  const isBusy = ['opening', 'recording', 'scoring'].includes(phase.name);
  return (
    <main className="column grid max-w-[720px] flex-1 content-start gap-6 py-8">
      <header className="grid gap-2">
        <p className="kicker figures">
          {t('passage', { count: passage.length, seconds: Math.round(ms / 1000) })}
        </p>
        <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
          <Phrases>{t('title')}</Phrases>
        </h1>
        <p className="max-w-text">
          <Phrases>{t('lead')}</Phrases>
        </p>
      </header>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button
          size="lg"
          variant={heard ? 'secondary' : 'primary'}
          icon={isListening ? <StopIcon /> : <SpeakerIcon />}
          busy={phase.name === 'loading'}
          disabled={isBusy}
          onClick={interpreting.listen}
        >
          {isListening ? t('stop') : heard ? t('listenAgain') : t('listen')}
        </Button>
        <p role="status" className="text-sm text-soft empty:hidden">
          {phase.name === 'loading' || now.status === 'loading'
            ? t('loading')
            : isListening
              ? t('listening')
              : ''}
        </p>
      </div>
      <TextAreaField
        name="notes"
        label={t('notes')}
        hint={t('notesHint')}
        value={notes}
        onChange={(event) => setNotes(event.target.value)}
        autoComplete="off"
        spellCheck={false}
        maxLength={2000}
      />
      <InterpretProblem
        phase={phase}
        onScoreAgain={interpreting.scoreAgain}
        onType={types ? null : () => setTypes(true)}
      />
      {types ? (
        <InterpretType onCheck={interpreting.check} onSpeak={() => setTypes(false)} />
      ) : (
        <InterpretSpeak interpreting={interpreting} onType={() => setTypes(true)} />
      )}
      <footer className="grid justify-items-start gap-2 border-t border-line pt-4">
        <p className="text-sm text-soft">
          <Phrases>{t('practiceNote')}</Phrases>
        </p>
        <button type="button" className="link min-h-11" onClick={actions.onLeave}>
          {t('back')}
        </button>
      </footer>
    </main>
  );
}
