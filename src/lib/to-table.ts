/** A table for look-ups by text: a word, an address, a typed name. It is a `Map`, because an object also has
 *  inherited values for `constructor` and `toString`.
 *  @param rows written as an object, for readability */
export const toTable = <T>(rows: Readonly<Record<string, T>>): ReadonlyMap<string, T> =>
  new Map(Object.entries(rows));
