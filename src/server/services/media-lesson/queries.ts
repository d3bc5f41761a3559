import 'server-only';
import type {
  MediaListInput,
  MediaPage,
  MediaProgress,
  MediaSlugInput,
  MediaSummary,
  MyMedia,
} from '~/schemas/media-lesson';
import { requireUser, type ServiceContext, type Verb } from '~/server/context';
import { enumeration, integer, nullable, text, timestamp, uuid } from '~/server/database/sql-types';
import { statement } from '~/server/database/statement';
import { runStatement } from '~/server/db';
import { publishedBy } from '../site-content/published-by';
import { publishedLesson, toMediaContent } from './media-content';
import { summaryColumns, toMediaSummary } from './media-summary';
import { toMediaProgress } from './to-media-progress';

/** Media lessons of a kind, newest first; the same for every actor. */
export async function listMediaLessons({
  ctx,
  input,
}: Verb<MediaListInput>): Promise<MediaSummary[]> {
  const rows = await ctx.db.mediaLesson.findMany({
    where: {
      kind: input.kind,
      archived: input.archived,
      hidden: false,
      publishedOn: publishedBy(ctx.now()),
    },
    select: summaryColumns,
    orderBy: [{ publishedOn: 'desc' }, { slug: 'asc' }],
  });
  return rows.map(toMediaSummary);
}

/** Public page of a media lesson: a members' lesson is without recording, transcript and study material.
 *  @throws ServiceError MEDIA_LESSON_NOT_FOUND */
export async function getMediaPage({ ctx, input }: Verb<MediaSlugInput>): Promise<MediaPage> {
  const row = await publishedLesson({ ctx, input: input.slug });
  return {
    lesson: toMediaSummary(row),
    content: row.access === 'FREE' ? toMediaContent(row) : null,
  };
}

/** The actor's progress in a media lesson; null when it was never begun, and for visitors. */
export async function findMediaProgress({
  ctx,
  input,
}: Verb<MediaSlugInput>): Promise<MediaProgress | null> {
  if (ctx.actor.kind !== 'user') return null;
  const row = await ctx.db.mediaProgress.findFirst({
    where: { userId: ctx.actor.id, lesson: { slug: input.slug } },
  });
  return row && toMediaProgress(row);
}

/** A user's media lessons in My Learning that are not hidden, the latest played first. */
export const myMedia = statement({
  name: 'my-media',
  parameters: { user: uuid },
  row: {
    slug: text,
    kind: enumeration<MyMedia['lesson']['kind']>('MediaKind'),
    titleZh: text,
    titleEn: text,
    positionMs: integer,
    percent: integer,
    lastActiveAt: timestamp,
    completedAt: nullable(timestamp),
  },
  sql: ({ user }) => `
    SELECT l."slug", l."kind", l."titleZh", l."titleEn", p."positionMs", p."percent",
      p."lastActiveAt", p."completedAt"
    FROM "MediaProgress" p JOIN "MediaLesson" l ON l."id" = p."lessonId"
    WHERE p."userId" = ${user} AND p."removedAt" IS NULL AND NOT l."hidden"
    ORDER BY p."lastActiveAt" DESC, p."lessonId" DESC`,
});

/** All media lessons in the actor's My Learning, the latest played first; their number is bounded by that of
 *  media lessons.
 *  @throws ServiceError LOGIN_USER_REQUIRED */
export async function listMyMedia({ ctx }: { ctx: ServiceContext }): Promise<MyMedia[]> {
  const rows = await runStatement(ctx.db, myMedia, { user: requireUser(ctx) });
  return rows.map(({ slug, kind, titleZh, titleEn, ...progress }) => ({
    lesson: { slug, kind, title: { zh: titleZh, en: titleEn } },
    ...progress,
  }));
}
