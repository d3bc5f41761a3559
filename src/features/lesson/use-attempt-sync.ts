'use client';
import { lessonAccount } from '~/device/lesson-account';
import { keptAttempts } from '~/device/lesson-store';
import type { OutboxStatus } from '~/device/outbox';
import { type Owner, VISITOR } from '~/device/owner';
import { lessonEntries } from '~/device/send-kept-work';
import { setSyncState } from '~/device/sync-state';
import { type OutboxOf, useOutboxSync } from '~/device/use-outbox-sync';

/** Sends what this device keeps of lessons and reviews. Whichever tab sends, all of them show what the
 *  account then has. */
export function useAttemptSync(): void {
  useOutboxSync(lessonOutbox);
}

const lessonOutbox: OutboxOf = ({ client, lesson, review, progress }, owner) => ({
  entries: lessonEntries(lessonAccount(client)),
  tellsTabs: true,
  onTaken: () => Promise.all([lesson.mine, review, progress].map((kept) => kept.invalidate())),
  onStatus: (status) => showStatus(status, owner),
});

async function showStatus(status: OutboxStatus, owner: Owner): Promise<void> {
  const waiting = (await keptAttempts([owner, VISITOR])).length;
  if (waiting === 0) {
    if (status !== 'sending') setSyncState({ status: 'quiet', waiting });
    return;
  }
  // What was kept while the rest was sent has asked to be sent as well.
  setSyncState({ status: status === 'lost' ? 'lost' : 'sending', waiting });
}
