'use client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Phone } from '~/domain/speech/types';
import { deleteRecordings, loadRecordingPair } from './recording-store';
import { useOwner } from './use-owner';

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
