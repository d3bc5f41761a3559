import 'server-only';
import type { VoiceVersionInput } from '~/schemas/voice-draft';
import type { Verb } from '~/server/context';
import { withTransaction } from '~/server/transaction';
import { openClipRun } from '../news/open-clip-run';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { lockDraft } from './draft-rows';
import { assertComplete } from './voice-problems';

/** Requests the recording of a voice lesson's present version, and its missing clips, from the worker. While a run
 *  of this version is open, another request changes nothing; after its end, a new run continues with the stored
 *  clips.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | CONTENT_NOT_FOUND | CONTENT_CHANGED | DRAFT_INCOMPLETE
 *    (`fields` lists what is missing) */
export async function requestVoiceClips({
  ctx,
  input: { id, version },
}: Verb<VoiceVersionInput>): Promise<void> {
  requirePermission({ ctx, input: 'voiceLesson.write' });
  await withTransaction(ctx, async (tx) => {
    const { content } = await lockDraft(tx, { id, version });
    assertComplete(content);
    const run = { draftId: id, version, kind: 'VOICE_LESSON', now: ctx.now() } as const;
    if (!(await openClipRun(tx, run))) return;
    await recordAct(tx, ctx, {
      kind: 'voiceLesson.clips',
      permission: 'voiceLesson.write',
      subject: ['voiceLesson', id],
      after: { version },
    });
  });
}
