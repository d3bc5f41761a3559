import 'server-only';
import type { VoiceIdInput } from '~/schemas/operator-voice-lesson';
import type { Verb } from '~/server/context';
import { withTransaction } from '~/server/transaction';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { EMPTY_LESSON } from './draft-content';

/** Begins an empty voice lesson, which learners see once it is published. The same id twice is one lesson.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function beginVoiceLesson({ ctx, input: { id } }: Verb<VoiceIdInput>): Promise<void> {
  requirePermission({ ctx, input: 'voiceLesson.write' });
  await withTransaction(ctx, async (tx) => {
    const isKnown = (await tx.mediaLesson.count({ where: { id } })) > 0;
    if (isKnown) return;
    const { count } = await tx.voiceDraft.createMany({
      data: [{ id, content: EMPTY_LESSON }],
      skipDuplicates: true,
    });
    if (count === 0) return;
    await recordAct(tx, ctx, {
      kind: 'voiceLesson.begin',
      permission: 'voiceLesson.write',
      subject: ['voiceLesson', id],
    });
  });
}
