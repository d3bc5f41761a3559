'use client';
import { useEffect, useId, useSyncExternalStore } from 'react';
import { createStore } from '~/lib/create-store';

/** What was typed into the forms of the page and is not saved, by form. The console's shell asks before it is lost. */
const unsaved = createStore<ReadonlySet<string>>(new Set());

/** Says whether a form, or an act that runs, would be lost with the page. */
export function useUnsavedWork(isUnsaved: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!isUnsaved) return;
    unsaved.set(new Set([...unsaved.get(), id]));
    return () => unsaved.set(new Set([...unsaved.get()].filter((other) => other !== id)));
  }, [isUnsaved, id]);
}

/** Whether something of the page is not saved. */
export function useHasUnsavedWork(): boolean {
  return useSyncExternalStore(
    unsaved.subscribe,
    () => unsaved.get().size > 0,
    () => false,
  );
}
