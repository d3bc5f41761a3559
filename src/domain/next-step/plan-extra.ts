import { chooseExtra } from './choose-extra';
import { isMadeOn, lastExtraDay } from './extra';
import type { LearningState } from './learning-state';
import { TOLERANCE } from './minutes';
import type { ExtraStep } from './step';

/** Minutes that an extra may take on any day of a learner who has left listening out, whose day would else be a review
 *  alone. */
const LEAST_MINUTES = 5;
/** Extras in a row that a learner passes over until none is planned. */
const MOST_PASSED_OVER = 3;

/** The extra's part of a day. */
export interface PlannedExtra {
  /** The extra that is still to be made; null on a day without one. */
  step: ExtraStep | null;
  /** Whether one was made today. */
  isMade: boolean;
  /** Minutes of the day that it takes or has taken. */
  minutes: number;
}

/** Plans the extra of a day. It comes on every other day of practice, each time of another kind, until a learner has passed
 *  over three in a row: then none is planned before they make one by themselves, or return after a month. It takes its
 *  time from the lesson, and none is planned where the review leaves no time for it, on the first day of all, and on
 *  the first one after a break.
 *  @param minutes those that the review leaves */
export function planExtra(
  state: LearningState,
  { minutes, returns }: { minutes: number; returns: boolean },
): PlannedExtra {
  const { extras, today, level, isMember, listening } = state;
  const made = extras.filter((extra) => isMadeOn(extra, today)).map((extra) => extra.minutes);
  if (made.length > 0) return { step: null, isMade: true, minutes: Math.max(...made) };
  const passedOver = countPassedOver(state);
  const none = { step: null, isMade: false, minutes: 0 };
  if (returns || passedOver === null) return none;
  const least = listening === 'LEFT_OUT' ? LEAST_MINUTES : 0;
  const step = chooseExtra(extras, {
    today,
    level,
    isMember,
    minutes: Math.max(minutes + TOLERANCE, least),
    passedOver,
  });
  return { step, isMade: false, minutes: step?.minutes ?? 0 };
}

/** Number of extras since the last one that the learner has passed over; null on a day without an extra. A recording that
 *  was begun today does not end its own day. */
function countPassedOver({ extras, today, practiceDays }: LearningState): number | null {
  const last = lastExtraDay(extras.filter((extra) => extra.practisedOn !== today)) ?? '';
  const days = practiceDays.filter((day) => day > last).length;
  const passedOver = Math.floor(days / 2);
  return days % 2 === 1 && passedOver < MOST_PASSED_OVER ? passedOver : null;
}
