/** A table that is asked with text: a word, an address, a name that somebody typed. A `Map`, as an object answers
 *  `constructor` and `toString` with what every object inherits.
 *  @param rows written as an object, for the sake of whoever reads it */
export const toTable = <T>(rows: Readonly<Record<string, T>>): ReadonlyMap<string, T> =>
  new Map(Object.entries(rows));
