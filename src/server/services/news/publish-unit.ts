import 'server-only';
import type { DraftIdInput } from '~/schemas/news';
import type { Verb } from '~/server/context';
import { storage } from '~/server/gateways/storage/configured';
import { requirePermission } from '~/server/services/operator/permissions';
import { requireDraft } from './draft-rows';
import { makeClips, type OnClip } from './make-clips';
import { speechPipeline } from './speech-pipeline';
import {
  assertNothingMissing,
  requireArticles,
  toSlugResult,
  writePublication,
} from './write-publication';

export interface PublishUnitInput extends DraftIdInput {
  /** Called after each of the forty clips. */
  onClip?: OnClip;
}

/** Publishes a draft as a unit from a command: makes and times its clips, then writes all of its rows in one
 *  transaction. Publishing it again changes nothing; a withdrawn unit is published with its corrections. An
 *  interruption leaves no partial unit, and the next try reuses the clips that are stored.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | DRAFT_NOT_FOUND | DRAFT_CHANGED (edited
 *    meanwhile) | DRAFT_INCOMPLETE (`fields` lists what is missing)
 *  @throws StorageError when the clips cannot be stored */
export async function publishUnit({
  ctx,
  input: { id, onClip },
}: Verb<PublishUnitInput>): Promise<{ slug: string }> {
  requirePermission({ ctx, input: 'unit.publish' });
  const draft = await requireDraft(ctx.db, id);
  if (draft.state === 'PUBLISHED') return toSlugResult(draft);
  const articles = await requireArticles(ctx.db, draft);
  const { clips, weak } = await makeClips(ctx.db, draft, {
    storage: storage(),
    pipeline: speechPipeline(),
    ...(onClip && { onClip }),
  });
  assertNothingMissing(weak);
  const { slug } = await writePublication({ ctx, input: { draft, clips, articles } });
  return { slug };
}
