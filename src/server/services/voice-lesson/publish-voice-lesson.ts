import 'server-only';
import type { PublishVoiceLessonInput } from '~/schemas/operator-voice-lesson';
import type { Verb } from '~/server/context';
import { withTransaction } from '~/server/transaction';
import { requirePermission } from '../operator/permissions';
import { deletePlannedPublication } from '../planned-publication/delete-planned';
import { lockDraft } from './draft-rows';
import { writePublication } from './write-publication';

/** Publishes a voice lesson at once, with the recording and the clips that a run has made of exactly this version: the
 *  request does not wait for speech synthesis. Publishing the same version again changes nothing.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | CONTENT_NOT_FOUND | CONTENT_CHANGED | CLIPS_MISSING |
 *    DRAFT_INCOMPLETE (`fields` lists what is missing) */
export async function publishVoiceLesson({
  ctx,
  input: { id, version, reason },
}: Verb<PublishVoiceLessonInput>): Promise<{ slug: string }> {
  requirePermission({ ctx, input: 'voiceLesson.publish' });
  return withTransaction(ctx, async (tx) => {
    const draft = await lockDraft(tx, { id, version });
    const live = await tx.mediaLesson.findUnique({ where: { id } });
    if (live && draft.publishedVersion === version) return { slug: live.slug };
    await deletePlannedPublication(tx, id);
    return writePublication(tx, ctx, { draft, live, reason });
  });
}
