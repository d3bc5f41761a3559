'use client';
import { useState } from 'react';
import { z } from 'zod';
import { useUnsavedWork } from '../unsaved-work';
import type { ContentValues } from './nest-fields';
import { useStoredDraft } from './use-stored-draft';

/** What was typed into a field and not saved yet. */
const changeSchema = z.object({
  value: z.string(),
  /** The saved value when the typing began: another one now is a colleague's. */
  base: z.string(),
});
type Change = z.infer<typeof changeSchema>;
type Changes = Readonly<Record<string, Change>>;

/** The unsaved changes of content. They stay when a colleague changes it meanwhile, and in this tab when the page is
 *  left.
 *  @param saved what the server has, by the paths of the fields
 *  @param name of the form, under which they stay */
export function useContentEditor(saved: ContentValues, name: string) {
  const [changes, setChanges] = useState<Changes>({});
  const isDirty = Object.keys(changes).length > 0;
  useUnsavedWork(isDirty, { isStored: true });
  const stored = useStoredDraft({
    ...{ name, changes, schema: changeSchema },
    restore: (before) => setChanges((now) => ({ ...unsavedOf(before, saved), ...now })),
  });
  const typed = Object.fromEntries(
    Object.entries(changes).map(([path, { value }]) => [path, value]),
  );
  const values: ContentValues = { ...saved, ...typed };
  return {
    isDirty,
    stored,
    values,
    change: (path: string, value: string) =>
      setChanges(({ [path]: before, ...others }) => {
        const now = saved[path] ?? '';
        if (value === now) return others;
        return { ...others, [path]: { value, base: before?.base ?? now } };
      }),
    /** What a colleague has saved in a field with an unsaved change; null when nobody has. */
    colleague: (path: string): string | null => {
      const change = changes[path];
      const now = saved[path] ?? '';
      return !change || now === change.base || now === change.value ? null : now;
    },
    /** Forgets what was saved; what was typed since stays. */
    settle: (sent: ContentValues) =>
      setChanges((all) =>
        Object.fromEntries(Object.entries(all).filter(([path, { value }]) => sent[path] !== value)),
      ),
  };
}

const unsavedOf = (changes: Changes, saved: ContentValues): Changes =>
  Object.fromEntries(
    Object.entries(changes).filter(([path, { value }]) => value !== (saved[path] ?? '')),
  );

export type ContentEditor = ReturnType<typeof useContentEditor>;
