'use client';
import { useCallback, useState } from 'react';
import { forgetLater, keepAttempt, keepLater, keepProgress } from '~/device/lesson-store';
import { requestSending } from '~/device/outbox';
import { VISITOR } from '~/device/owner';
import { isFleeting } from '~/device/work-table';
import { taipeiDay } from '~/domain/day';
import type { Judgement } from '~/domain/lesson-feedback';
import type { OpenedLesson } from '../hooks';
import { toAttempt } from './to-attempt';

export interface KeepResults {
  keepJudgement: (itemId: string, judgement: Judgement) => void;
  /** @param index 0 … count; `finished` at the summary */
  keepPlace: (index: number, finished: boolean) => void;
  /** @param budgetMs what the learner has given today */
  keepTime: (spentMs: number, budgetMs: number) => void;
  /** The item waits until it can be spoken. */
  keepForLater: (itemId: string) => void;
  /** The browser keeps nothing (private window) and there is no account: results last until the page is
   *  left. */
  storageFails: boolean;
}

/** Keeps every result on this device first, then asks for it to be sent. */
export function useKeepResults({ owner, unit }: OpenedLesson, accent: 'US' | 'GB'): KeepResults {
  const [storageFails, setStorageFails] = useState(false);
  const { slug } = unit;

  const settle = useCallback(
    async (kept: Promise<void>) => {
      await kept;
      if (isFleeting() && owner === VISITOR) setStorageFails(true);
      requestSending();
    },
    [owner],
  );
  const keepJudgement = useCallback(
    (itemId: string, judgement: Judgement) => {
      const attempt = toAttempt({ itemId, judgement, accent });
      void settle(keepAttempt({ owner, slug, attempt }));
      if (judgement.mode === 'SPEAK') void forgetLater([{ owner, itemId }]);
    },
    [owner, slug, accent, settle],
  );
  const keepPlace = useCallback(
    (currentIndex: number, finished: boolean) =>
      void settle(
        keepProgress(owner, slug, { currentIndex, finished, at: Date.now(), sent: false }),
      ),
    [owner, slug, settle],
  );
  const keepTime = useCallback(
    (spentMs: number, budgetMs: number) => {
      const spentOn = taipeiDay(new Date());
      void keepProgress(owner, slug, { spentMs, spentOn, budgetMs });
    },
    [owner, slug],
  );
  const keepForLater = useCallback(
    (itemId: string) => void settle(keepLater({ owner, slug, itemId })),
    [owner, slug, settle],
  );
  return { keepJudgement, keepPlace, keepTime, keepForLater, storageFails };
}
