import type { SetLessonHiddenInput } from '~/schemas/site-text';
import { type Verb, withTransaction } from '~/server/context';
import { hideLesson } from '../media-lesson/hide-lesson';
import { requirePermission } from '../operator/permissions';

/** Hides a video from learners, or shows it again, and has its pages made anew. Their progress stays, and they may still
 *  report what they have played. Idempotent.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | CONTENT_NOT_FOUND */
export async function setVideoHidden({ ctx, input }: Verb<SetLessonHiddenInput>): Promise<void> {
  const permission = 'video.edit';
  requirePermission({ ctx, input: permission });
  const how = {
    kind: 'VIDEO',
    subject: 'video',
    permission,
    keyOf: ({ slug }: { slug: string }) => slug,
  } as const;
  await withTransaction(ctx, (tx) => hideLesson(tx, ctx, { ...input, ...how }));
}
