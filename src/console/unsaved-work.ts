'use client';
import { useEffect, useId, useSyncExternalStore } from 'react';
import { createStore } from '~/lib/create-store';

interface UnsavedWork {
  /** Whether it stays in this tab when the page is left. */
  isStored: boolean;
}

/** What was typed into the forms of the page and is not saved, by form. The console's shell asks before it is lost. */
const unsaved = createStore<ReadonlyMap<string, UnsavedWork>>(new Map());

/** Says whether a form, or an act that runs, would be lost with the page. */
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

/** What of the page is not saved: nothing, or something that stays in this tab, or would be lost. */
export function useKindOfUnsavedWork(): 'none' | 'stored' | 'lost' {
  return useSyncExternalStore(unsaved.subscribe, kindNow, () => 'none');
}

function kindNow(): 'none' | 'stored' | 'lost' {
  const works = [...unsaved.get().values()];
  if (works.length === 0) return 'none';
  return works.every(({ isStored }) => isStored) ? 'stored' : 'lost';
}
