'use client';
import { useState } from 'react';
import { useUnsavedWork } from '../unsaved-work';
import {
  type ContentChanges,
  changeSchema,
  colleaguesValue,
  typedValues,
  unsavedChanges,
  unsentChanges,
  withChange,
} from './content-changes';
import type { ContentValues } from './nest-fields';
import { useStoredDraft } from './use-stored-draft';

/** The unsaved changes of content. They stay when a colleague changes the content meanwhile, and are stored in this
 *  tab when the page is left.
 *  @param saved the server's values, by the paths of the fields
 *  @param name of the form, under which they are stored */
export function useContentEditor(saved: ContentValues, name: string) {
  const [changes, setChanges] = useState<ContentChanges>({});
  const isDirty = Object.keys(changes).length > 0;
  useUnsavedWork(isDirty, { isStored: true });
  const stored = useStoredDraft({
    name,
    changes,
    schema: changeSchema,
    restore: (before) => setChanges((now) => ({ ...unsavedChanges(saved, before), ...now })),
  });
  const values: ContentValues = { ...saved, ...typedValues(changes) };
  return {
    isDirty,
    stored,
    changes,
    values,
    change: (path: string, value: string) =>
      setChanges((now) => withChange(saved, now, { path, value })),
    /** A colleague's saved value of a field with an unsaved change; null without one. */
    colleague: (path: string): string | null => colleaguesValue(saved, changes, path),
    /** Drops the saved changes; later typing stays. */
    settle: (sent: ContentValues) => setChanges((now) => unsentChanges(sent, now)),
  };
}

export type ContentEditor = ReturnType<typeof useContentEditor>;
