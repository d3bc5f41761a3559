import { z } from 'zod';
import type { ContentValues } from './nest-fields';

/** An unsaved text of a field. */
export const changeSchema = z.object({
  value: z.string(),
  /** The saved value when typing began; if it differs now, a colleague has changed it. */
  base: z.string(),
});
export type ContentChange = z.infer<typeof changeSchema>;

/** Unsaved changes, by the paths of their fields. */
export type ContentChanges = Readonly<Record<string, ContentChange>>;

/** Changes with one more; a field that has its saved value again is no change.
 *  @param saved the server's values, by the paths of the fields */
export function withChange(
  saved: ContentValues,
  changes: ContentChanges,
  { path, value }: { path: string; value: string },
): ContentChanges {
  const { [path]: before, ...others } = changes;
  const now = saved[path] ?? '';
  return value === now ? others : { ...others, [path]: { value, base: before?.base ?? now } };
}

/** Changes without those that are saved by now. */
export const unsavedChanges = (saved: ContentValues, changes: ContentChanges): ContentChanges =>
  Object.fromEntries(Object.entries(changes).filter(([path, { value }]) => value !== saved[path]));

/** Changes without those that were sent; later typing stays. */
export const unsentChanges = (sent: ContentValues, changes: ContentChanges): ContentChanges =>
  Object.fromEntries(Object.entries(changes).filter(([path, { value }]) => sent[path] !== value));

/** A colleague's saved value of a field with an unsaved change; null without one. */
export function colleaguesValue(
  saved: ContentValues,
  changes: ContentChanges,
  path: string,
): string | null {
  const change = changes[path];
  const now = saved[path] ?? '';
  return !change || now === change.base || now === change.value ? null : now;
}

/** The typed values, by the paths of the fields. */
export const typedValues = (changes: ContentChanges): ContentValues =>
  Object.fromEntries(Object.entries(changes).map(([path, { value }]) => [path, value]));
