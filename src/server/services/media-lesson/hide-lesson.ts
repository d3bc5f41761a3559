import type { Permission } from '~/domain/permissions';
import type { SetLessonHiddenInput } from '~/schemas/site-text';
import type { ServiceContext } from '~/server/context';
import type { Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import type { MediaLesson } from '~/server/prisma-client/client';
import { recordAct } from '../operator/record-act';
import { markTagsStale } from '../stale-tag/mark-stale';

/** How a kind of lessons is hidden, and its name in the log of acts. */
interface HiddenLesson extends SetLessonHiddenInput {
  kind: MediaLesson['kind'];
  subject: 'video' | 'voiceLesson';
  permission: Permission;
  keyOf: (lesson: MediaLesson) => string;
}

/** Hides a video or a voice lesson from learners, or shows it again, and marks its pages stale; learners' progress
 *  stays. Idempotent, also for concurrent calls.
 *  @throws ServiceError CONTENT_NOT_FOUND */
export async function hideLesson(
  tx: Tx,
  ctx: ServiceContext,
  { id, kind, hidden, reason, subject, permission, keyOf }: HiddenLesson,
): Promise<void> {
  const lesson = await tx.mediaLesson.findUnique({ where: { id, kind } });
  if (!lesson) throw new ServiceError('CONTENT_NOT_FOUND');
  const { count } = await tx.mediaLesson.updateMany({
    where: { id, hidden: !hidden },
    data: { hidden },
  });
  if (count === 0) return;
  await markTagsStale(tx, ['media-lessons'], ctx.now());
  await recordAct(tx, ctx, {
    kind: `${subject}.${hidden ? 'hide' : 'show'}`,
    permission,
    subject: [subject, keyOf(lesson)],
    before: { hidden: !hidden },
    after: { hidden },
    reason,
  });
}
