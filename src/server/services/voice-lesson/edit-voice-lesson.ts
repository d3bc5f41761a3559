import 'server-only';
import { type EditVoiceLessonInput, voiceDraftSchema } from '~/schemas/voice-draft';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { withTransaction } from '~/server/transaction';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { changedContent } from './act-values';
import { applyVoiceChange, standsByItself } from './apply-voice-change';
import { lockDraft } from './draft-rows';

/** Changes the draft of a voice lesson, in the version that the editor read; learners have the published version until
 *  the next publication. Adding an item needs no version, because it overwrites no colleague's change; neither does a
 *  new order, which is compared with the one that was read. A change without effect is no error.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | CONTENT_NOT_FOUND (no such lesson or item) |
 *    CONTENT_CHANGED (a colleague was faster) | CONTENT_REMOVED (a colleague has removed the item) |
 *    VALIDATION_FAILED (too many items) */
export async function editVoiceLesson({
  ctx,
  input: { id, version, change },
}: Verb<EditVoiceLessonInput>): Promise<{ id: string; version: number }> {
  requirePermission({ ctx, input: 'voiceLesson.write' });
  return withTransaction(ctx, async (tx) => {
    const draft = await lockDraft(tx, { id });
    const after = voiceDraftSchema.safeParse(applyVoiceChange(draft.content, change));
    if (!after.success) throw new ServiceError('VALIDATION_FAILED');
    const changed = changedContent(draft.content, after.data);
    if (!changed) return { id, version: draft.version };
    if (draft.version !== version && !standsByItself(draft.content, change))
      throw new ServiceError('CONTENT_CHANGED');
    await tx.voiceDraft.update({
      where: { id },
      data: { content: after.data, version: { increment: 1 } },
    });
    await recordAct(tx, ctx, {
      kind: 'voiceLesson.edit',
      permission: 'voiceLesson.write',
      subject: ['voiceLesson', id],
      ...changed,
    });
    return { id, version: draft.version + 1 };
  });
}
