import { addDaysToDay, type Day } from '../day';
import type { UnitLevel } from '../recommendations';
import { ITEMS_PER_UNIT } from '../unit-kinds';
import { chooseBegun, chooseNew, chooseRepeat, type UnitChoice } from './choose-unit';
import { isComeback } from './comeback';
import {
  lessonMinutes,
  renderingMinutes,
  reviewMinutes,
  SECONDS_PER_ITEM,
  USUAL_MINUTES,
} from './minutes';
import type { PlannableUnit, Step } from './step';

/** Minutes of the first day after a break. */
const COMEBACK_MINUTES = 6;
/** Minutes by which a plan may exceed the wanted time to keep a unit whole. */
const TOLERANCE = 3;

/** Number of cards on the first day after a break, for any backlog. */
const COMEBACK_CARDS = 3;
/** Steps of a day besides its round of listening. */
const MAX_SPOKEN_STEPS = 3;
/** Items of half a unit: its words, or its sentences. */
const HALF_ITEMS = ITEMS_PER_UNIT / 2;

/** The data for a plan. */
export interface LearningState {
  today: Day;
  /** The learner's level; null while it is unknown. */
  level: UnitLevel | null;
  /** Days per week on which the learner wants to practise, 1–7. */
  goalDays: number;
  /** Minutes that the learner has on a usual day. */
  minutes?: number;
  /** Whether the learner may open members' units. */
  isMember: boolean;
  /** The units that are visible to the learner, with the progress in each. */
  units: readonly PlannableUnit[];
  /** Last day with practice before today; null before the first. */
  practisedOn: Day | null;
  cards: {
    /** Due cards within the day's share, and those beyond it. */
    due: number;
    beyond: number;
    /** Cards that fall due tomorrow, and the daily share. */
    tomorrow: number;
    share: number;
    /** Earlier cards that were reviewed today. */
    reviewed: number;
  };
  lesson: {
    /** Items that were practised today and were not due: items of units, for the first time or again. */
    items: number;
    /** The longest time spent in one unit today, ms. */
    spentMs: number;
    /** Whether a unit was finished today, for the first time or again. */
    finished: boolean;
  };
  /** Sentences from Chinese: those that can begin today, that have begun today, and that could begin tomorrow. */
  renderings: { open: number; begun: number; tomorrow: number };
  /** The day's round of listening; a learner may have left rounds out. */
  listening: 'OPEN' | 'DONE' | 'LEFT_OUT';
}

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
 *  review and the lesson, whose time they take, while the backlog of cards is small. A minute of listening
 *  follows the speaking, from the second day on, and never makes a day done or undone. */
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
  const rendered = returns ? 0 : countRenderings(state, afterReview);
  const renders = renderSteps(state, rendered);
  const minutes = afterReview - renderingMinutes(rendered);
  const target = Math.min(toTargetItems(minutes), mostItems(state));
  const isLessonOver = isLessonDone(state, target);
  const isDone = due === 0 && isLessonOver;
  const wantsLesson =
    isDone || (!isLessonOver && (target > 0 || (due === 0 && renders.length === 0)));
  const quota = isDone ? ITEMS_PER_UNIT : target > 0 ? target - lesson.items : HALF_ITEMS;
  const lessons = wantsLesson
    ? lessonSteps(state, { quota, minutes: minutes - lessonMinutes(lesson.items) })
    : [];
  const spoken = [...reviewSteps(due, returns), ...renders, ...lessons];
  const [first = BROWSE, ...rest] = spoken.slice(0, MAX_SPOKEN_STEPS);
  const steps = withListening([first, ...rest], state, { isDone, returns });
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

/** The steps with a round of listening: after those that the day asks for, and before the optional ones of a day that is
 *  done. */
function withListening(
  [first, ...rest]: DayPlan['steps'],
  state: LearningState,
  { isDone, returns }: { isDone: boolean; returns: boolean },
): DayPlan['steps'] {
  if (!canListen(state, returns)) return [first, ...rest];
  return isDone ? [LISTEN, first, ...rest] : [first, ...rest, LISTEN];
}

/** Whether a round of listening is a step: there are words of the learner's own, and the day is none that asks for
 *  less. */
function canListen({ listening, practisedOn, lesson, cards }: LearningState, returns: boolean) {
  const hasPractised = practisedOn !== null || lesson.items + cards.reviewed > 0 || lesson.finished;
  return listening === 'OPEN' && hasPractised && !returns;
}

/** Sentences from Chinese that the day has, begun ones included: as many new ones as leave time for half a unit, or for
 *  the review alone where that has no room; none while the backlog of cards exceeds another day's share, because each
 *  becomes a card. @param minutes those that the review leaves */
