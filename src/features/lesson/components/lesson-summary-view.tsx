'use client';
import { type Dispatch, useEffect, useRef } from 'react';
import { Button } from '~/components/ui/button';
import { Link } from '~/components/ui/link';
import { Notice } from '~/components/ui/notice';
import { Phrases } from '~/components/ui/phrases';
import { Waveform } from '~/components/ui/waveform';
import { VISITOR } from '~/device/owner';
import { useSyncState } from '~/device/sync-state';
import { summarise } from '~/domain/lesson-summary';
import type { Accent } from '~/domain/speech/ipa';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';
import type { LessonEvent, LessonState } from '../player/lesson-machine';
import type { OpenedLesson } from '../player/stored-work';
import type { Exercise } from '../player/use-exercise';
import type { PracticeTimer } from '../player/use-practice-timer';
import { DeferredItems } from './deferred-items';
import { InterpretingPrompt } from './interpreting-prompt';
import { MembershipOver } from './membership-over';
import { NextStepButton } from './next-step-button';
import { ShadowingPrompt } from './shadowing-prompt';
import { StorageNote } from './storage-note';
import { TimeOver } from './time-over';
import { WeakPhonemes } from './weak-phonemes';
import { WordList } from './word-list';

interface Props {
  lesson: OpenedLesson;
  accent: Accent;
  storageFails: boolean;
  dispatch: Dispatch<LessonEvent>;
  state: Pick<LessonState, 'resumeAt' | 'deferred' | 'judgements' | 'earlier'>;
  time: Pick<PracticeTimer, 'addMore' | 'startAnew'>;
  onExercise: (exercise: Exercise) => void;
}

/** Summary of a lesson: what went well, what to repeat, and where the results are stored. */
export function LessonSummaryView({
  lesson,
  accent,
  storageFails,
  dispatch,
  state,
  time,
  onExercise,
}: Props) {
  const t = useScopedI18n('lesson.summary');
  const times = useScopedI18n('practice.time');
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const { unit, items } = lesson;
  const { passed, left, repeat, bestWords, weakPhonemes, typed } = summarise(
    items,
    state.judgements,
    lesson.best,
    state.earlier,
  );
  const first = left[0];
  const { resumeAt, deferred } = state;
  return (
    <main className="column grid max-w-[720px] flex-1 content-start gap-8 py-8">
      <header className="grid gap-2">
        <p className="kicker">{unit.headline[language]}</p>
        <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
          <Phrases>
            {resumeAt !== null ? times('title') : left.length > 0 ? t('titleLeft') : t('title')}
          </Phrases>
        </h1>
        <Waveform envelope={unit.envelope} progress={passed / items.length} className="my-4 h-16" />
        <p className="figures text-lg">
          {t('passed')} <strong>{t('passedOf', { passed, count: items.length })}</strong>
        </p>
        {typed > 0 && (
          <p className="text-sm text-soft">
            <Phrases>{t('typedNote', { count: typed })}</Phrases>
          </p>
        )}
      </header>
      {resumeAt !== null && (
        <TimeOver
          owner={lesson.owner}
          resumeAt={resumeAt}
          left={left.length}
          onMore={() => {
            time.addMore();
            dispatch({ type: 'goTo', index: resumeAt });
          }}
        />
      )}
      {left.length === 0 && <MembershipOver unit={unit} />}
      <DeferredItems
        owner={lesson.owner}
        count={deferred.length}
        onSpeak={() => {
          dispatch({ type: 'mode', mode: 'SPEAK' });
          dispatch({ type: 'repeat', indexes: deferred });
        }}
      />
      {(bestWords.length > 0 || repeat.length > 0) && (
        <>
          <WordList title={t('well')} words={bestWords} none={t('wellNone')} />
          <WordList
            title={t('repeat')}
            words={repeat.map((index) => items[index]!.text)}
            none={t('repeatNone')}
            action={
              repeat.length > 0 && (
                <Button
                  variant={first === undefined ? 'primary' : 'secondary'}
                  onClick={() => dispatch({ type: 'repeat', indexes: repeat })}
                >
                  {t('repeatThese', { count: repeat.length })}
                </Button>
              )
            }
          />
        </>
      )}
      {weakPhonemes.length > 0 && <WeakPhonemes phonemes={weakPhonemes} accent={accent} />}
      {resumeAt === null && first !== undefined && (
        <section className="grid justify-items-start gap-3">
          <p>
            <Phrases>{t('left', { left: left.length })}</Phrases>
          </p>
          <Button onClick={() => dispatch({ type: 'goTo', index: first })}>
            {t('continueLeft')}
          </Button>
        </section>
      )}
      <ShadowingPrompt onShadow={() => onExercise('shadowing')} />
      <InterpretingPrompt onInterpret={() => onExercise('interpreting')} />
      <ResultsLocation lesson={lesson} storageFails={storageFails} complete={left.length === 0} />
      <nav className="flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-4">
        <button
          type="button"
          className="link min-h-11"
          onClick={() => {
            time.startAnew();
            dispatch({ type: 'goTo', index: 0 });
          }}
        >
          {t('again')}
        </button>
        <Link
          className="link inline-flex min-h-11 items-center"
          href={localePath(language, route('course-news'))}
        >
          {t('others')}
        </Link>
      </nav>
    </main>
  );
}

interface WhereProps {
  lesson: OpenedLesson;
  storageFails: boolean;
  /** Whether the unit is complete, so that saving the results is the next step. */
  complete: boolean;
}

/** Where the results are stored: a visitor can move them into an account. */
function ResultsLocation({ lesson, storageFails, complete }: WhereProps) {
  const t = useScopedI18n('lesson.summary');
  const sync = useScopedI18n('lesson.sync');
  const language = useLanguage();
  const { status } = useSyncState();
  if (storageFails || status === 'lost') return <StorageNote fails={storageFails} />;
  if (lesson.owner !== VISITOR)
    return (
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p role="status">
          <Phrases>{status === 'sending' ? sync('sending') : t('kept')}</Phrases>
        </p>
        {complete ? (
          <NextStepButton waits={status === 'sending'} />
        ) : (
          <Button asChild variant="secondary">
            <Link href={localePath(language, route('my-lesson'))}>{t('toMyLesson')}</Link>
          </Button>
        )}
      </div>
    );
  const myLearningPath = encodeURIComponent(localePath(language, route('my-lesson')));
  return (
    <Notice className="border-gold">
      <p className="text-base">
        <Phrases>{t('visitor')}</Phrases>
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button asChild variant={complete ? 'primary' : 'secondary'}>
          <Link href={localePath(language, route('signup'))}>{t('signup')}</Link>
        </Button>
        <Button asChild variant="quiet">
          <Link href={`${localePath(language, route('login'))}?next=${myLearningPath}`}>
            {t('login')}
          </Link>
        </Button>
      </div>
    </Notice>
  );
}
