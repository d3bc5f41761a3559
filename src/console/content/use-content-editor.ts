'use client';
import { useState } from 'react';
import { useUnsavedWork } from '../unsaved-work';
import type { ContentValues } from './nest-fields';

/** What was typed into a field and not saved yet. */
interface Change {
  value: string;
  /** The saved value when the typing began: another one now is a colleague's. */
  base: string;
}

/** The unsaved changes of content. They stay when a colleague changes it meanwhile.
 *  @param saved what the server has, by the paths of the fields */
export function useContentEditor(saved: ContentValues) {
  const [changes, setChanges] = useState<Readonly<Record<string, Change>>>({});
  const isDirty = Object.keys(changes).length > 0;
  useUnsavedWork(isDirty);
  const typed = Object.fromEntries(
    Object.entries(changes).map(([path, { value }]) => [path, value]),
  );
  const values: ContentValues = { ...saved, ...typed };
  return {
    isDirty,
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

export type ContentEditor = ReturnType<typeof useContentEditor>;
