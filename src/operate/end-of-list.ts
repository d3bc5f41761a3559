/** The line below a list that its query has cut off, so that no list is cut off without notice.
 *  @param rows that the query returned
 *  @param limit maximum number of rows that it returns */
export const endOfList = (rows: readonly unknown[], limit: number): string[] =>
  rows.length < limit ? [] : [`The list ends here, after ${limit}: there may be more.`];
