'use client';
import { mediaEntries } from '~/device/flush-media-outbox';
import { type OutboxOf, useOutboxSync } from '~/device/use-outbox-sync';

/** Sends what this device keeps of recorded lessons, and shows what the account then has. */
export function useMediaSync(): void {
  useOutboxSync(mediaOutbox);
}

const mediaOutbox: OutboxOf = ({ client, mediaLesson }) => ({
  entries: mediaEntries(
    (input) => client.mediaLesson.saveProgress.mutate(input),
    (slug, progress) => mediaLesson.progress.setData({ slug }, progress),
  ),
  onTaken: () => mediaLesson.mine.invalidate(),
});
