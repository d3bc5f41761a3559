import 'server-only';
import { dateOf, taipeiDay } from '~/domain/day';
import type { DraftIdInput } from '~/schemas/news';
import { type Verb, withTransaction } from '~/server/context';
import { Prisma } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { storage } from '~/server/gateways/storage/configured';
import { requireOperator } from '~/server/services/operator/operators';
import { markStale } from '~/server/services/stale-tag/mark-stale';
import { changeDraft, type Draft, draftView, findDraft } from './draft-rows';
import { dropOldClips } from './drop-old-clips';
import { makeClips, studio } from './make-clips';
import { itemColumns, unitColumns, usedPieces, writeUnit } from './unit-of-draft';

export interface PublishUnitInput extends DraftIdInput {
  /** Called after each of the forty clips. */
  onClip?: (isNew: boolean) => void;
}

/** Makes a draft a unit that learners see: speaks and times its forty clips, then writes all of its rows at
 *  once. Publishing it again changes nothing; a withdrawn one comes back, with what was corrected. Cut off, it
 *  leaves no half unit, and the next try goes on with the clips that are there.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | DRAFT_NOT_FOUND | DRAFT_CHANGED (edited
 *    meanwhile) | DRAFT_INCOMPLETE (`fields` lists what is missing)
 *  @throws StorageError when the clips cannot be kept */
export async function publishUnit({
  ctx,
  input: { id, onClip },
}: Verb<PublishUnitInput>): Promise<{ slug: string }> {
  requireOperator({ ctx });
  const draft = await findDraft(ctx.db, id);
  if (draft.state === 'PUBLISHED') return slugOf(draft);
  refuse(draftView(draft).missing);
  const { pieces, gaps } = await usedPieces(ctx.db, draft);
  refuse(gaps);
  const files = storage();
  const { clips, weak } = await makeClips(ctx.db, draft, {
    storage: files,
    studio: studio(),
    ...(onClip && { onClip }),
  });
  refuse(weak);
  const unit = unitColumns(draft, clips, dateOf(taipeiDay(ctx.now())));
  const items = itemColumns(draft, clips, files);
  try {
    return await withTransaction(ctx, async (tx) => {
      const { version } = draft;
      await changeDraft(
        tx,
        { id, version, states: ['DRAFT', 'WITHDRAWN'] },
        { state: 'PUBLISHED' },
      );
      const { id: unitId, slug } = await writeUnit(tx, draft, { unit, items, pieces });
      await tx.unitDraft.update({ where: { id }, data: { unitId } });
      await dropOldClips(tx, { draftId: id, clips, now: ctx.now() });
      await markStale(tx, ['units'], ctx.now());
      return { slug };
    });
  } catch (error) {
    if (isTakenSlug(error))
      throw new ServiceError('DRAFT_INCOMPLETE', { slug: 'belongs to another unit' });
    // Somebody else has just published this very version: that is what was asked for.
    const now = await findDraft(ctx.db, id);
    if (now.state === 'PUBLISHED' && now.version === draft.version + 1) return slugOf(now);
    throw error;
  }
}

const slugOf = ({ texts }: Draft): { slug: string } => ({ slug: texts.slug });

function refuse(gaps: Record<string, string>): void {
  if (Object.keys(gaps).length > 0) throw new ServiceError('DRAFT_INCOMPLETE', gaps);
}

function isTakenSlug(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
}
