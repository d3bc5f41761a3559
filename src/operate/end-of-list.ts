/** The line below a list that its query has cut off: a list never ends without a word.
 *  @param rows that the query gave
 *  @param limit number of rows that it gives at most */
export const endOfList = (rows: readonly unknown[], limit: number): string[] =>
  rows.length < limit ? [] : [`The list ends here, after ${limit}: there may be more.`];
