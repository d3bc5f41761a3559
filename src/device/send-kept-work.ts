import { taipeiDay } from '~/domain/day';
import type { SaveAttemptsInput, SavedAttempts, SaveProgressInput } from '~/schemas/lesson';
import type { QueueSpeakingInput } from '~/schemas/memory';
import {
  forgetAttempts,
  forgetLater,
  type KeptAttempt,
  type KeptLater,
  type KeptProgress,
  keptAttempts,
  keptLater,
  progressSent,
  unsentProgress,
} from './lesson-store';
import { type OutboxEntries, outboxEntry, sendAll } from './outbox';
import type { Owner } from './owner';
import { markSent } from './sent-mark';

/** What sending needs of the server. */
export interface LessonAccount {
  saveAttempts: (input: SaveAttemptsInput) => Promise<SavedAttempts>;
  saveProgress: (input: SaveProgressInput) => Promise<unknown>;
  queueSpeaking: (input: QueueSpeakingInput) => Promise<unknown>;
}

const BATCH = 100;

/** What a device keeps of lessons, in the order in which it is sent: what waits to be spoken first, as typing
 *  must not answer it; then attempts, as a unit only completes when they are there; then places. The place
 *  at the end, reached while attempts are on their way, is sent after the last of them, or the unit would
 *  not complete. */
export function lessonEntries(account: LessonAccount): OutboxEntries {
  return [
    outboxEntry<KeptLater, unknown>({
      unsent: keptLater,
      send: ([later], owner) => account.queueSpeaking({ itemId: later!.itemId, account: owner }),
      settle: async (rows) => {
        await forgetLater(rows);
        return rows.length;
      },
    }),
    outboxEntry<KeptAttempt, SavedAttempts>({
      unsent: keptAttempts,
      batch: BATCH,
      send: (rows, owner) =>
        account.saveAttempts({ attempts: rows.map(({ attempt }) => attempt), account: owner }),
      // What the account refuses for good it names one by one.
      final: [],
      settle: async (_rows, answer) => {
        const { saved, refused } = answer!;
        await forgetAttempts([...saved, ...refused.map((one) => one.id)]);
        return saved.length;
      },
    }),
    outboxEntry<KeptProgress, unknown>({
      unsent: unsentProgress,
      send: ([progress], owner) => account.saveProgress({ ...place(progress!), account: owner }),
      settle: async ([progress]) => {
        await progressSent(progress!);
        return 1;
      },
    }),
  ];
}

/** Sends all of it. What the account has is forgotten here; what it refuses would be refused again, so it is
 *  forgotten too. Sending the same twice is harmless.
 *  @param onTaken see `sendAll`; tells other tabs
 *  @returns how many of them the account took
 *  @throws what the network throws; everything unsent is still kept */
export function sendKeptWork(
  account: LessonAccount,
  owner: Owner,
  onTaken: () => void = markSent,
): Promise<number> {
  return sendAll(lessonEntries(account), owner, onTaken);
}

/** The place as it is sent: its age by this device's own clock, so that a wrong clock does no harm. */
function place({ slug, currentIndex, finished, at, spentMs, spentOn }: KeptProgress) {
  const sameDay = spentOn === taipeiDay(new Date(at));
  return {
    slug,
    currentIndex,
    finished,
    agoMs: Math.max(0, Date.now() - at),
    ...(sameDay && { spentMs: Math.round(spentMs) }),
  };
}
