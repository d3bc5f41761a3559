import { taipeiDay } from '~/domain/day';
import type { SaveAttemptsInput, SavedAttempts, SaveProgressInput } from '~/schemas/lesson';
import type { DeferSpeakingInput, LeaveOpenInput } from '~/schemas/spaced-repetition';
import {
  clearAttempts,
  clearDeferredItems,
  clearItemsLeftOpen,
  loadDeferredItems,
  loadItemsLeftOpen,
  loadStoredAttempts,
  loadUnsentProgress,
  markProgressSent,
  type StoredAttempt,
  type StoredDeferredItem,
  type StoredOpenItem,
  type StoredProgress,
} from './lesson-store';
import { type OutboxEntries, outboxEntry, sendAll } from './outbox';
import type { LocalDataOwner } from './owner';
import { broadcastSynced } from './sync-broadcast';

/** Procedures of the server that the outbox of lessons calls. */
export interface LessonAccount {
  saveAttempts: (input: SaveAttemptsInput) => Promise<SavedAttempts>;
  saveProgress: (input: SaveProgressInput) => Promise<unknown>;
  queueSpeaking: (input: DeferSpeakingInput) => Promise<unknown>;
  leaveOpen: (input: LeaveOpenInput) => Promise<unknown>;
}

const BATCH = 100;

/** Outbox entries of lessons, in the order in which they are sent: deferred items first, as typed attempts
 *  must not answer them; then attempts and items left open, as a unit only completes when they are saved; then
 *  positions. The
 *  position at the end, reached while attempts are being sent, is sent after the last of them, or the unit
 *  would not complete. */
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
      // The response lists each attempt that is rejected for good.
      final: [],
      settle: async (_rows, response) => {
        const { saved, refused } = response!;
        await clearAttempts([...saved, ...refused.map(({ id }) => id)]);
        return saved.length;
      },
    }),
    outboxEntry<StoredOpenItem, unknown>({
      unsent: loadItemsLeftOpen,
      send: ([item], owner) => {
        const { itemId, day, fromChinese } = item!;
        return account.leaveOpen({ itemId, day, fromChinese, account: owner });
      },
      settle: async (rows) => {
        await clearItemsLeftOpen(rows);
        return rows.length;
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

/** Sends everything unsent of lessons. Rows that the account has saved are deleted here; so are rejected rows,
 *  which would be rejected again. Sending is idempotent.
 *  @param onAccepted see `sendAll`; by default broadcasts to the other tabs
 *  @returns number of rows that the account accepted
 *  @throws the network's errors; everything unsent remains stored */
export function flushOutbox(
  account: LessonAccount,
  owner: LocalDataOwner,
  onAccepted: () => void = broadcastSynced,
): Promise<number> {
  return sendAll(lessonEntries(account), owner, onAccepted);
}

/** The position as input of the save: with its age by this device's clock, so that a wrong clock does no harm. */
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
