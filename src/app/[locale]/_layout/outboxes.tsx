'use client';
import { AttemptSync } from '~/features/lesson/components/attempt-sync';
import { ListeningSync } from '~/features/listening/components/listening-sync';
import { MediaSync } from '~/features/media-lesson/components/media-sync';

/** Sends the results and positions that are stored on this device; shows nothing. */
export function Outboxes() {
  return (
    <>
      <AttemptSync />
      <MediaSync />
      <ListeningSync />
    </>
  );
}
