import 'server-only';
import type { DropRecordingInput } from '~/schemas/clip-recording';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { requirePermission } from '~/server/services/operator/permissions';
import { withTransaction } from '~/server/transaction';
import { isSamePlace } from './draft-lines';
import { lockOpenDraft, updateDraft } from './draft-rows';
import { recordRecording } from './record-recording';

/** Replaces the recording of a draft's line by the machine's voice. The next run of clips reuses the voice's clip, or
 *  makes it.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | DRAFT_NOT_FOUND | DRAFT_CHANGED | DRAFT_CLOSED
 *    (published) | RECORDING_NOT_FOUND (there is none) */
export async function dropRecording({ ctx, input }: Verb<DropRecordingInput>): Promise<void> {
  requirePermission({ ctx, input: 'unit.edit' });
  const { id, version, ...place } = input;
  await withTransaction(ctx, async (tx) => {
    const draft = await lockOpenDraft(tx, { id, version });
    const recordings = draft.recordings.filter((one) => !isSamePlace(one, place));
    if (recordings.length === draft.recordings.length)
      throw new ServiceError('RECORDING_NOT_FOUND');
    await updateDraft(
      tx,
      { id, version, states: ['DRAFT', 'WITHDRAWN', 'CORRECTING'] },
      { recordings },
    );
    await recordRecording(tx, ctx, { kind: 'unit.unrecord', draft, place, after: null });
  });
}