function countRenderings({ renderings, cards }: LearningState, minutes: number): number {
  const { open, begun } = renderings;
  if (hasBacklog(cards)) return begun;
  const hasLesson = toTargetItems(minutes - renderingMinutes(begun)) > 0;
  const rest = minutes + TOLERANCE - (hasLesson ? lessonMinutes(HALF_ITEMS) : 0);
  const counts = Array.from({ length: open }, (_, index) => begun + open - index);
  return counts.find((count) => renderingMinutes(count) <= rest) ?? begun;
}

/** The step of the sentences that have not begun. @param count those of the day, begun ones included */
function renderSteps({ renderings }: LearningState, count: number): Step[] {
  const sentences = count - renderings.begun;
  if (sentences <= 0) return [];
  const why = { key: 'fromChinese' } as const;
  return [{ kind: 'RENDER', sentences, ofDay: count, minutes: renderingMinutes(sentences), why }];
}

const hasBacklog = ({ beyond, share }: LearningState['cards']): boolean => beyond >= share;

/** Number of items that fit into the minutes: a whole unit, half of one, or none. */
function toTargetItems(minutes: number): number {
  const fits = (items: number) => lessonMinutes(items) <= minutes + TOLERANCE;
  return [ITEMS_PER_UNIT, HALF_ITEMS].find(fits) ?? 0;
}

/** Number of items that a day has at most: half a unit while the backlog of cards exceeds another day's share,
 *  because new items would increase it. */
const mostItems = ({ cards }: LearningState): number =>
  hasBacklog(cards) ? HALF_ITEMS : ITEMS_PER_UNIT;

/** Whether the day's part of lessons is done: its items or its time, or a unit and at least half of one. A
 *  short remainder of an earlier unit is not a day's work. */
function isLessonDone({ lesson, cards }: LearningState, target: number): boolean {
  const { items, spentMs, finished } = lesson;
  if (target === 0) return cards.reviewed + items > 0;
  return (
    items >= target ||
    spentMs >= target * SECONDS_PER_ITEM * 1000 ||
    (finished && (items === 0 || items >= HALF_ITEMS))
  );
}

function reviewSteps(cards: number, returns: boolean): Step[] {
  if (cards === 0) return [];
  const why = { key: returns ? 'fewCards' : 'due' } as const;
  return [{ kind: 'REVIEW', cards, minutes: reviewMinutes(cards), why }];
}

/** The rest of the begun unit, then a new one if a whole one fits, too; a finished one if no other is left.
 *  @param quota number of items still to be practised
 *  @param minutes time for them */
function lessonSteps(
  state: LearningState,
  { quota, minutes }: { quota: number; minutes: number },
): Step[] {
  const { isMember, level, today } = state;
  const units = state.units.filter(({ access }) => isMember || access === 'FREE');
  const begun = chooseBegun(units);
  const fresh = chooseNew(units, { level, today }) ?? chooseRepeat(units, today);
  if (!begun) return fresh ? [toStep(fresh, quota)] : [];
  const first = toStep(begun, quota);
  const hasRoom =
    quota - begun.left >= HALF_ITEMS &&
    lessonMinutes(ITEMS_PER_UNIT) <= minutes - first.minutes + TOLERANCE;
  return fresh && hasRoom ? [first, toStep(fresh, ITEMS_PER_UNIT)] : [first];
}

/** A step with as many items as the quota allows; at least the words, which are half, of a unit that is not
 *  begun. */
function toStep({ kind, unit, left, why }: UnitChoice, quota: number): Step {
  const { slug, level } = unit;
  const least = kind === 'CONTINUE' ? quota : HALF_ITEMS;
  const items = quota > HALF_ITEMS ? left : Math.min(left, least);
  return { kind, slug, level, items, minutes: lessonMinutes(items), why };
}

/** Tomorrow's state if nothing more is practised today. */
function toTomorrow(state: LearningState): LearningState {
  const { due, beyond, tomorrow, share } = state.cards;
  const waiting = due + beyond + tomorrow;
  const dueTomorrow = Math.min(waiting, share);
  return {
    ...state,
    today: addDaysToDay(state.today, 1),
    practisedOn: state.today,
    cards: {
      due: dueTomorrow,
      beyond: waiting - dueTomorrow,
      tomorrow: 0,
      share,
      reviewed: 0,
    },
    lesson: { items: 0, spentMs: 0, finished: false },
    renderings: { open: state.renderings.tomorrow, begun: 0, tomorrow: 0 },
    listening: state.listening === 'DONE' ? 'OPEN' : state.listening,
  };
}
