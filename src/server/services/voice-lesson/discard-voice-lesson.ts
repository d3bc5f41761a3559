import 'server-only';
import type { VoiceVersionInput } from '~/schemas/voice-draft';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { withTransaction } from '~/server/transaction';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { deletePlannedPublication } from '../planned-publication/delete-planned';
import { deleteVoiceClips } from './delete-voice-clips';
import { lockDraft } from './draft-rows';

/** Deletes a lesson that was never published, with its clips. It cannot be undone.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | CONTENT_NOT_FOUND | CONTENT_CHANGED | DRAFT_CLOSED (it was
 *    published) */
export async function discardVoiceLesson({
  ctx,
  input: { id, version },
}: Verb<VoiceVersionInput>): Promise<void> {
  requirePermission({ ctx, input: 'voiceLesson.write' });
  await withTransaction(ctx, async (tx) => {
    const { content } = await lockDraft(tx, { id, version });
    if ((await tx.mediaLesson.count({ where: { id } })) > 0) throw new ServiceError('DRAFT_CLOSED');
    await deleteVoiceClips(tx, { draftId: id, kept: [], now: ctx.now() });
    await tx.clipRun.deleteMany({ where: { draftId: id } });
    await deletePlannedPublication(tx, id);
    await tx.voiceDraft.delete({ where: { id } });
    await recordAct(tx, ctx, {
      kind: 'voiceLesson.discard',
      permission: 'voiceLesson.write',
      subject: ['voiceLesson', id],
      before: { version, title: content.title.zh },
    });
  });
}
