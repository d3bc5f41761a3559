'use client';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { INTERPRETING_HASH } from '~/lib/routes';

/** An exercise with the sentences of a unit beside its items. */
export type Exercise = 'shadowing' | 'interpreting' | 'consecutive';

/** The exercise that replaces the items, and its setter; null without one. An address that ends with
 *  `INTERPRETING_HASH` begins with interpreting, also after a reload, until another exercise or none is chosen. */
export function useExercise(): [Exercise | null, (exercise: Exercise | null) => void] {
  const isRequested = useSyncExternalStore(watchNothing, hasHash, () => false);
  const [chosen, setChosen] = useState<Exercise | null>(null);
  const choose = useCallback((exercise: Exercise | null) => {
    const { pathname, search } = window.location;
    if (hasHash()) window.history.replaceState(window.history.state, '', pathname + search);
    setChosen(exercise);
  }, []);
  return [chosen ?? (isRequested ? 'interpreting' : null), choose];
}

const watchNothing = () => () => {};

const hasHash = () => window.location.hash === INTERPRETING_HASH;
