/** SQL: the number of a user's earlier cards that were reviewed since a time. The first attempt at an item of a lesson is
 *  none of them, so that a review and a lesson of one day count nothing twice; the first answer to a saved word is one,
 *  because it is given in a review.
 *  @param user a placeholder, or a column
 *  @param since a time */
export const countReviewed = (user: string, since: string): string => `(
  SELECT count(*) FROM "ReviewLog" l JOIN "Card" c ON c."id" = l."cardId"
  WHERE l."userId" = ${user} AND l."reviewedAt" >= ${since}
    AND (l."stabilityBefore" > 0 OR c."savedWordId" IS NOT NULL))::int`;
