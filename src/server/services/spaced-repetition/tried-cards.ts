import type { Prisma } from '~/server/db';

/** Cards of items that were tried: attempted, or left open. */
export const TRIED_CARD = {
  OR: [{ attempts: { gt: 0 } }, { leftOpenOn: { not: null } }],
} satisfies Prisma.CardWhereInput;

/** SQL: whether the item of a card was tried. @param card alias of a row of "Card" */
export const isTried = (card: string): string =>
  `(${card}."attempts" > 0 OR ${card}."leftOpenOn" IS NOT NULL)`;
