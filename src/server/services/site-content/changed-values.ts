import type { ActValues } from '../operator/record-act';

/** The values of `after` that differ from those of `before`, for the log of acts; both null when nothing differs. */
export function changedValues(
  before: ActValues,
  after: ActValues,
): { before: ActValues; after: ActValues } | null {
  const names = Object.keys(after).filter((name) => before[name] !== after[name]);
  if (names.length === 0) return null;
  const pick = (values: ActValues) =>
    Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
  return { before: pick(before), after: pick(after) };
}
