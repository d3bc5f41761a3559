import 'server-only';
import type { SetLessonHiddenInput } from '~/schemas/site-text';
import type { Verb } from '~/server/context';
import { withTransaction } from '~/server/transaction';
import { hideLesson } from '../media-lesson/hide-lesson';
import { requirePermission } from '../operator/permissions';

/** Hides a voice lesson from learners, or shows it again; their progress stays. Idempotent.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | CONTENT_NOT_FOUND (also for a lesson that was never
 *    published) */
export async function setVoiceLessonHidden({
  ctx,
  input,
}: Verb<SetLessonHiddenInput>): Promise<void> {
  const permission = 'voiceLesson.publish';
  requirePermission({ ctx, input: permission });
  const how = {
    kind: 'VOICE',
    subject: 'voiceLesson',
    permission,
    keyOf: ({ id }: { id: string }) => id,
  } as const;
  await withTransaction(ctx, (tx) => hideLesson(tx, ctx, { ...input, ...how }));
}
