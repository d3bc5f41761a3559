import 'server-only';
import type { PublishDraftInput } from '~/schemas/unit-publication';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { requirePermission } from '~/server/services/operator/permissions';
import { requireDraft } from './draft-rows';
import { requireMadeClips } from './unit-clips';
import { requireArticles, toSlugResult, writePublication } from './write-publication';

/** Publishes a draft as a unit from the console, with the clips that a run has made of exactly this version: the
 *  request does not wait for speech synthesis. Publishing it again changes nothing; a withdrawn unit is
 *  published with its corrections.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | DRAFT_NOT_FOUND | DRAFT_CHANGED | CLIPS_MISSING |
 *    DRAFT_INCOMPLETE (`fields` lists what is missing) */
export async function publishDraft({
  ctx,
  input: { id, version, reason },
}: Verb<PublishDraftInput>): Promise<{ slug: string }> {
  requirePermission({ ctx, input: 'unit.publish' });
  const draft = await requireDraft(ctx.db, id);
  if (draft.state === 'PUBLISHED') return toSlugResult(draft);
  if (draft.version !== version) throw new ServiceError('DRAFT_CHANGED');
  const articles = await requireArticles(ctx.db, draft);
  const clips = await requireMadeClips(ctx.db, draft);
  const { slug } = await writePublication({ ctx, input: { draft, clips, articles, reason } });
  return { slug };
}
