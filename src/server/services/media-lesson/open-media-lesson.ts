import 'server-only';
import type { MediaContent, MediaSlugInput } from '~/schemas/media-lesson';
import type { Verb } from '~/server/context';
import { recordOpening } from '../membership/record-opening';
import { requireMediaAccess } from './access';
import { publishedLesson, toMediaContent } from './media-content';

/** Hands out what a recorded lesson consists of, to whoever may open it. Of a members' lesson that is use
 *  of the membership, whether anything is heard of it or not; it does not come into My Learning by it.
 *  @throws ServiceError MEDIA_LESSON_NOT_FOUND | LOGIN_USER_REQUIRED | MEMBERSHIP_REQUIRED */
export async function openMediaLesson({ ctx, input }: Verb<MediaSlugInput>): Promise<MediaContent> {
  const lesson = await publishedLesson({ ctx, input: input.slug });
  await requireMediaAccess({ ctx, input: lesson });
  if (ctx.actor.kind === 'user')
    await recordOpening(ctx.db, ctx.actor.id, 'media', lesson, ctx.now());
  return toMediaContent(lesson);
}
