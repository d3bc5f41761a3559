import 'server-only';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import type { PlannedPublication } from '~/server/prisma-client/client';
import { requireDraft } from './draft-rows';
import { requireMadeClips } from './unit-clips';
import { requireArticles, writePublication } from './write-publication';

/** Publishes a draft whose planned hour has come.
 *  @returns whether this call has published it, rather than another worker or editor
 *  @throws ServiceError DRAFT_NOT_FOUND | DRAFT_CHANGED | DRAFT_INCOMPLETE | CLIPS_MISSING */
export async function publishPlannedDraft({
  ctx,
  input: { draftId, version, publishAt, reason },
}: Verb<PlannedPublication>): Promise<boolean> {
  const draft = await requireDraft(ctx.db, draftId);
  if (draft.version !== version) throw new ServiceError('DRAFT_CHANGED');
  const articles = await requireArticles(ctx.db, draft);
  const clips = await requireMadeClips(ctx.db, draft);
  const { isNew } = await writePublication({
    ctx,
    input: { draft, clips, articles, reason, publishAt },
  });
  return isNew;
}
