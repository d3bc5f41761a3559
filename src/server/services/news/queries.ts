import 'server-only';
import { checkUnit, type UnitCheck } from '~/domain/news/check-unit';
import type { DraftIdInput, DraftView } from '~/schemas/news';
import type { ServiceContext, Verb } from '~/server/context';
import { parser } from '~/server/gateways/nlp/configured';
import { requirePermission } from '~/server/services/operator/permissions';
import { draftView, readDraft, requireDraft } from './draft-rows';

/** @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | DRAFT_NOT_FOUND */
export async function getDraft({ ctx, input }: Verb<DraftIdInput>): Promise<DraftView> {
  requirePermission({ ctx, input: 'unit.read' });
  return draftView(await requireDraft(ctx.db, input.id));
}

const MAX_LISTED_DRAFTS = 200;

/** Every draft that can be read, the newest first.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function listDrafts({ ctx }: { ctx: ServiceContext }): Promise<DraftView[]> {
  requirePermission({ ctx, input: 'unit.read' });
  const rows = await ctx.db.unitDraft.findMany({
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MAX_LISTED_DRAFTS,
  });
  return rows.flatMap((row) => readDraft(row) ?? []);
}

/** Number of imported articles by category, with and without a licence.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function countArticles({
  ctx,
}: {
  ctx: ServiceContext;
}): Promise<{ category: string; licensed: number; unlicensed: number }[]> {
  requirePermission({ ctx, input: 'unit.read' });
  return ctx.db.$queryRaw`
    SELECT category, count(licence)::int AS licensed, (count(*) - count(licence))::int AS unlicensed
    FROM "ImportedArticle" GROUP BY category ORDER BY category::text`;
}

/** The check of a draft's words and sentences by our own grader. */
export async function checkDraft({ ctx, input }: Verb<DraftIdInput>): Promise<UnitCheck> {
  requirePermission({ ctx, input: 'unit.read' });
  const { level, items } = await requireDraft(ctx.db, input.id);
  return checkUnit({ level, pieces: [], ...items }, (text) => parser().parse(text));
}
