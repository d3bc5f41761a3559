import { COMPLETE_PERCENT } from '~/domain/media-kinds';
import 'server-only';
import { mergeRanges, percentPlayed } from '~/domain/played-ranges';
import type { MediaProgress, PlayedRange, SaveMediaProgressInput } from '~/schemas/media-lesson';
import { requireUser, type Verb, withTransaction } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { requireSameAccount } from '~/server/services/lesson/same-account';
import { consumeRateLimit } from '~/server/throttle/consume-rate-limit';
import { recordOpeningsOfResults } from '../membership/record-opening';
import { publishedBy } from '../site-content/published-by';
import { requireProgressAllowed } from './access';
import { lockProgress } from './lock-progress';
import { toMediaProgress } from './to-media-progress';

/** Players measure a recording's length a little differently. */
const LENGTH_TOLERANCE_MS = 1500;

/** Adds what was heard to what had been heard before, so that two tabs lose nothing; of two positions the
 *  later one wins, however late its message arrives. Hearing almost everything completes the lesson.
 *  Listening puts it into My Learning, also back into it.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | TOO_MANY_REQUESTS | MEDIA_LESSON_NOT_FOUND |
 *    MEMBERSHIP_REQUIRED | VALIDATION_FAILED for what lies beyond the end */
export async function saveMediaProgress({
  ctx,
  input,
}: Verb<SaveMediaProgressInput>): Promise<MediaProgress> {
  const userId = requireUser(ctx);
  await requireSameAccount({ ctx, input: input.account });
  await consumeRateLimit(ctx, 'save-media-progress', { userId });
  const lesson = await ctx.db.mediaLesson.findFirst({
    where: { slug: input.slug, publishedOn: publishedBy(ctx.now()) },
    select: { id: true, access: true, durationMs: true },
  });
  if (!lesson) throw new ServiceError('MEDIA_LESSON_NOT_FOUND');
  await requireProgressAllowed({ ctx, input: { userId, lesson } });
  const { durationMs } = lesson;
  const furthestMs = Math.max(input.positionMs, ...input.heard.map(([, end]) => end));
  if (furthestMs > durationMs + LENGTH_TOLERANCE_MS) throw new ServiceError('VALIDATION_FAILED');

  const at = new Date(ctx.now().getTime() - input.agoMs);
  return withTransaction(ctx, async (tx) => {
    const row = await lockProgress(tx, { userId, lessonId: lesson.id, at });
    const before = row.heard as PlayedRange[];
    const content = { slug: input.slug, access: lesson.access };
    if (before.length === 0)
      await recordOpeningsOfResults(tx, userId, 'media', [content], ctx.now());
    const played = mergeRanges([...before, ...input.heard], durationMs);
    const percent = percentPlayed(played, durationMs);
    const isLater = row.lastActiveAt <= at;
    const saved = await tx.mediaProgress.update({
      where: { userId_lessonId: { userId, lessonId: lesson.id } },
      data: {
        heard: played,
        percent,
        ...(isLater && {
          positionMs: Math.min(input.positionMs, durationMs),
          lastActiveAt: at,
        }),
        ...(percent >= COMPLETE_PERCENT && { completedAt: row.completedAt ?? at }),
        ...(row.removedAt && row.removedAt < at && { removedAt: null }),
      },
    });
    return toMediaProgress(saved);
  });
}
