import 'server-only';
import type { MediaContent } from '~/schemas/media-lesson';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { mediaUrl, withMediaUrls } from '~/server/gateways/storage/media-url';
import type { MediaLesson } from '~/server/prisma-client/client';
import { publishedBy } from '../site-content/published-by';
import { summaryColumns } from './media-summary';
import { toStudy } from './to-study';

const contentColumns = {
  ...summaryColumns,
  id: true,
  mediaPath: true,
  fileAccess: true,
  cues: true,
} as const;

/** A published, visible media lesson with its content.
 *  @throws ServiceError MEDIA_LESSON_NOT_FOUND */
export async function publishedLesson({ ctx, input: slug }: Verb<string>) {
  const row = await ctx.db.mediaLesson.findFirst({
    where: { slug, hidden: false, publishedOn: publishedBy(ctx.now()) },
    select: contentColumns,
  });
  if (!row) throw new ServiceError('MEDIA_LESSON_NOT_FOUND');
  return row;
}

/** The recording, its transcript and its study material. The caller has checked access: content of members' lessons is
 *  for members only. */
export function toMediaContent(row: Awaited<ReturnType<typeof publishedLesson>>): MediaContent {
  return {
    media: recordingAddress(row),
    cues: withMediaUrls(row.cues as unknown as MediaContent['cues']),
    study: withMediaUrls(toStudy(row.study)),
  };
}

/** Public address of a recording. A members' file that an operator has made free is refused at its own address,
 *  where the content file decides first; `/media/opened` serves it. */
export function recordingAddress({
  slug,
  access,
  fileAccess,
  mediaPath,
}: Pick<MediaLesson, 'slug' | 'access' | 'fileAccess' | 'mediaPath'>): string {
  const isOpened = access === 'FREE' && fileAccess !== 'FREE';
  return isOpened ? `/media/opened/${slug}/${mediaPath.split('/').at(-1)}` : mediaUrl(mediaPath);
}
