import 'server-only';
import type { DropVoiceRecordingInput } from '~/schemas/voice-recording';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { withTransaction } from '~/server/transaction';
import { requirePermission } from '../operator/permissions';
import { lockDraft } from './draft-rows';
import { replaceRecording } from './replace-recording';
import { isSameText } from './voice-texts';

/** Replaces the recording of a voice lesson's text by the machine's voice. The next run reuses the voice's
 *  clip, or makes it.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | CONTENT_NOT_FOUND | CONTENT_CHANGED |
 *    RECORDING_NOT_FOUND (there is none) */
export async function dropVoiceRecording({
  ctx,
  input: { id, version, ...of },
}: Verb<DropVoiceRecordingInput>): Promise<void> {
  requirePermission({ ctx, input: 'voiceLesson.write' });
  await withTransaction(ctx, async (tx) => {
    const draft = await lockDraft(tx, { id, version });
    if (!draft.recordings.some((one) => isSameText(one, of)))
      throw new ServiceError('RECORDING_NOT_FOUND');
    await replaceRecording(tx, ctx, { draft, of, recording: null });
  });
}
