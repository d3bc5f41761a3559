'use client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteRecordings, loadRecordingPair, type RecordingSubject } from './recording-store';
import { useOwner } from './use-owner';

const RECORDINGS_KEY = 'voice-diary';

/** The learner's recordings of a phoneme or word on this device; null when there are none. */
export function useRecordingPair(subject: RecordingSubject) {
  const owner = useOwner();
  return useQuery({
    queryKey: [RECORDINGS_KEY, owner, subject],
    enabled: owner !== null,
    staleTime: 0,
    queryFn: async () =>
      (await loadRecordingPair(owner ?? '', subject).catch(() => undefined)) ?? null,
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
