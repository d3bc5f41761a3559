'use client';
import { mediaEntries } from '~/device/flush-media-outbox';
import { type OutboxOf, useOutboxSync } from '~/device/use-outbox-sync';

/** Sends unsent progress of recorded lessons, and refreshes it and the plan of the day after a sync. */
export function useMediaSync(): void {
  useOutboxSync(mediaOutbox);
}

const mediaOutbox: OutboxOf = ({ client, mediaLesson, nextStep }) => ({
  entries: mediaEntries(
    (input) => client.mediaLesson.saveProgress.mutate(input),
    (slug, progress) => mediaLesson.progress.setData({ slug }, progress),
  ),
  onSynced: () => Promise.all([mediaLesson.mine.invalidate(), nextStep.invalidate()]),
});
