'use client';
import { useCallback, useState } from 'react';
import type { Judgement } from '~/domain/lesson-feedback';
import type { AttemptInput } from '~/schemas/lesson';
import type { OpenedLesson } from '../hooks';
import { keepAttempt, keepProgress } from '../store/lesson-store';
import { requestSending } from '../store/sync-state';

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
      void settle(keepAttempt({ owner, slug, attempt: toAttempt(itemId, judgement, accent) })),
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

function toAttempt(itemId: string, judgement: Judgement, accent: 'US' | 'GB'): AttemptInput {
  const { mode, score, passed, engine } = judgement;
  const words = judgement.words.map(({ text, score, status }) => ({ text, score, status }));
  const madeAt = new Date();
  return {
    id: newId(),
    itemId,
    mode,
    score: Math.round(score),
    passed,
    words,
    engine,
    accent,
    madeAt,
  };
}

/** `randomUUID` exists on HTTPS and localhost only; a phone on the same network may use neither. */
function newId(): string {
  if (crypto.randomUUID) return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
