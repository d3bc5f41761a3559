import 'server-only';
import type { Accent } from '~/domain/speech/accent';
import type { Actor, Verb } from '~/server/context';
import type { Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { hashBytes, hashRecipe } from '~/server/gateways/speech/content-hash';
import type { EncodedTake } from '~/server/gateways/speech/take-process';
import { storage } from '~/server/gateways/storage/configured';
import { StorageError } from '~/server/gateways/storage/storage';
import { scheduleFileDeletion } from '~/server/services/stored-file/schedule-deletion';
import { log } from '~/server/telemetry/log.mjs';
import { PERSONS_VOICE } from './recorded-clips';

/** Time after which an unused recording is deleted. */
const UNUSED_TAKE_MS = 24 * 3_600_000;
/** A page may still play the file of an unused take. */
const UNUSED_FILE = { userId: null, shown: false, delayMs: 3_600_000 } as const;

/** An accepted recording of a line of a draft. */
export interface TakeToStore {
  draftId: string;
  accent: Accent;
  /** Hash of the words that it was checked against. */
  said: string;
  selfScore: number;
  clip: EncodedTake;
}

/** Stores the file of an accepted recording under the hash of its sound and its words.
 *  @returns its name among the clips of its draft, and its path below the storage's root
 *  @throws ServiceError RECORDING_STORE_FAILED */
export async function putTake({
  ctx,
  input: { draftId, accent, said, clip },
}: Verb<TakeToStore>): Promise<{ source: string; path: string }> {
  const mp3 = Buffer.from(clip.mp3, 'base64');
  const source = hashRecipe([PERSONS_VOICE, said, hashBytes(mp3)]);
  const path = `clips/${draftId.replaceAll('-', '')}-${accent}-${source}.mp3`;
  await ctx.db.pendingFileDeletion.deleteMany({ where: { path } });
  try {
    await storage().put(path, mp3);
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    log.error({ error }, 'A recording was not stored');
    throw new ServiceError('RECORDING_STORE_FAILED');
  }
  return { source, path };
}

/** The owner and the time of a recording. */
export const recordedBy = (actor: Actor, now: Date) => ({
  recordedById: actor.kind === 'user' ? actor.id : null,
  recordedAt: now,
});

/** Condition of recordings that have been unused for a day. */
export const unusedTakes = (draftId: string, now: Date) => ({
  draftId,
  isTake: true,
  recordedAt: { lt: new Date(now.getTime() - UNUSED_TAKE_MS) },
});

/** Schedules the deletion of a recording's file that no draft uses. */
export const deleteTakeFile = (tx: Tx, path: string, now: Date): Promise<void> =>
  scheduleFileDeletion(tx, path, { ...UNUSED_FILE, now });
