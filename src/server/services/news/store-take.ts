import 'server-only';
import { type Verb, withTransaction } from '~/server/context';
import type { Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { hashBytes, hashRecipe } from '~/server/gateways/speech/content-hash';
import type { Accent } from '~/server/gateways/speech/speech-engine';
import type { EncodedTake } from '~/server/gateways/speech/take-process';
import { storage } from '~/server/gateways/storage/configured';
import { StorageError } from '~/server/gateways/storage/storage';
import { scheduleFileDeletion } from '~/server/services/stored-file/schedule-deletion';
import { log } from '~/server/telemetry/log.mjs';
import { PERSONS_VOICE, varietyOf } from './recorded-clips';

/** Time for which a recording waits to be used. */
const UNUSED_TAKE_MS = 24 * 3_600_000;
/** A page may still play the file of one that was not used. */
const UNUSED_FILE = { userId: null, shown: false, delayMs: 3_600_000 } as const;

interface TakeToStore {
  draftId: string;
  accent: Accent;
  /** Hash of the words that it was checked against. */
  said: string;
  selfScore: number;
  clip: EncodedTake;
}

/** Stores an accepted recording under the hash of its sound, among the clips of its draft, and forgets those that
 *  nobody has used for a day. The same sound of the same words is one clip.
 *  @throws ServiceError DRAFT_NOT_FOUND (discarded meanwhile) | RECORDING_STORE_FAILED */
export async function storeTake({
  ctx,
  input: { draftId, accent, said, selfScore, clip },
}: Verb<TakeToStore>): Promise<{ take: string; url: string }> {
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
  const recorded = {
    recordedById: ctx.actor.kind === 'user' ? ctx.actor.id : null,
    recordedAt: ctx.now(),
  };
  const key = { draftId, accent, source };
  const isKept = await withTransaction(ctx, async (tx) => {
    // A draft that is discarded meanwhile has taken its clips along.
    const draft = await tx.$queryRaw<unknown[]>`
      SELECT id FROM "UnitDraft" WHERE id = ${draftId}::uuid FOR UPDATE`;
    if (draft.length === 0) {
      await scheduleFileDeletion(tx, path, { ...UNUSED_FILE, now: ctx.now() });
      return false;
    }
    await tx.draftClip.createMany({
      data: {
        ...{ ...key, path, said, selfScore, isTake: true },
        ...{ voice: PERSONS_VOICE, variety: varietyOf(accent) },
        ...{ durationMs: clip.durationMs, cues: clip.cues },
        loudness: Buffer.from(clip.loudness, 'base64'),
      },
      skipDuplicates: true,
    });
    // One that the draft uses, or has used, stays that of whoever brought it.
    await tx.draftClip.updateMany({ where: { ...key, isTake: true }, data: recorded });
    await deleteUnused(tx, draftId, ctx.now());
    return true;
  });
  if (!isKept) throw new ServiceError('DRAFT_NOT_FOUND');
  return { take: source, url: storage().publicUrl(path) };
}

async function deleteUnused(tx: Tx, draftId: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - UNUSED_TAKE_MS);
  const where = { draftId, isTake: true, recordedAt: { lt: before } };
  const unused = await tx.draftClip.findMany({ where, select: { path: true } });
  for (const { path } of unused) await scheduleFileDeletion(tx, path, { ...UNUSED_FILE, now });
  await tx.draftClip.deleteMany({ where });
}
