import 'server-only';
import { type DraftRow, MAX_OPEN_DRAFTS } from '~/schemas/operator-unit';
import type { ServiceContext } from '~/server/context';
import { requirePermission } from '~/server/services/operator/permissions';
import { readDraft } from './draft-rows';

/** The drafts that can be worked on, the newest first: open drafts, and drafts of withdrawn units and of corrections.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function listOpenDrafts({ ctx }: { ctx: ServiceContext }): Promise<DraftRow[]> {
  requirePermission({ ctx, input: 'unit.read' });
  const rows = await ctx.db.unitDraft.findMany({
    where: { state: { not: 'PUBLISHED' } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MAX_OPEN_DRAFTS,
  });
  return rows.map((row) => {
    const { id, state, category, level, createdAt } = row;
    const draft = readDraft(row);
    return {
      id,
      state,
      category,
      level,
      createdAt,
      headline: draft?.texts.headline ?? { zh: '', en: '' },
      missing: draft && Object.keys(draft.missing).length,
    };
  });
}
