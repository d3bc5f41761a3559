import { addDaysToDay } from '../day';
import { ITEMS_PER_UNIT } from '../unit-kinds';
import { isComeback } from './comeback';
import { hasPractised, type LearningState } from './learning-state';
import { HALF_ITEMS, isLessonDone, lessonSteps, mostItems, toTargetItems } from './lesson-part';
import { lessonMinutes, renderingMinutes, reviewMinutes, USUAL_MINUTES } from './minutes';
import { type PlannedExtra, planExtra } from './plan-extra';
import { countRenderings, renderSteps } from './rendering-part';
import type { ReviewStep, Step } from './step';

/** Minutes of the first day after a break. */
const COMEBACK_MINUTES = 6;
/** Number of cards on the first day after a break, for any backlog. */
const COMEBACK_CARDS = 3;
/** Steps of a day besides its extra or its round of listening. */
const MAX_SPOKEN_STEPS = 3;

/** The plan of a learner's day. */
export interface DayPlan {
  /** Whether the day's work is done; the steps are then optional further ones. */
  isDone: boolean;
  /** Whether it is the first day after a break, which asks for less. */
  isComeback: boolean;
  /** One to four steps, in their order. */
  steps: [Step, ...Step[]];
  /** Estimated minutes of all steps. */
  minutes: number;
  /** The steps of tomorrow, if nothing more is practised today. */
  tomorrow: Step[];
}

/** Plans a learner's day: the due review first, then the unit that was begun, then a new one, in about the
 *  learner's time. It is never empty and never offers a unit of yesterday again. After a break it contains
 *  three cards and half a unit, and the backlog is left to later days. New sentences from Chinese come between the
 *  review and the lesson, whose time they take, while the backlog of cards is small.
 *
 *  On every other day of practice an extra follows: a scene, a voice lesson or a video. It takes its time from the lesson; where it
 *  leaves none, it is the day's lesson, and the day is done with it. On the other days a minute of listening follows, from
 *  the second day on, and never makes a day done or undone. */
export function planDay(state: LearningState): DayPlan {
  return { ...planToday(state), tomorrow: planToday(toTomorrow(state)).steps };
}

function planToday(state: LearningState): Omit<DayPlan, 'tomorrow'> {
  const { cards, lesson } = state;
  const returns = isComeback(state.practisedOn, state.today, state.goalDays);
  const due = returns
    ? Math.min(cards.due, Math.max(0, COMEBACK_CARDS - cards.reviewed))
    : cards.due;
  const usual = state.minutes ?? USUAL_MINUTES;
  const budget = returns ? Math.min(COMEBACK_MINUTES, usual) : usual;
  const afterReview = budget - reviewMinutes(due + cards.reviewed);
  const extra = planExtra(state, { minutes: afterReview, returns });
  const afterExtra = afterReview - extra.minutes;
  const rendered = returns ? 0 : countRenderings(state, afterExtra);
  const renders = renderSteps(state, rendered);
  const minutes = afterExtra - renderingMinutes(rendered);
  const target = Math.min(toTargetItems(minutes), mostItems(state));
  const isLessonOver = target > 0 ? isLessonDone(state, target) : isDoneWithout(state, extra);
  const isDone = due === 0 && isLessonOver;
  const hasOther = due > 0 || renders.length > 0 || extra.step !== null;
  const wantsLesson = isDone || (!isLessonOver && (target > 0 || !hasOther));
  const quota = isDone ? ITEMS_PER_UNIT : target > 0 ? target - lesson.items : HALF_ITEMS;
  const lessons = wantsLesson
    ? lessonSteps(state, { quota, minutes: minutes - lessonMinutes(lesson.items) })
    : [];
  const spoken = [...reviewSteps(state, due, returns), ...renders, ...lessons];
  const last = extra.step ?? (canListen(state, { extra, isDone, returns }) ? LISTEN : null);
  const first = spoken.length > 0 || extra.step ? spoken.slice(0, MAX_SPOKEN_STEPS) : [BROWSE];
  const steps = withLast(first, last, isDone);
  return {
    isDone,
    isComeback: returns,
    steps,
    minutes: steps.reduce((sum, step) => sum + step.minutes, 0),
  };
}

const BROWSE: Step = {
  kind: 'BROWSE',
  minutes: lessonMinutes(ITEMS_PER_UNIT),
  why: { key: 'browse' },
};

const LISTEN: Step = { kind: 'LISTEN', minutes: 1, why: { key: 'listen' } };

/** Whether the lesson's part of a day is done that has no time for a lesson: by its extra, which half a unit may replace;
 *  else by anything that was practised. */
function isDoneWithout({ cards, lesson }: LearningState, { step, isMade }: PlannedExtra): boolean {
  if (step) return lesson.finished || lesson.items >= HALF_ITEMS;
  return isMade || cards.reviewed + lesson.items > 0;
}

/** The steps with the one that comes last: after those that the day asks for, and before the optional ones of a day that
 *  is done. */
function withLast(steps: Step[], last: Step | null, isDone: boolean): DayPlan['steps'] {
  const all = last === null ? steps : isDone ? [last, ...steps] : [...steps, last];
  const [first = BROWSE, ...rest] = all;
  return [first, ...rest];
}

/** Whether a round of listening is a step: there are words of the learner's own, the day is none that asks for less, and
 *  its extra, which comes instead, is not what it has still been waiting for. */
function canListen(
  state: LearningState,
  { extra, isDone, returns }: { extra: PlannedExtra; isDone: boolean; returns: boolean },
): boolean {
  const isExtraDay = extra.isMade && !isDone;
  return state.listening === 'OPEN' && hasPractised(state) && !returns && !isExtraDay;
}

function reviewSteps(state: LearningState, cards: number, returns: boolean): ReviewStep[] {
  if (cards === 0) return [];
  return [{ kind: 'REVIEW', cards, minutes: reviewMinutes(cards), why: whyReview(state, returns) }];
}

/** The reason of a review. It names the saved words only where all due cards are in it. */
function whyReview({ cards }: LearningState, returns: boolean): ReviewStep['why'] {
  if (returns) return { key: 'fewCards' };
  const words = cards.beyond === 0 ? cards.ofSavedWords : 0;
  return words > 0 ? { key: 'dueWords', words } : { key: 'due' };
}

/** Tomorrow's state if nothing more is practised today. */
function toTomorrow(state: LearningState): LearningState {
  const { due, beyond, tomorrow, share, ofSavedWords } = state.cards;
  const waiting = due + beyond + tomorrow;
  const dueTomorrow = Math.min(waiting, share);
  return {
    ...state,
    today: addDaysToDay(state.today, 1),
    practisedOn: state.today,
    practiceDays: [...state.practiceDays, state.today],
    cards: {
      due: dueTomorrow,
      beyond: waiting - dueTomorrow,
      ofSavedWords,
      tomorrow: 0,
      share,
      reviewed: 0,
    },
    lesson: { items: 0, spentMs: 0, finished: false },
    renderings: { open: state.renderings.tomorrow, begun: 0, tomorrow: 0 },
    listening: state.listening === 'DONE' ? 'OPEN' : state.listening,
  };
}
