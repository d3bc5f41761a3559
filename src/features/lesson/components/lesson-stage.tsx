'use client';
import { useEffect, useReducer, useRef, useState } from 'react';
import { summarise } from '~/domain/lesson-summary';
import type { OpenedLesson } from '../hooks';
import { type LessonState, lessonReducer, openState } from '../player/lesson-machine';
import { useKeepResults } from '../player/use-keep-results';
import { useScorer } from '../player/use-scorer';
import { useSpentTime } from '../player/use-spent-time';
import { useAccent } from '../use-accent';
import { AccentOffer } from './accent-offer';
import { ItemStage } from './item-stage';
import { LessonHead } from './lesson-head';
import { LessonSummaryView } from './lesson-summary-view';
import { ShadowStage } from './shadow-stage';

/** A lesson being practised: the head with the ten minutes, one item at a time, and the summary. */
export function LessonStage({ lesson }: { lesson: OpenedLesson }) {
  const { items, best } = lesson;
  const [state, dispatch] = useReducer(lessonReducer, null, () => openLesson(lesson));
  const choice = useAccent();
  const { accent } = choice;
  /** Where the accent was changed: the offer to remember it does not follow to the next item. */
  const [chosenAt, setChosenAt] = useState<number | null>(null);
  const kept = useKeepResults(lesson, accent);
  const engine = useScorer();
  const atSummary = state.index >= state.count;
  const [shadowing, setShadowing] = useState(false);
  const time = useSpentTime({
    startMs: lesson.spentMs,
    budgetMs: lesson.budgetMs,
    running: !atSummary || shadowing,
    keep: kept.keepTime,
  });

  // Where the learner is, as they move on; a place during a repetition is none to resume at.
  const { keepPlace } = kept;
  const before = useRef(state.index);
  useEffect(() => {
    if (state.queue !== null || before.current === state.index) return;
    before.current = state.index;
    const { resumeAt } = state;
    keepPlace(resumeAt ?? state.index, atSummary && resumeAt === null);
  }, [state, atSummary, keepPlace]);

  // What was put off, as it happens; what was known before has been kept.
  const { keepForLater } = kept;
  const putOff = useRef(new Set(lesson.later));
  useEffect(() => {
    for (const index of state.later) {
      if (!putOff.current.has(index)) keepForLater(items[index]!.id);
    }
    putOff.current = new Set(state.later);
  }, [state.later, items, keepForLater]);

  const standings = items.map(({ id }, index) => {
    const now = state.judgements[index];
    return now || best[id] ? Boolean(now?.passed || best[id]?.passed) : null;
  });
  const item = items[state.index];
  return (
    <div className="flex min-h-dvh flex-col">
      <LessonHead
        unit={lesson.unit}
        index={state.index}
        count={state.count}
        standings={standings}
        time={time}
        accent={accent}
        onAccent={(to) => {
          choice.choose(to);
          setChosenAt(state.index);
        }}
      />
      {chosenAt === state.index && <AccentOffer choice={choice} />}
      {item ? (
        <ItemStage
          key={state.index}
          item={item}
          accent={accent}
          state={state}
          dispatch={dispatch}
          onJudged={kept.keepJudgement}
          timeOver={time.spentMs >= time.budgetMs}
          engine={engine}
          listenFirst={state.take > 0}
          storageFails={kept.storageFails}
        />
      ) : shadowing ? (
        <ShadowStage
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
          storageFails={kept.storageFails}
          dispatch={dispatch}
          state={state}
          time={time}
          onShadow={() => setShadowing(true)}
        />
      )}
    </div>
  );
}

/** At the item where the learner stopped; at the summary when today's time is over already. */
function openLesson({ items, currentIndex, later, spentMs, budgetMs }: OpenedLesson): LessonState {
  const state = openState(items.length, currentIndex, later);
  if (spentMs < budgetMs) return state;
  return { ...state, index: state.count, resumeAt: state.index };
}
