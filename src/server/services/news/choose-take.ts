import 'server-only';
import type { ChooseTakeInput, DraftRecording } from '~/schemas/clip-recording';
import type { Verb } from '~/server/context';
import type { Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import type { DraftClip } from '~/server/prisma-client/client';
import { requirePermission } from '~/server/services/operator/permissions';
import { withTransaction } from '~/server/transaction';
import { findLine, hashWords, isSamePlace, lineWords } from './draft-lines';
import { type Draft, lockOpenDraft, updateDraft } from './draft-rows';
import { recordRecording } from './record-recording';

/** Replaces the clip of a draft's line by a recording that was checked for this line. The previous clip stays as long
 *  as the published unit, or an undo, needs it.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | DRAFT_NOT_FOUND | DRAFT_CHANGED (a colleague was faster,
 *    or the line has another text) | DRAFT_CLOSED (published) | RECORDING_NOT_FOUND (deleted, or of another line) */
export async function chooseTake({ ctx, input }: Verb<ChooseTakeInput>): Promise<void> {
  requirePermission({ ctx, input: 'unit.edit' });
  const { id, version, take: source, ...place } = input;
  await withTransaction(ctx, async (tx) => {
    const draft = await lockOpenDraft(tx, { id, version });
    const { said, path } = await requireTake(tx, draft, input);
    const recording: DraftRecording = { ...place, source, said };
    const others = draft.recordings.filter((one) => !isSamePlace(one, recording));
    await updateDraft(
      tx,
      { id, version, states: ['DRAFT', 'WITHDRAWN', 'CORRECTING'] },
      { recordings: [...others, recording] },
    );
    await tx.draftClip.update({
      where: { draftId_accent_source: { draftId: id, accent: place.accent, source } },
      data: { isTake: false, sex: place.sex },
    });
    await recordRecording(tx, ctx, { kind: 'unit.record', draft, place, after: path });
  });
}

/** @throws ServiceError DRAFT_CHANGED | RECORDING_NOT_FOUND */
async function requireTake(
  tx: Tx,
  { id: draftId, items }: Draft,
  { take: source, accent, ...of }: ChooseTakeInput,
): Promise<DraftClip & { said: string }> {
  const clip = await tx.draftClip.findUnique({
    where: { draftId_accent_source: { draftId, accent, source }, recordedAt: { not: null } },
  });
  if (!clip?.said) throw new ServiceError('RECORDING_NOT_FOUND');
  const line = findLine(items, of);
  const words = line && lineWords(line, accent);
  if (!words || hashWords(words) !== clip.said) throw new ServiceError('DRAFT_CHANGED');
  return { ...clip, said: clip.said };
}
