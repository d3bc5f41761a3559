import { ITEMS_PER_UNIT } from '~/domain/unit-kinds';

/** SQL: whether a unit is completed: every item was tried, wherever the learner stopped. The column alone says too
 *  little: earlier releases set it only at the summary.
 *  @param enrolment alias of a row of "Enrolment"
 *  @param tried number of tried items */
export const isCompleted = (enrolment: string, tried: string): string =>
  `(${enrolment}."completedAt" IS NOT NULL OR ${tried} >= ${ITEMS_PER_UNIT})`;

/** SQL: the time at which a unit was completed; for want of a stored one the last time in it. Null before.
 *  @param enrolment alias of a row of "Enrolment"
 *  @param tried number of tried items */
export const completionTime = (enrolment: string, tried: string): string =>
  `coalesce(${enrolment}."completedAt",
    CASE WHEN ${tried} >= ${ITEMS_PER_UNIT} THEN ${enrolment}."lastActiveAt" END)`;
