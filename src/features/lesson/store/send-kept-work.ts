import type { SaveAttemptsInput, SavedAttempts, SaveProgressInput } from '~/schemas/lesson';
import {
  forgetAttempts,
  keptAttempts,
  type Owner,
  progressSent,
  unsentProgress,
  VISITOR,
} from './lesson-store';

/** What sending needs of the server. */
export interface LessonAccount {
  saveAttempts: (input: SaveAttemptsInput) => Promise<SavedAttempts>;
  saveProgress: (input: SaveProgressInput) => Promise<unknown>;
}

const BATCH = 100;

/** Sends everything this device keeps for the account, a visitor's work included: attempts first, as
 *  a unit only completes when its attempts are there. What the account has is forgotten here; what
 *  it refuses would be refused again, so it is forgotten too. Sending the same twice is harmless.
 *  @returns how many attempts and places the account took
 *  @throws what the network throws; everything unsent is still kept */
export async function sendKeptWork(account: LessonAccount, owner: Owner): Promise<number> {
  const owners = [owner, VISITOR];
  const attempts = (await keptAttempts(owners)).map((row) => row.attempt);
  let taken = 0;
  for (let first = 0; first < attempts.length; first += BATCH) {
    const batch = attempts.slice(first, first + BATCH);
    const { saved, refused } = await account.saveAttempts({ attempts: batch });
    taken += saved.length;
    await forgetAttempts([...saved, ...refused.map((one) => one.id)]);
  }
  for (const progress of await unsentProgress(owners)) {
    const { slug, currentIndex, finished, at } = progress;
    const agoMs = Math.max(0, Date.now() - at);
    await account.saveProgress({ slug, currentIndex, finished, agoMs }).catch(unlessRefused);
    await progressSent(progress);
    taken++;
  }
  return taken;
}

const FINAL = ['UNIT_NOT_FOUND', 'VIP_REQUIRED', 'VALIDATION_FAILED'];

/** Such a refusal will not change by sending again; a lost network or session may come back. */
function unlessRefused(error: unknown): void {
  const code = (error as { data?: { errorCode?: string } } | null)?.data?.errorCode;
  if (!code || !FINAL.includes(code)) throw error;
}
