'use client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Judgement } from '~/domain/lesson-feedback';
import { soundSayings } from '~/domain/memory/voice-samples';
import type { Phone } from '~/domain/speech/types';
import { cutSample } from './cut-sample';
import { useOwner } from './use-owner';
import { forgetVoices, keepVoice, voicePair } from './voice-store';

interface Spoken {
  judgement: Judgement | null;
  samples: Float32Array | undefined;
}

/** Keeps the sounds of every judged saying on this device, for the sound map to compare. Where nothing
 *  can be kept, nothing is lost but that comparison. */
export function useKeepVoice({ judgement, samples }: Spoken): void {
  const owner = useOwner();
  const spoken = judgement?.mode === 'SPEAK' ? judgement : null;
  useEffect(() => {
    if (!owner || !spoken || !samples) return;
    const at = Date.now();
    for (const saying of soundSayings(spoken.words))
      keepVoice(owner, saying.sound, cutSample(samples, saying, at)).catch(() => {});
  }, [owner, spoken, samples]);
}

const VOICES = 'voice-diary';

/** The learner's recordings of a sound on this device; null when there are none. */
export function useVoicePair(sound: Phone) {
  const owner = useOwner();
  return useQuery({
    queryKey: [VOICES, owner, sound],
    enabled: owner !== null,
    staleTime: 0,
    queryFn: async () => (await voicePair(owner ?? '', sound).catch(() => undefined)) ?? null,
  });
}

/** Deletes the recordings on this device. */
export function useForgetVoices() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: forgetVoices,
    onSettled: () => client.invalidateQueries({ queryKey: [VOICES] }),
  });
}
