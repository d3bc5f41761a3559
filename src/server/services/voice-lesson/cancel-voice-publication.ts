import 'server-only';
import type { VoiceIdInput } from '~/schemas/operator-voice-lesson';
import type { Verb } from '~/server/context';
import { withTransaction } from '~/server/transaction';
import { requirePermission } from '../operator/permissions';
import { takeBackPlanned } from '../planned-publication/take-back-planned';
import { isChanged, requireDraft } from './draft-rows';

/** Cancels the order to publish a voice lesson at an hour, even one that failed. Idempotent.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | CONTENT_NOT_FOUND | PUBLICATION_DONE (it was
 *    published already) */
export async function cancelVoicePublication({
  ctx,
  input: { id },
}: Verb<VoiceIdInput>): Promise<void> {
  requirePermission({ ctx, input: 'voiceLesson.publish' });
  await withTransaction(ctx, async (tx) => {
    await tx.$executeRaw`SELECT id FROM "VoiceDraft" WHERE id = ${id}::uuid FOR UPDATE`;
    await takeBackPlanned(tx, ctx, {
      draftId: id,
      kind: 'voiceLesson.unplan' as const,
      permission: 'voiceLesson.publish' as const,
      subject: ['voiceLesson', id],
      isPublished: async () => {
        const draft = await requireDraft(tx, id);
        const isPublished = (await tx.mediaLesson.count({ where: { id } })) > 0;
        return !isChanged({ ...draft, isPublished });
      },
    });
  });
}
