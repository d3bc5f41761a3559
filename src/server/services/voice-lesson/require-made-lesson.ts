import 'server-only';
import type { Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { storage } from '~/server/gateways/storage/configured';
import type { MediaLesson } from '~/server/prisma-client/client';
import { cancelFileDeletion } from '../stored-file/schedule-deletion';
import type { Draft } from './draft-rows';
import { type MadeVoiceLesson, madeVoiceLessonSchema } from './made-lesson';

/** The result of a run for this version of a draft. The scheduled deletion of its recording is cancelled.
 *  @throws ServiceError CLIPS_MISSING */
export async function requireMadeLesson(
  tx: Tx,
  { id: draftId, version }: Draft,
  live: Pick<MediaLesson, 'mediaPath'> | null,
): Promise<MadeVoiceLesson> {
  const run = await tx.clipRun.findUnique({ where: { draftId, version, state: 'DONE' } });
  if (!run) throw new ServiceError('CLIPS_MISSING');
  const made = madeVoiceLessonSchema.parse(run.clips);
  const isThere = isLiveRecording(made, live) || (await cancelFileDeletion(tx, made.path));
  const clips = await tx.voiceClip.count({
    where: { draftId, source: { in: made.kept.map(({ source }) => source) } },
  });
  const names = new Set(made.kept.map(({ accent, source }) => `${accent} ${source}`));
  if (!isThere || clips < names.size) throw new ServiceError('CLIPS_MISSING');
  return made;
}

/** Whether learners have this recording already. */
export const isLiveRecording = (
  { path }: Pick<MadeVoiceLesson, 'path'>,
  live: Pick<MediaLesson, 'mediaPath'> | null,
): boolean => live?.mediaPath === storage().publicUrl(path);
