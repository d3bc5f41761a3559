import type { Verb } from '~/server/context';
import type { MediaLesson } from '~/server/prisma-client/client';
import { recordingAddress } from '../media-lesson/media-content';
import { memberAddress } from '../media-lesson/member-address';

/** Address of a video's recording for an operator: for a restricted video it is valid for this operator and ten
 *  minutes. */
export function operatorMedia({
  ctx,
  input: video,
}: Verb<Pick<MediaLesson, 'slug' | 'access' | 'hidden' | 'fileAccess' | 'mediaPath'>>): string {
  // The address of a free video that is hidden is refused, too.
  const isSealed = (video.access !== 'FREE' || video.hidden) && ctx.actor.kind === 'user';
  return isSealed ? memberAddress({ ctx, input: video.mediaPath }) : recordingAddress(video);
}
