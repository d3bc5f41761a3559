'use client';
import { useCallback, useState } from 'react';
import {
  clearDeferredItems,
  clearItemsLeftOpen,
  storeAttempt,
  storeDeferredItem,
  storeItemLeftOpen,
  storeProgress,
} from '~/device/lesson-store';
import { requestSync } from '~/device/outbox';
import { isInMemoryOnly } from '~/device/outbox-store';
import { VISITOR } from '~/device/owner';
import { taipeiDay } from '~/domain/day';
import type { Judgement } from '~/domain/lesson-feedback';
import type { Accent } from '~/domain/speech/accent';
import type { OpenedLesson } from './stored-work';
import { toAttempt } from './to-attempt';

export interface StoreResults {
  storeJudgement: (itemId: string, judgement: Judgement) => void;
  /** @param index 0 … count
   *  @param finished true at the summary */
  storePosition: (index: number, finished: boolean) => void;
  /** @param budgetMs today's time budget of the learner */
  storeTime: (spentMs: number, budgetMs: number) => void;
  /** Stores an item as deferred until it can be spoken. */
  storeDeferred: (itemId: string) => void;
  /** Stores an item as left open: it comes back tomorrow. */
  storeOpenItem: (itemId: string) => void;
  /** Whether the browser has no storage (private window) and there is no account: results are lost when the
   *  page is left. */
  storageFails: boolean;
}

/** Stores every result on this device first, then requests a sync. */
export function useStoreResults({ owner, unit }: OpenedLesson, accent: Accent): StoreResults {
  const [storageFails, setStorageFails] = useState(false);
  const { slug } = unit;

  const settle = useCallback(
    async (stored: Promise<void>) => {
      await stored;
      if (isInMemoryOnly() && owner === VISITOR) setStorageFails(true);
      requestSync();
    },
    [owner],
  );
  const storeJudgement = useCallback(
    (itemId: string, judgement: Judgement) => {
      const attempt = toAttempt({ itemId, judgement, accent });
      void settle(storeAttempt({ owner, slug, attempt }));
      if (judgement.mode !== 'SPEAK') return;
      void clearDeferredItems([{ owner, itemId }]);
      void clearItemsLeftOpen([{ owner, itemId }]);
    },
    [owner, slug, accent, settle],
  );
  const storePosition = useCallback(
    (currentIndex: number, finished: boolean) =>
      void settle(
        storeProgress(owner, slug, { currentIndex, finished, at: Date.now(), sent: false }),
      ),
    [owner, slug, settle],
  );
  const storeTime = useCallback(
    (spentMs: number, budgetMs: number) => {
      const spentOn = taipeiDay(new Date());
      void storeProgress(owner, slug, { spentMs, spentOn, budgetMs });
    },
    [owner, slug],
  );
  const storeDeferred = useCallback(
    (itemId: string) => void settle(storeDeferredItem({ owner, slug, itemId })),
    [owner, slug, settle],
  );
  const storeOpenItem = useCallback(
    (itemId: string) =>
      void settle(storeItemLeftOpen({ owner, slug, itemId, day: taipeiDay(new Date()) })),
    [owner, slug, settle],
  );
  return { storeJudgement, storePosition, storeTime, storeDeferred, storeOpenItem, storageFails };
}
