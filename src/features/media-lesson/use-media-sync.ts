'use client';
import { mediaEntries } from '~/device/flush-media-outbox';
import { type OutboxOf, useOutboxSync } from '~/device/use-outbox-sync';

/** Sends unsent progress of recorded lessons and refreshes it after a sync. */
export function useMediaSync(): void {
  useOutboxSync(mediaOutbox);
}

const mediaOutbox: OutboxOf = ({ client, mediaLesson }) => ({
  entries: mediaEntries(
    (input) => client.mediaLesson.saveProgress.mutate(input),
    (slug, progress) => mediaLesson.progress.setData({ slug }, progress),
  ),
  onSynced: () => mediaLesson.mine.invalidate(),
});
