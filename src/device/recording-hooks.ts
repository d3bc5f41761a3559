'use client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Judgement } from '~/domain/lesson-feedback';
import { phonemeUtterances } from '~/domain/spaced-repetition/voice-samples';
import type { Phone } from '~/domain/speech/types';
import { whenIdle } from '~/lib/when-idle';
import { cutSample } from './cut-sample';
import { deleteRecordings, loadRecordingPair, saveRecording } from './recording-store';
import { useOwner } from './use-owner';

interface ScoredRecording {
  judgement: Judgement | null;
  samples: Float32Array | undefined;
}

/** Stores the phonemes of every judged utterance on this device, for comparison in the phoneme map. Where
 *  storage is not available only that comparison is missing. */
export function useSaveRecording({ judgement, samples }: ScoredRecording): void {
  const owner = useOwner();
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

const RECORDINGS_KEY = 'voice-diary';

/** The learner's recordings of a phoneme on this device; null when there are none. */
export function useRecordingPair(phoneme: Phone) {
  const owner = useOwner();
  return useQuery({
    queryKey: [RECORDINGS_KEY, owner, phoneme],
    enabled: owner !== null,
    staleTime: 0,
    queryFn: async () =>
      (await loadRecordingPair(owner ?? '', phoneme).catch(() => undefined)) ?? null,
  });
}

/** Deletes the recordings on this device. */
export function useDeleteRecordings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deleteRecordings,
    onSettled: () => client.invalidateQueries({ queryKey: [RECORDINGS_KEY] }),
  });
}
