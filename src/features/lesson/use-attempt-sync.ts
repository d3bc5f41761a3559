'use client';
import { lessonEntries } from '~/device/flush-outbox';
import { lessonAccount } from '~/device/lesson-account';
import { loadStoredAttempts } from '~/device/lesson-store';
import type { OutboxStatus } from '~/device/outbox';
import { type LocalDataOwner, VISITOR } from '~/device/owner';
import { setSyncState } from '~/device/sync-state';
import { type OutboxOf, useOutboxSync } from '~/device/use-outbox-sync';

/** Sends unsent results of lessons and reviews; after a sync all tabs refresh. */
export function useAttemptSync(): void {
  useOutboxSync(lessonOutbox);
}

const lessonOutbox: OutboxOf = ({ client, lesson, nextStep, review, progress }, owner) => ({
  entries: lessonEntries(lessonAccount(client)),
  broadcast: true,
  onSynced: () =>
    Promise.all(
      [lesson.mine, lesson.overview, lesson.progress, nextStep, review, progress].map((stored) =>
        stored.invalidate(),
      ),
    ),
  onStatus: (status) => showStatus(status, owner),
});

async function showStatus(status: OutboxStatus, owner: LocalDataOwner): Promise<void> {
  const pendingCount = (await loadStoredAttempts([owner, VISITOR])).length;
  if (pendingCount === 0) {
    if (status !== 'sending') setSyncState({ status: 'quiet', waiting: pendingCount });
    return;
  }
  // An attempt that was stored meanwhile has requested a sync of its own.
  setSyncState({ status: status === 'lost' ? 'lost' : 'sending', waiting: pendingCount });
}
