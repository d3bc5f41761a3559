import 'server-only';
import type { ChooseVoiceTakeInput } from '~/schemas/voice-recording';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { withTransaction } from '~/server/transaction';
import { hashWords } from '../news/draft-lines';
import { requirePermission } from '../operator/permissions';
import { lockDraft } from './draft-rows';
import { replaceRecording } from './replace-recording';
import { voiceWords } from './voice-texts';

/** Replaces the clip of a voice lesson's text by a recording that was checked for it. The recording of the
 *  whole lesson must then be made again, and learners hear it once that is published.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | CONTENT_NOT_FOUND | CONTENT_CHANGED (a colleague
 *    was faster, or the draft no longer has the text) | RECORDING_NOT_FOUND (deleted, or of another text) */
export async function chooseVoiceTake({
  ctx,
  input: { id, version, take: source, ...of },
}: Verb<ChooseVoiceTakeInput>): Promise<void> {
  requirePermission({ ctx, input: 'voiceLesson.write' });
  await withTransaction(ctx, async (tx) => {
    const draft = await lockDraft(tx, { id, version });
    const key = { draftId: id, accent: of.accent, source };
    const clip = await tx.voiceClip.findUnique({
      where: { draftId_accent_source: key, recordedAt: { not: null } },
    });
    if (!clip?.said) throw new ServiceError('RECORDING_NOT_FOUND');
    const words = voiceWords(draft.content, of);
    if (!words || hashWords(words) !== clip.said) throw new ServiceError('CONTENT_CHANGED');
    await tx.voiceClip.update({
      where: { draftId_accent_source: key },
      data: { isTake: false },
    });
    const recording = { ...of, source, said: clip.said };
    await replaceRecording(tx, ctx, { draft, of, recording });
  });
}
