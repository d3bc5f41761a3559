'use client';
import { useEffect } from 'react';
import type { Judgement } from '~/domain/lesson-feedback';
import { phonemeUtterances } from '~/domain/spaced-repetition/voice-samples';
import { whenIdle } from '~/lib/when-idle';
import { cutSample } from './cut-sample';
import type { LocalDataOwner } from './owner';
import { saveRecording } from './recording-store';

interface ScoredRecording {
  /** Null until it is known. */
  owner: LocalDataOwner | null;
  judgement: Judgement | null;
  samples: Float32Array | undefined;
}

/** Stores the phonemes of every judged utterance on this device, for comparison in the phoneme map. Where
 *  storage is not available only that comparison is missing. */
export function useSaveRecording({ owner, judgement, samples }: ScoredRecording): void {
  const spoken = judgement?.mode === 'SPEAK' ? judgement : null;
  useEffect(() => {
    if (!owner || !spoken || !samples) return;
    const at = Date.now();
    // One by one while the browser is idle: the result of the utterance is shown first. Leaving the item does not
    // cancel it.
    for (const utterance of phonemeUtterances(spoken.words))
      whenIdle(() => {
        saveRecording(owner, utterance.sound, cutSample(samples, utterance, at)).catch(() => {});
      });
  }, [owner, spoken, samples]);
}
