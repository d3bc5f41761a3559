import 'server-only';
import { dayToDate, taipeiDay } from '~/domain/day';
import { type Problems, problem, toSentences } from '~/domain/news/problem';
import type { Verb } from '~/server/context';
import { type Database, Prisma, type Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { storage } from '~/server/gateways/storage/configured';
import { recordAct } from '~/server/services/operator/record-act';
import { deletePlannedPublication } from '~/server/services/planned-publication/delete-planned';
import { markTagsStale } from '~/server/services/stale-tag/mark-stale';
import { withTransaction } from '~/server/transaction';
import { deleteStaleClips } from './delete-stale-clips';
import { type Draft, draftProblems, requireDraft, updateDraft } from './draft-rows';
import {
  itemColumns,
  type UsedArticle,
  unitColumns,
  usedArticles,
  writeUnit,
} from './draft-to-unit';
import type { UnitClip } from './unit-clips';

interface Publication {
  draft: Draft;
  clips: readonly UnitClip[];
  articles: readonly UsedArticle[];
  /** For the log of acts. */
  reason?: string | undefined;
  /** The hour of an order, which must still exist when the rows are written. */
  publishAt?: Date;
}

/** The order to publish at an hour was cancelled, or changed, meanwhile. */
class OrderTakenBack extends Error {}

/** Writes all rows of a draft's unit in one transaction, with the clips that were made of its texts. Two concurrent
 *  calls get the same unit. A unit that was corrected while it was live keeps its day.
 *  @returns `isNew` is false if another call has published it, or the order to do so was cancelled
 *  @throws ServiceError DRAFT_CHANGED | DRAFT_INCOMPLETE (the slug belongs to another unit) */
export async function writePublication({
  ctx,
  input: { draft, clips, articles, reason, publishAt },
}: Verb<Publication>): Promise<{ slug: string; isNew: boolean }> {
  const { id, version, state } = draft;
  const unit = unitColumns(draft, clips, dayToDate(taipeiDay(ctx.now())));
  const items = itemColumns(draft, clips, storage());
  try {
    return await withTransaction(ctx, async (tx) => {
      await updateDraft(
        tx,
        { id, version, states: ['DRAFT', 'WITHDRAWN', 'CORRECTING'] },
        { state: 'PUBLISHED', live: Prisma.DbNull },
      );
      const wasPlanned = await deletePlannedPublication(tx, id, publishAt);
      if (publishAt && !wasPlanned) throw new OrderTakenBack();
      const { id: unitId, slug } = await writeUnit(tx, draft, { unit, items, articles });
      await tx.unitDraft.update({ where: { id }, data: { unitId } });
      await deleteStaleClips(tx, { draftId: id, clips, now: ctx.now() });
      await markTagsStale(tx, ['units'], ctx.now());
      await recordAct(tx, ctx, {
        kind: 'unit.publish',
        permission: 'unit.publish',
        subject: ['unit', slug],
        before: { state },
        after: { state: 'PUBLISHED', version: version + 1 },
        reason,
      });
      return { slug, isNew: true };
    });
  } catch (error) {
    if (isTakenSlug(error))
      throw new ServiceError('DRAFT_INCOMPLETE', toSentences({ slug: problem('slugTaken') }));
    // A concurrent request has just published this version, so that the result is the same.
    const current = await requireDraft(ctx.db, id);
    const isPublished = current.state === 'PUBLISHED' && current.version === version + 1;
    if (isPublished || error instanceof OrderTakenBack)
      return { ...toSlugResult(current), isNew: false };
    throw error;
  }
}

/** The articles of a draft that lacks no text.
 *  @throws ServiceError DRAFT_INCOMPLETE (`fields` lists what is missing, or from an article that may not be
 *    published) */
export async function requireArticles(db: Database | Tx, draft: Draft): Promise<UsedArticle[]> {
  assertNothingMissing(draftProblems(draft));
  const { articles, missing } = await usedArticles(db, draft);
  assertNothingMissing(missing);
  return articles;
}

/** @throws ServiceError DRAFT_INCOMPLETE with these fields */
export function assertNothingMissing(missing: Problems): void {
  if (Object.keys(missing).length > 0)
    throw new ServiceError('DRAFT_INCOMPLETE', toSentences(missing));
}

/** The result for a published draft. */
export const toSlugResult = ({ texts }: Draft): { slug: string } => ({ slug: texts.slug });

function isTakenSlug(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
}
