import { ITEMS_PER_UNIT } from '~/domain/unit-kinds';
import type { Prisma } from '~/server/db';

/** Cards of items that were tried: attempted, or left open. */
export const TRIED_CARD = {
  OR: [{ attempts: { gt: 0 } }, { leftOpenOn: { not: null } }],
} satisfies Prisma.CardWhereInput;

/** SQL: whether the item of a card was tried. @param card alias of a row of "Card" */
export const isTried = (card: string): string =>
  `(${card}."attempts" > 0 OR ${card}."leftOpenOn" IS NOT NULL)`;

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
