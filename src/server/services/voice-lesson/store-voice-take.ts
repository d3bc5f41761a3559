import 'server-only';
import type { Verb } from '~/server/context';
import type { Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { storage } from '~/server/gateways/storage/configured';
import { withTransaction } from '~/server/transaction';
import {
  deleteTakeFile,
  putTake,
  recordedBy,
  type TakeToStore,
  unusedTakes,
} from '../news/put-take';
import { lockDraft } from './draft-rows';

/** Stores an accepted recording among the clips of a voice lesson, and deletes takes that were not used within a day.
 *  The same sound with the same words is one clip.
 *  @throws ServiceError CONTENT_NOT_FOUND (discarded meanwhile) | RECORDING_STORE_FAILED */
export async function storeVoiceTake({
  ctx,
  input,
}: Verb<TakeToStore & { text: string }>): Promise<{ take: string; url: string }> {
  const { draftId, accent, text, said, selfScore, clip } = input;
  const { source, path } = await putTake({ ctx, input });
  const key = { draftId, accent, source };
  const isKept = await withTransaction(ctx, async (tx) => {
    if (!(await isThere(tx, draftId))) {
      await deleteTakeFile(tx, path, ctx.now());
      return false;
    }
    await tx.voiceClip.createMany({
      data: {
        ...key,
        path,
        text,
        said,
        selfScore,
        isTake: true,
        durationMs: clip.durationMs,
        cues: clip.cues,
        pcm: Uint8Array.from(Buffer.from(clip.pcm, 'base64')),
      },
      skipDuplicates: true,
    });
    // A take that the draft uses, or has used, keeps its first owner.
    await tx.voiceClip.updateMany({
      where: { ...key, isTake: true },
      data: recordedBy(ctx.actor, ctx.now()),
    });
    await deleteUnused(tx, draftId, ctx.now());
    return true;
  });
  if (!isKept) throw new ServiceError('CONTENT_NOT_FOUND');
  return { take: source, url: storage().publicUrl(path) };
}

/** Whether the draft was not discarded meanwhile. */
async function isThere(tx: Tx, id: string): Promise<boolean> {
  try {
    await lockDraft(tx, { id });
    return true;
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'CONTENT_NOT_FOUND') return false;
    throw error;
  }
}

async function deleteUnused(tx: Tx, draftId: string, now: Date): Promise<void> {
  const where = unusedTakes(draftId, now);
  const unused = await tx.voiceClip.findMany({ where, select: { path: true } });
  for (const { path } of unused) await deleteTakeFile(tx, path, now);
  await tx.voiceClip.deleteMany({ where });
}
