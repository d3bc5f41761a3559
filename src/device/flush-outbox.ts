import { taipeiDay } from '~/domain/day';
import type { SaveAttemptsInput, SavedAttempts, SaveProgressInput } from '~/schemas/lesson';
import type { DeferSpeakingInput } from '~/schemas/spaced-repetition';
import {
  clearAttempts,
  clearDeferredItems,
  loadDeferredItems,
  loadStoredAttempts,
  loadUnsentProgress,
  markProgressSent,
  type StoredAttempt,
  type StoredDeferredItem,
  type StoredProgress,
} from './lesson-store';
import { type OutboxEntries, outboxEntry, sendAll } from './outbox';
import type { LocalDataOwner } from './owner';
import { broadcastSynced } from './sync-broadcast';

/** What sending needs of the server. */
export interface LessonAccount {
  saveAttempts: (input: SaveAttemptsInput) => Promise<SavedAttempts>;
  saveProgress: (input: SaveProgressInput) => Promise<unknown>;
  queueSpeaking: (input: DeferSpeakingInput) => Promise<unknown>;
}

const BATCH = 100;

/** What a device keeps of lessons, in the order in which it is sent: what waits to be spoken first, as typing
 *  must not answer it; then attempts, as a unit only completes when they are there; then places. The place
 *  at the end, reached while attempts are on their way, is sent after the last of them, or the unit would
 *  not complete. */
export function lessonEntries(account: LessonAccount): OutboxEntries {
  return [
    outboxEntry<StoredDeferredItem, unknown>({
      unsent: loadDeferredItems,
      send: ([deferredItems], owner) =>
        account.queueSpeaking({ itemId: deferredItems!.itemId, account: owner }),
      settle: async (rows) => {
        await clearDeferredItems(rows);
        return rows.length;
      },
    }),
    outboxEntry<StoredAttempt, SavedAttempts>({
      unsent: loadStoredAttempts,
      batch: BATCH,
      send: (rows, owner) =>
        account.saveAttempts({ attempts: rows.map(({ attempt }) => attempt), account: owner }),
      // What the account refuses for good it names one by one.
      final: [],
      settle: async (_rows, answer) => {
        const { saved, refused } = answer!;
        await clearAttempts([...saved, ...refused.map((one) => one.id)]);
        return saved.length;
      },
    }),
    outboxEntry<StoredProgress, unknown>({
      unsent: loadUnsentProgress,
      send: ([progress], owner) =>
        account.saveProgress({ ...sendPosition(progress!), account: owner }),
      settle: async ([progress]) => {
        await markProgressSent(progress!);
        return 1;
      },
    }),
  ];
}

/** Sends all of it. What the account has is forgotten here; what it refuses would be refused again, so it is
 *  forgotten too. Sending the same twice is harmless.
 *  @param onAccepted see `sendAll`; tells other tabs
 *  @returns how many of them the account took
 *  @throws what the network throws; everything unsent is still kept */
export function flushOutbox(
  account: LessonAccount,
  owner: LocalDataOwner,
  onAccepted: () => void = broadcastSynced,
): Promise<number> {
  return sendAll(lessonEntries(account), owner, onAccepted);
}

/** The place as it is sent: its age by this device's own clock, so that a wrong clock does no harm. */
function sendPosition({ slug, currentIndex, finished, at, spentMs, spentOn }: StoredProgress) {
  const sameDay = spentOn === taipeiDay(new Date(at));
  return {
    slug,
    currentIndex,
    finished,
    agoMs: Math.max(0, Date.now() - at),
    ...(sameDay && { spentMs: Math.round(spentMs) }),
  };
}
