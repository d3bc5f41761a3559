/** SQL: the number of a user's earlier cards that were reviewed since a time. The first attempt at an item of a lesson is
 *  none of them, so that a review and a lesson of one day count nothing twice.
 *  @param user a placeholder, or a column
 *  @param since a time */
export const countReviewed = (user: string, since: string): string => `(
  SELECT count(*) FROM "ReviewLog" WHERE "userId" = ${user}
    AND "reviewedAt" >= ${since} AND "stabilityBefore" > 0)::int`;
