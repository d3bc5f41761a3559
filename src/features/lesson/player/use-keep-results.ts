'use client';
import { useCallback, useState } from 'react';
import type { Judgement } from '~/domain/lesson-feedback';
import type { OpenedLesson } from '../hooks';
import { keepAttempt, keepProgress } from '../store/lesson-store';
import { requestSending } from '../store/sync-state';
import { toAttempt } from './to-attempt';

export interface KeepResults {
  keepJudgement: (itemId: string, judgement: Judgement) => void;
  /** @param index 0 … count; `finished` at the summary */
  keepPlace: (index: number, finished: boolean) => void;
  keepTime: (spentMs: number) => void;
  /** The browser keeps nothing (private window): results last until the page is left. */
  storageFails: boolean;
}

/** Keeps every result on this device first, then asks for it to be sent. */
export function useKeepResults({ owner, unit }: OpenedLesson, accent: 'US' | 'GB'): KeepResults {
  const [storageFails, setStorageFails] = useState(false);
  const { slug } = unit;

  const settle = useCallback(
    (kept: Promise<void>) => kept.then(requestSending, () => setStorageFails(true)),
    [],
  );
  const keepJudgement = useCallback(
    (itemId: string, judgement: Judgement) =>
      void settle(keepAttempt({ owner, slug, attempt: toAttempt({ itemId, judgement, accent }) })),
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
    (spentMs: number) => void keepProgress(owner, slug, { spentMs }).catch(() => {}),
    [owner, slug],
  );
  return { keepJudgement, keepPlace, keepTime, storageFails };
}
