'use client';
import { useEffect } from 'react';
import type { Judgement } from '~/domain/lesson-feedback';
import { phonemeUtterances, wordUtterance } from '~/domain/spaced-repetition/voice-samples';
import { hasSoundMap } from '~/domain/speech/reliable-sounds';
import { whenIdle } from '~/lib/when-idle';
import { cutSample } from './cut-sample';
import type { LocalDataOwner } from './owner';
import { saveRecording, saveWordRecording } from './recording-store';

interface ScoredRecording {
  /** Null until it is known. */
  owner: LocalDataOwner | null;
  /** The word of the item, by its card; null for a sentence. */
  word: string | null;
  judgement: Judgement | null;
  samples: Float32Array | undefined;
}

/** Stores on this device what the learner's map compares: words that were said by themselves, or phonemes where the
 *  map is of sounds. Where storage is not available only that comparison is missing. */
export function useSaveRecording({ owner, word, judgement, samples }: ScoredRecording): void {
  const spoken = judgement?.mode === 'SPEAK' ? judgement : null;
  useEffect(() => {
    if (!owner || !spoken || !samples) return;
    const at = Date.now();
    const whole = word === null ? null : wordUtterance(word, spoken);
    if (whole)
      whenIdle(() => {
        saveWordRecording(owner, cutSample(samples, whole, at)).catch(() => {});
      });
    if (!hasSoundMap()) return;
    // One by one while the browser is idle: the result of the utterance is shown first. Leaving the item does not
    // cancel it.
    for (const utterance of phonemeUtterances(spoken.words))
      whenIdle(() => {
        saveRecording(owner, utterance.sound, cutSample(samples, utterance, at)).catch(() => {});
      });
  }, [owner, word, spoken, samples]);
}
