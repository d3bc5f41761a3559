import 'server-only';
import { dayToDate, taipeiDay } from '~/domain/day';
import type { DraftIdInput } from '~/schemas/news';
import { type Verb, withTransaction } from '~/server/context';
import { Prisma } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { storage } from '~/server/gateways/storage/configured';
import { requirePermission } from '~/server/services/operator/permissions';
import { recordAct } from '~/server/services/operator/record-act';
import { markTagsStale } from '~/server/services/stale-tag/mark-stale';
import { deleteStaleClips } from './delete-stale-clips';
import { type Draft, draftView, requireDraft, updateDraft } from './draft-rows';
import { itemColumns, unitColumns, usedArticles, writeUnit } from './draft-to-unit';
import { makeClips, type OnClip, speechPipeline } from './make-clips';

export interface PublishUnitInput extends DraftIdInput {
  /** The version that the editor has read; any when absent. */
  version?: number;
  /** Publishes with clips that are there, and makes none: a request does not wait for voices. */
  onlyStored?: boolean;
  /** For the log of acts. */
  reason?: string | undefined;
  /** Called after each of the forty clips. */
  onClip?: OnClip;
}

/** Publishes a draft as a unit: makes and times its forty clips, then writes all of its rows in one transaction.
 *  Publishing it again changes nothing; a withdrawn unit is published with its corrections. An interruption
 *  leaves no partial unit, and the next try reuses the clips that are stored.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | DRAFT_NOT_FOUND | DRAFT_CHANGED (edited
 *    meanwhile) | DRAFT_INCOMPLETE (`fields` lists what is missing) |
 *    CLIPS_MISSING (`onlyStored`, and a clip is not there)
 *  @throws StorageError when the clips cannot be stored */
export async function publishUnit({
  ctx,
  input: { id, version: seenVersion, onlyStored = false, reason, onClip },
}: Verb<PublishUnitInput>): Promise<{ slug: string }> {
  requirePermission({ ctx, input: 'unit.publish' });
  const draft = await requireDraft(ctx.db, id);
  if (draft.state === 'PUBLISHED') return toSlugResult(draft);
  if (seenVersion !== undefined && seenVersion !== draft.version)
    throw new ServiceError('DRAFT_CHANGED');
  assertNothingMissing(draftView(draft).missing);
  const { articles, missing } = await usedArticles(ctx.db, draft);
  assertNothingMissing(missing);
  const files = storage();
  const { clips, weak } = await makeClips(ctx.db, draft, {
    storage: files,
    pipeline: speechPipeline(),
    onlyStored,
    ...(onClip && { onClip }),
  });
  assertNothingMissing(weak);
  const unit = unitColumns(draft, clips, dayToDate(taipeiDay(ctx.now())));
  const items = itemColumns(draft, clips, files);
  try {
    return await withTransaction(ctx, async (tx) => {
      const { version } = draft;
      await updateDraft(
        tx,
        { id, version, states: ['DRAFT', 'WITHDRAWN'] },
        { state: 'PUBLISHED' },
      );
      const { id: unitId, slug } = await writeUnit(tx, draft, { unit, items, articles });
      await tx.unitDraft.update({ where: { id }, data: { unitId } });
      await deleteStaleClips(tx, { draftId: id, clips, now: ctx.now() });
      await markTagsStale(tx, ['units'], ctx.now());
      await recordAct(tx, ctx, {
        kind: 'unit.publish',
        permission: 'unit.publish',
        subject: ['unit', slug],
        before: { state: draft.state },
        after: { state: 'PUBLISHED', version: version + 1 },
        reason,
      });
      return { slug };
    });
  } catch (error) {
    if (isTakenSlug(error))
      throw new ServiceError('DRAFT_INCOMPLETE', { slug: 'belongs to another unit' });
    // A concurrent request has just published this version, so that the result is the same.
    const current = await requireDraft(ctx.db, id);
    if (current.state === 'PUBLISHED' && current.version === draft.version + 1)
      return toSlugResult(current);
    throw error;
  }
}

const toSlugResult = ({ texts }: Draft): { slug: string } => ({ slug: texts.slug });

function assertNothingMissing(missing: Record<string, string>): void {
  if (Object.keys(missing).length > 0) throw new ServiceError('DRAFT_INCOMPLETE', missing);
}

function isTakenSlug(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
}
