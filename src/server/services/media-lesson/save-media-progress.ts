import 'server-only';
import { COMPLETE_PERCENT } from '~/domain/media-kinds';
import { mergeRanges, percentPlayed } from '~/domain/played-ranges';
import { latestOlderReport } from '~/domain/report-order';
import type { MediaProgress, PlayedRange, SaveMediaProgressInput } from '~/schemas/media-lesson';
import { requireUser, type Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { requireSameAccount } from '~/server/require-same-account';
import { consumeRateLimit } from '~/server/throttle/consume-rate-limit';
import { withTransaction } from '~/server/transaction';
import { recordOpeningsOfResults } from '../membership/record-opening';
import { publishedBy } from '../site-content/published-by';
import { requireProgressAllowed } from './access';
import { lockProgress } from './lock-progress';
import { toMediaProgress } from './to-media-progress';

/** Tolerance for the length of a recording, which players measure a little differently. */
const LENGTH_TOLERANCE_MS = 1500;

/** Merges played ranges with the stored ones, so that two tabs lose nothing; of two positions the later one
 *  wins, even if its request arrives first. Playing almost everything completes the lesson. Playing adds the
 *  lesson to My Learning, or restores it there.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | TOO_MANY_REQUESTS | MEDIA_LESSON_NOT_FOUND |
 *    MEMBERSHIP_REQUIRED | VALIDATION_FAILED for ranges beyond the end */
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

  const reportedAt = new Date(ctx.now().getTime() - input.agoMs);
  return withTransaction(ctx, async (tx) => {
    const row = await lockProgress(tx, { userId, lessonId: lesson.id, at: reportedAt });
    const before = row.heard as PlayedRange[];
    const content = { slug: input.slug, access: lesson.access };
    if (before.length === 0)
      await recordOpeningsOfResults(tx, userId, 'media', [content], ctx.now());
    const played = mergeRanges([...before, ...input.heard], durationMs);
    const percent = percentPlayed(played, durationMs);
    const isLater = row.lastActiveAt <= latestOlderReport(reportedAt);
    const saved = await tx.mediaProgress.update({
      where: { userId_lessonId: { userId, lessonId: lesson.id } },
      data: {
        heard: played,
        percent,
        ...(isLater && {
          positionMs: Math.min(input.positionMs, durationMs),
          lastActiveAt: reportedAt,
        }),
        ...(percent >= COMPLETE_PERCENT && { completedAt: row.completedAt ?? reportedAt }),
        ...(row.removedAt && row.removedAt < reportedAt && { removedAt: null }),
      },
    });
    return toMediaProgress(saved);
  });
}
