'use client';
import { useEffect, useRef, useState } from 'react';
import type { ErrorCode } from '~/schemas/error-codes';
import { errorCode, isUndecided } from '~/trpc/error-code';
import { withConfirmation } from '../confirmation';
import { RejectedAct } from '../rejected-act';
import { useUnsavedWork } from '../unsaved-work';

/** Maximum number of items of one bulk act: each is a call of its own. */
export const MAX_BULK = 50;

/** Result of an act without further details. */
export interface Done {
  state: 'done';
}

/** The outcome for one item; `skipped` was not sent, because it would have failed like the item before it. */
export type BulkOutcome<Answer> =
  | Answer
  | { state: 'failed'; code: ErrorCode; error: unknown }
  | { state: 'unknown' }
  | { state: 'skipped' };

export interface BulkResult<Item, Answer> {
  item: Item;
  outcome: BulkOutcome<Answer>;
}

export interface BulkRun<Item, Answer> {
  results: readonly BulkResult<Item, Answer>[];
  count: number;
  busy: boolean;
}

interface Options<Answer> {
  /** Whether the next item would get the same answer; by default it would not. */
  endsRun?: (answer: Answer) => boolean;
  /** The reason that an answer gives for a refusal; null if the item was done, or if that is unknown. */
  toRejection?: (answer: Answer) => string | null;
  /** Called once after the last item, such as to read the table again. */
  onEnd: () => unknown;
}

/** Errors that the next item would get, too. */
const OF_THE_OPERATOR: readonly ErrorCode[] = [
  'LOGIN_USER_REQUIRED',
  'FORBIDDEN',
  'TOO_MANY_REQUESTS',
];

async function attempt<Answer>(call: () => Promise<Answer>) {
  try {
    return await withConfirmation(call);
  } catch (error) {
    if (isUndecided(error)) return { state: 'unknown' } as const;
    return { state: 'failed', code: errorCode(error) ?? 'INTERNAL', error } as const;
  }
}

/** A bulk act: one call for each item, one after the other, so that each has its own result and its own act in
 *  the log. It stops when the page is left, so that nothing is sent without a visible result.
 *  @returns `progress`, null before the first run and when nothing was sent; `run`; `runOne` for a dialog
 *    about one item, which throws the reason of a refusal, so that the dialog stays open with it */
export function useBulk<Item, Answer extends { state: string } = Done>(options: Options<Answer>) {
  const { endsRun, toRejection, onEnd } = options;
  const [progress, setProgress] = useState<BulkRun<Item, Answer> | null>(null);
  const isLeft = useRef(false);
  useUnsavedWork(progress?.busy === true);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const ends = (outcome: BulkOutcome<Answer>) => {
    if (outcome.state === 'unknown') return true;
    if ('code' in outcome) return OF_THE_OPERATOR.includes(outcome.code);
    return endsRun?.(outcome as Answer) === true;
  };
  const run = async (items: readonly Item[], call: (item: Item) => Promise<Answer>) => {
    const results: BulkResult<Item, Answer>[] = [];
    const show = (busy: boolean) =>
      setProgress({ results: [...results], count: items.length, busy });
    show(true);
    let isEnded = false;
    for (const item of items) {
      if (isLeft.current) break;
      const outcome: BulkOutcome<Answer> | null = isEnded
        ? { state: 'skipped' }
        : await attempt(() => call(item));
      // The password was not confirmed, so neither this item nor the rest is sent.
      isEnded ||= outcome === null || ends(outcome);
      results.push({ item, outcome: outcome ?? { state: 'skipped' } });
      show(true);
    }
    const isSent = results.some(({ outcome }) => outcome.state !== 'skipped');
    if (!isSent) return setProgress(null);
    show(false);
    onEnd();
  };
  const runOne = async (item: Item, call: (item: Item) => Promise<Answer>) => {
    setProgress(null);
    try {
      const outcome = await call(item);
      const rejection = toRejection?.(outcome);
      if (rejection) throw new RejectedAct(rejection);
      if (!isLeft.current) setProgress({ results: [{ item, outcome }], count: 1, busy: false });
    } finally {
      onEnd();
    }
  };
  return { progress, run, runOne };
}
