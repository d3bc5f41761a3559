import 'server-only';
import { checkUnit, type UnitCheck } from '~/domain/news/check-unit';
import type { DraftIdInput, DraftView } from '~/schemas/news';
import type { ServiceContext, Verb } from '~/server/context';
import { integer, text, uuid } from '~/server/database/sql-types';
import { statement, type ValuesOf } from '~/server/database/statement';
import { runStatement } from '~/server/db';
import { requirePermission } from '~/server/services/operator/permissions';
import { draftView, readDraft, requireDraft } from './draft-rows';
import { tryToParse } from './try-to-parse';

/** @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | DRAFT_NOT_FOUND */
export async function getDraft({ ctx, input }: Verb<DraftIdInput>): Promise<DraftView> {
  requirePermission({ ctx, input: 'unit.read' });
  return draftView(await requireDraft(ctx.db, input.id));
}

export const MAX_LISTED_DRAFTS = 200;

/** The latest `MAX_LISTED_DRAFTS` drafts: the readable ones, and the ids of the unreadable ones.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function listDrafts({
  ctx,
}: {
  ctx: ServiceContext;
}): Promise<{ drafts: DraftView[]; unreadable: string[] }> {
  requirePermission({ ctx, input: 'unit.read' });
  const rows = await ctx.db.unitDraft.findMany({
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MAX_LISTED_DRAFTS,
  });
  const read = rows.map((row) => ({ id: row.id, draft: readDraft(row) }));
  return {
    drafts: read.flatMap(({ draft }) => draft ?? []),
    unreadable: read.flatMap(({ id, draft }) => (draft ? [] : [id])),
  };
}

const draftsByEnding = statement({
  name: 'drafts-by-ending',
  parameters: { end: text },
  row: { id: uuid },
  sql: ({ end }) => `
    SELECT id FROM "UnitDraft" WHERE right(id::text, length(${end})) = ${end}
    ORDER BY "createdAt" DESC, id DESC LIMIT 10`,
});

/** Ids of all drafts with this end, the newest first.
 *  @param input the end of an id, in lower case
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function findDraftIds({ ctx, input: end }: Verb<string>): Promise<string[]> {
  requirePermission({ ctx, input: 'unit.read' });
  const rows = await runStatement(ctx.db, draftsByEnding, { end });
  return rows.map(({ id }) => id);
}

const articleCounts = statement({
  name: 'article-counts',
  parameters: {},
  row: { category: text, licensed: integer, unlicensed: integer },
  sql: () => `
    SELECT category::text, count(licence)::int AS licensed, (count(*) - count(licence))::int AS unlicensed
    FROM "ImportedArticle" GROUP BY category ORDER BY category::text`,
});

/** Number of imported articles by category, with and without a licence.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function countArticles({
  ctx,
}: {
  ctx: ServiceContext;
}): Promise<ValuesOf<typeof articleCounts.row>[]> {
  requirePermission({ ctx, input: 'unit.read' });
  return runStatement(ctx.db, articleCounts, {});
}

/** The check of a draft's words and sentences by our own grader. */
export async function checkDraft({ ctx, input }: Verb<DraftIdInput>): Promise<UnitCheck> {
  requirePermission({ ctx, input: 'unit.read' });
  const { level, items } = await requireDraft(ctx.db, input.id);
  return checkUnit({ level, pieces: [], ...items }, tryToParse);
}
