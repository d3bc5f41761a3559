import 'server-only';
import type { MediaContent, MediaSlugInput } from '~/schemas/media-lesson';
import type { Verb } from '~/server/context';
import { recordOpening } from '../membership/record-opening';
import { requireMediaAccess } from './access';
import { publishedLesson, toMediaContent } from './media-content';
import { memberAddress } from './member-address';

/** Returns the content of a media lesson to an actor who may open it; for a members' lesson with an address of the
 *  recording that expires and is new at each call. Opening a members' lesson counts as use of the membership, even
 *  if it is not played; it does not add the lesson to My Learning.
 *  @throws ServiceError MEDIA_LESSON_NOT_FOUND | LOGIN_USER_REQUIRED | MEMBERSHIP_REQUIRED */
export async function openMediaLesson({ ctx, input }: Verb<MediaSlugInput>): Promise<MediaContent> {
  const lesson = await publishedLesson({ ctx, input: input.slug });
  await requireMediaAccess({ ctx, input: lesson });
  if (ctx.actor.kind === 'user')
    await recordOpening(ctx.db, ctx.actor.id, 'media', lesson, ctx.now());
  const content = toMediaContent(lesson);
  if (lesson.access === 'FREE') return content;
  return { ...content, media: memberAddress({ ctx, input: lesson.mediaPath }) };
}
