'use client';
import { useEffect, useRef, useState } from 'react';
import type { ZodType } from 'zod';
import { loadFormDraft, saveFormDraft } from '~/forms/form-draft';

type Changes<T> = Readonly<Record<string, T>>;

interface StoredDraftOptions<T> {
  /** Name of the form, the same in both languages. */
  name: string;
  /** The unsaved texts by field; the same object until they change. */
  changes: Changes<T>;
  /** Schema of one change; changes of another shape, such as an earlier release's, are dropped. */
  schema: ZodType<T>;
  restore: (stored: Changes<T>) => void;
}

/** Unsaved changes that an earlier visit of the page left in this tab. */
export interface StoredDraft {
  isOffered: boolean;
  restore: () => void;
  discard: () => void;
  /** Call it before a form with changes is closed on purpose. */
  forget: () => void;
}

/** Stores the unsaved changes of a form in this tab, so that the browser's back button, a reload or a crash does
 *  not lose them. They are offered when the form is shown again, and deleted when they are saved or dropped, or
 *  when the user signs out. */
export function useStoredDraft<T>(options: StoredDraftOptions<T>): StoredDraft {
  const { name, changes, schema, restore } = options;
  const key = draftKey(name);
  const [offered, setOffered] = useState<Changes<T>>({});
  const isStored = useRef(false);

  useEffect(() => {
    setOffered(readChanges(key, schema));
  }, [key, schema]);

  useEffect(() => {
    const all = { ...offered, ...changes };
    const isEmpty = Object.keys(all).length === 0;
    if (isEmpty && !isStored.current) return;
    isStored.current = !isEmpty;
    saveFormDraft(key, isEmpty ? null : toTexts(all));
  }, [key, offered, changes]);

  return {
    isOffered: Object.keys(offered).length > 0,
    restore: () => {
      restore(offered);
      setOffered({});
    },
    discard: () => setOffered({}),
    forget: () => saveFormDraft(key, null),
  };
}

/** Whether a form has unsaved changes stored in this tab. */
export const hasStoredDraft = (name: string): boolean =>
  Object.keys(loadFormDraft(draftKey(name))).length > 0;

const draftKey = (name: string) => `console:${name}`;

function readChanges<T>(key: string, schema: ZodType<T>): Changes<T> {
  const changes: Record<string, T> = {};
  for (const [field, text] of Object.entries(loadFormDraft(key))) {
    const { data } = schema.safeParse(parseJson(text));
    if (data !== undefined) changes[field] = data;
  }
  return changes;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const toTexts = (changes: Changes<unknown>) =>
  Object.fromEntries(Object.entries(changes).map(([field, of]) => [field, JSON.stringify(of)]));
