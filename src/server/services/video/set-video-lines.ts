import { findTimeFaults } from '~/domain/subtitles/find-time-faults';
import { formatTime } from '~/domain/subtitles/parse-times';
import { compareLines } from '~/domain/video-lines/compare-lines';
import type { VideoLine } from '~/domain/video-lines/video-line';
import type { MediaCue, MediaStudy } from '~/schemas/media-lesson';
import type { SetVideoLinesInput } from '~/schemas/operator-video';
import type { Verb } from '~/server/context';
import type { Prisma } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { withTransaction } from '~/server/transaction';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { markTagsStale } from '../stale-tag/mark-stale';
import { lockVideo } from './lock-video';
import { toCues } from './to-cues';

/** Replaces all lines of a video, in the version that the operator read, and marks its pages stale. Learners'
 *  progress is stored by time, so that lines do not affect it. Unchanged lines are not written.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | CONTENT_NOT_FOUND | CONTENT_CHANGED (a colleague
 *    was faster) | VALIDATION_FAILED (a line ends after the recording) */
export async function setVideoLines({
  ctx,
  input: { id, version, lines },
}: Verb<SetVideoLinesInput>): Promise<void> {
  requirePermission({ ctx, input: 'video.edit' });
  const at = ctx.now();
  await withTransaction(ctx, async (tx) => {
    const row = await lockVideo(tx, { id, version });
    const faults = findTimeFaults(lines, row.durationMs);
    if (faults.length > 0)
      throw new ServiceError(
        'VALIDATION_FAILED',
        Object.fromEntries(faults.map(({ index, fault }) => [`lines.${index}.startMs`, fault])),
      );
    const present = row.cues as unknown as MediaCue[];
    const changes = compareLines(present, lines);
    if (changes.length === 0) return;
    const cues = toCues(lines, present, row.study as unknown as MediaStudy);
    await tx.mediaLesson.update({
      where: { id },
      data: {
        cues: cues as unknown as Prisma.InputJsonValue,
        version: { increment: 1 },
        editedAt: at,
      },
    });
    await markTagsStale(tx, ['media-lessons'], at);
    await recordAct(tx, ctx, {
      kind: 'video.lines',
      permission: 'video.edit',
      subject: ['video', row.slug],
      before: { count: present.length, lines: toText(changes.map(({ before }) => before)) },
      after: { count: lines.length, lines: toText(changes.map(({ after }) => after)) },
    });
  });
}

/** Lines in the form of the log of acts. */
function toText(lines: readonly (VideoLine | null)[]): string | null {
  const texts = lines.flatMap((line) =>
    line ? [`${formatTime(line.startMs)}–${formatTime(line.endMs)} ${line.en} / ${line.zh}`] : [],
  );
  return texts.length > 0 ? texts.join('\n') : null;
}
