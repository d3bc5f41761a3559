import 'server-only';
import type { Verb } from '~/server/context';
import type { Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { storage } from '~/server/gateways/storage/configured';
import { withTransaction } from '~/server/transaction';
import { deleteTakeFile, putTake, recordedBy, type TakeToStore, unusedTakes } from './put-take';
import { PERSONS_VOICE, varietyOf } from './recorded-clips';

/** Stores an accepted recording among the clips of its draft, and deletes takes that were not used within a day. The
 *  same sound with the same words is one clip.
 *  @throws ServiceError DRAFT_NOT_FOUND (discarded meanwhile) | RECORDING_STORE_FAILED */
export async function storeTake({
  ctx,
  input,
}: Verb<TakeToStore>): Promise<{ take: string; url: string }> {
  const { draftId, accent, said, selfScore, clip } = input;
  const { source, path } = await putTake({ ctx, input });
  const key = { draftId, accent, source };
  const isKept = await withTransaction(ctx, async (tx) => {
    // If the draft was discarded meanwhile, its clips were deleted with it.
    const locked = await tx.$executeRaw`
      SELECT id FROM "UnitDraft" WHERE id = ${draftId}::uuid FOR UPDATE`;
    if (locked === 0) {
      await deleteTakeFile(tx, path, ctx.now());
      return false;
    }
    await tx.draftClip.createMany({
      data: {
        ...key,
        path,
        said,
        selfScore,
        isTake: true,
        voice: PERSONS_VOICE,
        variety: varietyOf(accent),
        durationMs: clip.durationMs,
        cues: clip.cues,
        loudness: Buffer.from(clip.loudness, 'base64'),
      },
      skipDuplicates: true,
    });
    // A take that the draft uses, or has used, keeps its first owner.
    await tx.draftClip.updateMany({
      where: { ...key, isTake: true },
      data: recordedBy(ctx.actor, ctx.now()),
    });
    await deleteUnused(tx, draftId, ctx.now());
    return true;
  });
  if (!isKept) throw new ServiceError('DRAFT_NOT_FOUND');
  return { take: source, url: storage().publicUrl(path) };
}

async function deleteUnused(tx: Tx, draftId: string, now: Date): Promise<void> {
  const where = unusedTakes(draftId, now);
  const unused = await tx.draftClip.findMany({ where, select: { path: true } });
  for (const { path } of unused) await deleteTakeFile(tx, path, now);
  await tx.draftClip.deleteMany({ where });
}
