'use client';
import { useState } from 'react';
import { withConfirmation } from './confirmation';

/** How an act ended. */
export type ActOutcome = { kind: 'done'; text: string } | { kind: 'failed'; error: unknown };

/** One act at a time, with the question for the password where it asks for that, and how it ended. An act without a
 *  text for that shows by itself that it is done.
 *  @returns `run`, which gives true once the act is done, and false when it failed or was not confirmed */
export function useAct() {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<ActOutcome | null>(null);
  const run = async <T>(
    act: () => Promise<T>,
    done?: string | ((result: T) => string),
  ): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setOutcome(null);
    try {
      const result = await withConfirmation(async () => ({ value: await act() }));
      if (!result) return false;
      const text = typeof done === 'function' ? done(result.value) : done;
      if (text !== undefined) setOutcome({ kind: 'done', text });
      return true;
    } catch (error) {
      setOutcome({ kind: 'failed', error });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, outcome, run, forget: () => setOutcome(null) };
}
