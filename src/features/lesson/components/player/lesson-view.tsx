'use client';
import { memo, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { lazyComponent } from '~/components/ui/lazy-component';
import { useLoadAfterTouch, useNeeded } from '~/components/ui/load-later';
import { openingQueue } from '~/domain/lesson-queue';
import { withMessages } from '~/i18n/with-messages';
import { saveBegun } from '../../player/lesson-begun';
import { createLessonState, type LessonState, lessonReducer } from '../../player/lesson-machine';
import { useReplayEarlyEvents } from '../../player/replay-early-events';
import type { OpenedLesson } from '../../player/stored-work';
import { useExercise } from '../../player/use-exercise';
import { usePracticeTimer } from '../../player/use-practice-timer';
import { useScorer } from '../../player/use-scorer';
import { useStoreResults } from '../../player/use-store-results';
import { useAccent } from '../../use-accent';
import { ItemView } from './item-view';
import { LessonHeader } from './lesson-header';

const SUMMARY = lazyComponent(() =>
  withMessages(() =>
    import('../../summary/lesson-summary-view').then(({ LessonSummaryView }) => LessonSummaryView),
  ),
);
const SAVE_ACCENT = lazyComponent(() =>
  import('../settings/save-accent-prompt').then(({ SaveAccentPrompt }) => SaveAccentPrompt),
);
const SHADOWING = lazyComponent(() =>
  withMessages(() => import('../shadow/shadowing-view').then(({ ShadowingView }) => ShadowingView)),
);
const INTERPRETING = lazyComponent(() =>
  withMessages(() =>
    import('../interpret/interpreting-view').then(({ InterpretingView }) => InterpretingView),
  ),
);

const CONSECUTIVE = lazyComponent(() =>
  withMessages(() =>
    import('../consecutive/consecutive-view').then(({ ConsecutiveView }) => ConsecutiveView),
  ),
);

/** The item, which the seconds of the header do not render again. */
const CurrentItem = memo(ItemView);

/** A lesson in progress: the header with the practised time, one item at a time, and the summary. */
export function LessonView({ lesson }: { lesson: OpenedLesson }) {
  const { items, best, unit, storedWork } = lesson;
  const isReady = storedWork !== 'unknown';
  const [state, dispatch] = useReducer(lessonReducer, null, () => openLesson(lesson));
  const choice = useAccent();
  const { accent } = choice;
  /** Index of the item at which the accent was changed: the prompt to save it is shown only there. */
  const [chosenAt, setChosenAt] = useState<number | null>(null);
  const resultStore = useStoreResults(lesson, accent);
  const engine = useScorer();
  const atSummary = state.index >= state.count;
  const [exercise, setExercise] = useExercise();
  const time = usePracticeTimer({
    startMs: lesson.spentMs,
    budgetMs: lesson.budgetMs,
    running: isReady && (!atSummary || exercise !== null),
    store: resultStore.storeTime,
  });

  useReplayEarlyEvents(isReady);
  useEffect(() => {
    if (isReady) saveBegun(unit.slug);
  }, [isReady, unit.slug]);

  const SaveAccent = useNeeded(SAVE_ACCENT, chosenAt !== null);
  const SummaryView = useNeeded(SUMMARY, atSummary);
  const ShadowingView = useNeeded(SHADOWING, exercise === 'shadowing');
  const InterpretingView = useNeeded(INTERPRETING, exercise === 'interpreting');
  const ConsecutiveView = useNeeded(CONSECUTIVE, exercise === 'consecutive');
  useLoadAfterTouch(SUMMARY);
  useLoadAfterTouch(SHADOWING);
  useLoadAfterTouch(INTERPRETING);
  useLoadAfterTouch(CONSECUTIVE);

  // Stores the position on every move; a position during a repetition is not one to resume at.
  const { storePosition } = resultStore;
  const before = useRef(state.index);
  useEffect(() => {
    if (state.queue?.kind === 'repeat' || before.current === state.index) return;
    before.current = state.index;
    const { resumeAt } = state;
    storePosition(resumeAt ?? state.index, atSummary && resumeAt === null);
  }, [state, atSummary, storePosition]);

  // Stores newly deferred items; those from before are stored already.
  const { storeDeferred } = resultStore;
  const deferredIds = useRef(new Set(lesson.deferred));
  useEffect(() => {
    for (const index of state.deferred) {
      if (!deferredIds.current.has(index)) storeDeferred(items[index]!.id);
    }
    deferredIds.current = new Set(state.deferred);
  }, [state.deferred, items, storeDeferred]);

  // Stores items that are left open; one that is spoken afterwards is stored as an attempt.
  const { storeOpenItem } = resultStore;
  const openIds = useRef(new Set(state.leftOpen));
  useEffect(() => {
    for (const index of state.leftOpen) {
      if (!openIds.current.has(index)) storeOpenItem(items[index]!.id);
    }
    openIds.current = new Set(state.leftOpen);
  }, [state.leftOpen, items, storeOpenItem]);

  const passedItems = items.map(({ id }, index) => {
    const now = state.judgements[index];
    return now || best[id] ? Boolean(now?.passed || best[id]?.passed) : null;
  });
  const item = items[state.index];
  const leaveExercise = () => setExercise(null);
  const taught = useMemo(() => taughtWords(items), [items]);
  return (
    <div className="flex min-h-dvh flex-col">
      <LessonHeader
        unit={unit}
        index={state.index}
        count={state.count}
        passedItems={passedItems}
        time={time}
        accent={accent}
        exercise={exercise}
        isRecording={state.phase.name === 'recording'}
        onAccent={(to) => {
          choice.choose(to);
          setChosenAt(state.index);
        }}
      />
      {chosenAt === state.index && SaveAccent && <SaveAccent choice={choice} />}
      {exercise === 'shadowing' && ShadowingView ? (
        <ShadowingView items={items} accent={accent} engine={engine} onLeave={leaveExercise} />
      ) : exercise === 'interpreting' && InterpretingView ? (
        <InterpretingView
          slug={unit.slug}
          items={items}
          accent={accent}
          engine={engine}
          onLeave={leaveExercise}
        />
      ) : exercise === 'consecutive' && ConsecutiveView ? (
        <ConsecutiveView
          slug={unit.slug}
          items={items}
          accent={choice}
          engine={engine}
          onLeave={leaveExercise}
        />
      ) : item && exercise === null ? (
        <CurrentItem
          key={state.index}
          item={item}
          accent={accent}
          state={state}
          dispatch={dispatch}
          onJudged={resultStore.storeJudgement}
          timeOver={time.spentMs >= time.budgetMs}
          engine={engine}
          taught={taught}
          listenFirst={state.take > 0}
          storageFails={resultStore.storageFails}
        />
      ) : SummaryView && exercise === null ? (
        <SummaryView
          lesson={lesson}
          accent={accent}
          storageFails={resultStore.storageFails}
          dispatch={dispatch}
          state={state}
          time={time}
          onExercise={setExercise}
        />
      ) : (
        <main className="flex-1" aria-busy="true" />
      )}
    </div>
  );
}

/** The words that a unit teaches: the most frequent substitutes when one of them is not said. */
const taughtWords = (items: OpenedLesson['items']) =>
  items.flatMap(({ kind, reference }) => (kind === 'WORD' ? reference : []));

/** Initial state: at the learner's last position, with what is left of the unit, or at the summary when today's time is
 *  over already. */
function openLesson(lesson: OpenedLesson): LessonState {
  const { items, currentIndex, deferred, leftOpen, spentMs, budgetMs } = lesson;
  const queue = openingQueue(lesson);
  const open = leftOpen.map((id) => items.findIndex((item) => item.id === id));
  const start = queue?.items[0] ?? currentIndex;
  const state = createLessonState(items.length, start, deferred, open);
  if (spentMs < budgetMs) return { ...state, queue };
  return { ...state, index: state.count, resumeAt: state.index };
}
