'use client';
import { useState } from 'react';
import { withConfirmation } from './confirmation';

/** The outcome of an act. */
export type ActOutcome = { kind: 'done'; text: string } | { kind: 'failed'; error: unknown };

/** Runs one act at a time, with the request for the password if it requires one, and reports its outcome. An act
 *  without a text for success shows the success itself.
 *  @returns `run`, which resolves with true once the act is done, and with false when it failed or was not
 *    confirmed */
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
