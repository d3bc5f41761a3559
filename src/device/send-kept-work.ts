import { taipeiDay } from '~/domain/day';
import type { SaveAttemptsInput, SavedAttempts, SaveProgressInput } from '~/schemas/lesson';
import type { QueueSpeakingInput } from '~/schemas/memory';
import {
  forgetAttempts,
  forgetLater,
  type KeptProgress,
  keptAttempts,
  keptLater,
  progressSent,
  unsentProgress,
} from './lesson-store';
import { type Owner, VISITOR } from './owner';
import { markSent } from './sent-mark';

/** What sending needs of the server. */
export interface LessonAccount {
  saveAttempts: (input: SaveAttemptsInput) => Promise<SavedAttempts>;
  saveProgress: (input: SaveProgressInput) => Promise<unknown>;
  queueSpeaking: (input: QueueSpeakingInput) => Promise<unknown>;
}

const BATCH = 100;

/** Sends everything this device keeps for the account, a visitor's work included: what waits to be spoken
 *  first, as typing must not answer it; then attempts, as a unit only completes when they are there. What
 *  the account has is forgotten here; what it refuses would be refused again, so it is forgotten too.
 *  Sending the same twice is harmless.
 *  @param onTaken tells other tabs as soon as the account has something, before it is forgotten here: the
 *  page may be left at any moment
 *  @returns how many of them the account took
 *  @throws what the network throws; everything unsent is still kept */
export async function sendKeptWork(
  account: LessonAccount,
  owner: Owner,
  onTaken: () => void = markSent,
): Promise<number> {
  const owners = [owner, VISITOR];
  let taken = 0;
  for (const later of await keptLater(owners)) {
    await account.queueSpeaking({ itemId: later.itemId, account: owner }).catch(unlessRefused);
    onTaken();
    await forgetLater([later]);
    taken++;
  }
  // Read before the attempts: the place at the end, reached while these are on their way, must not get
  // there before the last attempt, or the unit would not complete.
  const places = await unsentProgress(owners);
  const attempts = (await keptAttempts(owners)).map((row) => row.attempt);
  for (let first = 0; first < attempts.length; first += BATCH) {
    const batch = attempts.slice(first, first + BATCH);
    const { saved, refused } = await account.saveAttempts({ attempts: batch, account: owner });
    onTaken();
    taken += saved.length;
    await forgetAttempts([...saved, ...refused.map((one) => one.id)]);
  }
  for (const progress of places) {
    await account.saveProgress({ ...place(progress), account: owner }).catch(unlessRefused);
    onTaken();
    await progressSent(progress);
    taken++;
  }
  return taken;
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

const FINAL = ['UNIT_NOT_FOUND', 'ITEM_NOT_FOUND', 'VIP_REQUIRED', 'VALIDATION_FAILED'];

/** Such a refusal will not change by sending again; a lost network or session may come back. */
function unlessRefused(error: unknown): void {
  const code = (error as { data?: { errorCode?: string } } | null)?.data?.errorCode;
  if (!code || !FINAL.includes(code)) throw error;
}
