import type { Day } from '../day';
import type { UnitLevel } from '../recommendations';
import type { PlannableExtra } from './extra';
import type { PlannableUnit } from './step';

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
  /** The scenes, voice lessons and videos that are visible to the learner, the newest first. */
  extras: readonly PlannableExtra[];
  /** Last day with practice before today; null before the first. */
  practisedOn: Day | null;
  /** Days with practice among the 30 before today, in any order. */
  practiceDays: readonly Day[];
  cards: {
    /** Due cards within the day's share, and those beyond it. */
    due: number;
    beyond: number;
    /** Those of saved words among the due ones and those beyond. */
    ofSavedWords: number;
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

/** Whether the learner has practised on any day, today included. */
export function hasPractised({ practisedOn, lesson, cards }: LearningState): boolean {
  return practisedOn !== null || lesson.items + cards.reviewed > 0 || lesson.finished;
}

/** Whether more cards wait than another day has: then nothing new is begun that would become cards. */
export const hasBacklog = ({ beyond, share }: LearningState['cards']): boolean => beyond >= share;
