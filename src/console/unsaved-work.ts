'use client';
import { useEffect, useId, useSyncExternalStore } from 'react';
import { createStore } from '~/lib/create-store';

interface UnsavedWork {
  /** Whether it stays in this tab when the page is left. */
  isStored: boolean;
}

/** The unsaved texts of the page, by form. The console's shell asks before they are lost. */
const unsaved = createStore<ReadonlyMap<string, UnsavedWork>>(new Map());

/** Reports whether a form, or a running act, would be lost with the page. */
export function useUnsavedWork(
  isUnsaved: boolean,
  { isStored }: UnsavedWork = { isStored: false },
): void {
  const id = useId();
  useEffect(() => {
    if (!isUnsaved) return;
    unsaved.set(new Map([...unsaved.get(), [id, { isStored }]]));
    return () => unsaved.set(new Map([...unsaved.get()].filter(([other]) => other !== id)));
  }, [isUnsaved, isStored, id]);
}

/** The kind of unsaved work on the page: none, stored in this tab, or lost when the page is left. */
export function useKindOfUnsavedWork(): 'none' | 'stored' | 'lost' {
  return useSyncExternalStore(unsaved.subscribe, kindNow, () => 'none');
}

function kindNow(): 'none' | 'stored' | 'lost' {
  const works = [...unsaved.get().values()];
  if (works.length === 0) return 'none';
  return works.every(({ isStored }) => isStored) ? 'stored' : 'lost';
}
