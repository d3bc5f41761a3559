/** Removes undefined fields. In a spread an `undefined` overwrites the earlier value, and a parsed input has one
 *  for every field that was sent without a value. */
export function withoutUndefined<T extends object>(fields: T | undefined): Partial<T> {
  const entries = Object.entries(fields ?? {}).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Partial<T>;
}
