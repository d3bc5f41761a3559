'use client';
import { type Dispatch, useEffect, useRef } from 'react';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { VISITOR } from '~/device/owner';
import { useSyncState } from '~/device/sync-state';
import { summarise } from '~/domain/lesson-summary';
import type { Accent } from '~/domain/speech/accent';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';
import { StorageNote } from '../components/storage-note';
import type { LessonEvent, LessonState } from '../player/lesson-machine';
import type { OpenedLesson } from '../player/stored-work';
import type { Exercise } from '../player/use-exercise';
import type { PracticeTimer } from '../player/use-practice-timer';
import { chooseMainAction } from './main-action';
import { useMembershipOver } from './membership-over';
import { PracticeStreak } from './practice-streak';
import { SaveResults } from './save-results';
import { SummaryAction } from './summary-action';
import { SummaryDetails } from './summary-details';
import { SummaryFigures } from './summary-figures';
import { UnitPicture } from './unit-picture';
import { useLineSlots } from './use-line-slots';
import { usePracticeMinutes } from './use-practice-minutes';

interface Props {
  lesson: OpenedLesson;
  accent: Accent;
  storageFails: boolean;
  dispatch: Dispatch<LessonEvent>;
  state: Pick<
    LessonState,
    'resumeAt' | 'deferred' | 'judgements' | 'earlier' | 'spoken' | 'leftOpen'
  >;
  time: Pick<PracticeTimer, 'spentMs' | 'addMore' | 'startAnew'>;
  onExercise: (exercise: Exercise) => void;
}

/** Summary of a lesson: on the first screen the figures, the unit's two voices as one picture, what comes next and
 *  one button; below it what went well, what to repeat, and other exercises. */
export function LessonSummaryView(props: Props) {
  const { lesson, accent, storageFails, dispatch, state, time, onExercise } = props;
  const t = useScopedI18n('lesson.summary');
  const figures = useScopedI18n('summary.picture');
  const times = useScopedI18n('practice.time');
  const language = useLanguage();
  const { status } = useSyncState();
  const { unit, items, owner } = lesson;
  const { resumeAt } = state;
  const summary = summarise(items, state.judgements, lesson.best, state.earlier, state.leftOpen);
  const { passed, left, averageScore, typed } = summary;
  const isVisitor = owner === VISITOR;
  const isLost = storageFails || status === 'lost';
  const action = chooseMainAction({
    timeOver: resumeAt !== null,
    left: left.length,
    membershipOver: useMembershipOver(unit),
    canSave: isVisitor && !isLost,
  });
  const slots = useLineSlots(items, accent, state.spoken);
  const minutes = usePracticeMinutes(time.spentMs);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <main className="column grid max-w-[720px] flex-1 content-start gap-10 pt-3 pb-10 md:pt-6">
      <div className="grid gap-3 md:gap-5">
        <header className="grid">
          <p className="kicker">{unit.headline[language]}</p>
          <h1 ref={heading} tabIndex={-1} className="text-xl outline-none md:text-3xl">
            <Phrases>
              {resumeAt !== null ? times('title') : left.length > 0 ? t('titleLeft') : t('title')}
            </Phrases>
          </h1>
        </header>
        <SummaryFigures
          passed={passed}
          count={items.length}
          averageScore={averageScore}
          spentMs={time.spentMs}
          typed={typed}
        />
        {isLost ? (
          <StorageNote fails={storageFails} />
        ) : isVisitor ? (
          <SaveResults filled={action === 'signup'} />
        ) : (
          status === 'quiet' && <PracticeStreak />
        )}
        <UnitPicture
          slots={slots}
          name={unit.slug}
          headline={unit.headline[language]}
          figures={
            averageScore === null
              ? figures('figuresWithoutAverage', { passed, count: items.length, minutes })
              : figures('figures', { passed, count: items.length, score: averageScore, minutes })
          }
        />
        <SummaryAction
          action={action}
          lesson={lesson}
          left={left}
          resumeAt={resumeAt}
          isLost={isLost}
          onLeft={(indexes) => dispatch({ type: 'practiseLeft', indexes })}
          onContinue={(index) => dispatch({ type: 'goTo', index })}
          onMore={time.addMore}
        />
      </div>
      <SummaryDetails
        lesson={lesson}
        accent={accent}
        summary={summary}
        deferred={state.deferred}
        dispatch={dispatch}
        onExercise={onExercise}
      />
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
