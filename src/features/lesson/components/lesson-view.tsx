'use client';
import dynamic from 'next/dynamic';
import { memo, useEffect, useReducer, useRef, useState } from 'react';
import { summarise } from '~/domain/lesson-summary';
import { whenIdle } from '~/lib/when-idle';
import { useReplayEarlyClicks } from '../player/early-clicks';
import { saveBegun } from '../player/lesson-begun';
import { createLessonState, type LessonState, lessonReducer } from '../player/lesson-machine';
import type { OpenedLesson } from '../player/stored-work';
import { usePracticeTimer } from '../player/use-practice-timer';
import { useScorer } from '../player/use-scorer';
import { useStoreResults } from '../player/use-store-results';
import { useAccent } from '../use-accent';
import { ItemView } from './item-view';
import { LessonHeader } from './lesson-header';
import { SaveAccentPrompt } from './save-accent-prompt';

const loadSummary = () => import('./lesson-summary-view').then((m) => m.LessonSummaryView);
const loadShadowing = () => import('./shadowing-view').then((m) => m.ShadowingView);
const LessonSummaryView = dynamic(loadSummary, { ssr: false });
const ShadowingView = dynamic(loadShadowing, { ssr: false });

/** The item, which the seconds of the header do not render again. */
const CurrentItem = memo(ItemView);

/** A lesson in progress: the header with the ten minutes, one item at a time, and the summary. */
export function LessonView({ lesson }: { lesson: OpenedLesson }) {
  const { items, best, unit, storedWork } = lesson;
  const isReady = storedWork !== 'unknown';
  const [state, dispatch] = useReducer(lessonReducer, null, () => openLesson(lesson));
  const choice = useAccent();
  const { accent } = choice;
  /** Index of the item at which the accent was changed: the prompt to save it is shown there only. */
  const [chosenAt, setChosenAt] = useState<number | null>(null);
  const resultStore = useStoreResults(lesson, accent);
  const engine = useScorer();
  const atSummary = state.index >= state.count;
  const [shadowing, setShadowing] = useState(false);
  const time = usePracticeTimer({
    startMs: lesson.spentMs,
    budgetMs: lesson.budgetMs,
    running: isReady && (!atSummary || shadowing),
    store: resultStore.storeTime,
  });

  useReplayEarlyClicks(isReady);
  useEffect(() => {
    if (isReady) saveBegun(unit.slug);
  }, [isReady, unit.slug]);

  // The end of the lesson is loaded before it is reached: it has to work without a connection.
  useEffect(
    () => whenIdle(() => void Promise.all([loadSummary(), loadShadowing()]).catch(() => {})),
    [],
  );

  // Stores the position on every move; a position during a repetition is not one to resume at.
  const { storePosition } = resultStore;
  const before = useRef(state.index);
  useEffect(() => {
    if (state.queue !== null || before.current === state.index) return;
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

  const passedItems = items.map(({ id }, index) => {
    const now = state.judgements[index];
    return now || best[id] ? Boolean(now?.passed || best[id]?.passed) : null;
  });
  const item = items[state.index];
  return (
    <div className="flex min-h-dvh flex-col">
      <LessonHeader
        unit={unit}
        index={state.index}
        count={state.count}
        passedItems={passedItems}
        time={time}
        accent={accent}
        onAccent={(to) => {
          choice.choose(to);
          setChosenAt(state.index);
        }}
      />
      {chosenAt === state.index && <SaveAccentPrompt choice={choice} />}
      {item ? (
        <CurrentItem
          key={state.index}
          item={item}
          accent={accent}
          state={state}
          dispatch={dispatch}
          onJudged={resultStore.storeJudgement}
          timeOver={time.spentMs >= time.budgetMs}
          engine={engine}
          listenFirst={state.take > 0}
          storageFails={resultStore.storageFails}
        />
      ) : shadowing ? (
        <ShadowingView
          items={items}
          accent={accent}
          engine={engine}
          onLeave={() => setShadowing(false)}
        />
      ) : (
        <LessonSummaryView
          lesson={lesson}
          accent={accent}
          summary={summarise(items, state.judgements, best, state.earlier)}
          storageFails={resultStore.storageFails}
          dispatch={dispatch}
          state={state}
          time={time}
          onShadow={() => setShadowing(true)}
        />
      )}
    </div>
  );
}

/** Initial state: at the learner's last position, or at the summary when today's time is over already. */
function openLesson({
  items,
  currentIndex,
  deferred,
  spentMs,
  budgetMs,
}: OpenedLesson): LessonState {
  const state = createLessonState(items.length, currentIndex, deferred);
  if (spentMs < budgetMs) return state;
  return { ...state, index: state.count, resumeAt: state.index };
}
