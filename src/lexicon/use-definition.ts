'use client';
import { useCallback, useEffect, useState } from 'react';
import { type Definition, lookUp } from '~/domain/lexicon/look-up';
import { loadLetter } from './load-letter';

/** State of a look-up. */
export type LookedUp =
  | { status: 'loading' }
  | { status: 'found'; definition: Definition }
  /** The lexicon lacks the word. */
  | { status: 'missing' }
  /** Its letter was not loaded. */
  | { status: 'failed'; isOffline: boolean };

/** Looks a word up; after a lost connection again by itself when that returns.
 *  @returns the state, and the function that tries again */
export function useDefinition(word: string): [LookedUp, () => void] {
  const [state, setState] = useState<LookedUp>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt looks up again.
  useEffect(() => {
    let isWanted = true;
    setState({ status: 'loading' });
    lookUp(word, loadLetter).then(
      (definition) =>
        isWanted && setState(definition ? { status: 'found', definition } : { status: 'missing' }),
      () => isWanted && setState({ status: 'failed', isOffline: !navigator.onLine }),
    );
    return () => {
      isWanted = false;
    };
  }, [word, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const hasFailed = state.status === 'failed';
  useEffect(() => {
    if (!hasFailed) return;
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [hasFailed, retry]);
  return [state, retry];
}
