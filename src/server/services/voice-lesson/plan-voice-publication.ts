import 'server-only';
import type { PlanVoicePublicationInput } from '~/schemas/operator-voice-lesson';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { withTransaction } from '~/server/transaction';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { savePlannedPublication } from '../planned-publication/save-planned';
import { deleteFileLater } from './delete-voice-clips';
import { isChanged, lockDraft } from './draft-rows';
import { isLiveRecording, requireMadeLesson } from './require-made-lesson';
import { assertComplete } from './voice-problems';

/** Plans the publication of a voice lesson with a finished recording at a full hour in Taipei; a later order
 *  replaces an earlier one.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | CONTENT_NOT_FOUND | CONTENT_CHANGED |
 *    PUBLICATION_DONE (learners have this version) | PUBLICATION_HOUR_PAST | CLIPS_MISSING |
 *    DRAFT_INCOMPLETE (`fields` lists what is missing) */
export async function planVoicePublication({
  ctx,
  input: { id, version, reason, ...hour },
}: Verb<PlanVoicePublicationInput>): Promise<void> {
  requirePermission({ ctx, input: 'voiceLesson.publish' });
  await withTransaction(ctx, async (tx) => {
    const draft = await lockDraft(tx, { id, version });
    const live = await tx.mediaLesson.findUnique({ where: { id }, select: { mediaPath: true } });
    if (!isChanged({ ...draft, isPublished: live !== null }))
      throw new ServiceError('PUBLICATION_DONE');
    assertComplete(draft.content);
    const made = await requireMadeLesson(tx, draft, live);
    const planned = { kind: 'VOICE_LESSON', draftId: id, version, reason, now: ctx.now() } as const;
    const publishAt = await savePlannedPublication(tx, { ...planned, ...hour });
    // The month after which an unpublished recording is deleted begins at the planned hour.
    if (!isLiveRecording(made, live)) await deleteFileLater(tx, made.path, publishAt);
    await recordAct(tx, ctx, {
      kind: 'voiceLesson.plan',
      permission: 'voiceLesson.publish',
      subject: ['voiceLesson', id],
      after: { version, publishAt: publishAt.toISOString() },
      reason,
    });
  });
}
