import 'server-only';
import { type MediaSummary, mediaStudySchema } from '~/schemas/media-lesson';
import type { Prisma } from '~/server/db';
import { storage } from '~/server/gateways/storage/configured';
import { mediaUrl } from '~/server/gateways/storage/media-url';
import { readEnvelope, readRow } from '~/server/read-rows';

const objectivesSchema = mediaStudySchema.pick({ objectives: true });

/** Columns of a summary. */
export const summaryColumns = {
  slug: true,
  kind: true,
  category: true,
  level: true,
  access: true,
  archived: true,
  titleZh: true,
  titleEn: true,
  summaryZh: true,
  summaryEn: true,
  durationMs: true,
  posterPath: true,
  picture: true,
  envelope: true,
  study: true,
  publishedOn: true,
} as const satisfies Prisma.MediaLessonSelect;

type SummaryRow = Prisma.MediaLessonGetPayload<{ select: typeof summaryColumns }>;

/** Converts a media lesson's row into its summary for lists and covers, which has only the objectives of its study
 *  material. An unreadable part is left out, so that it hides no other lesson. */
export function toMediaSummary(row: SummaryRow): MediaSummary {
  const picture = row.picture && storage().publicUrl(row.picture);
  return {
    slug: row.slug,
    kind: row.kind,
    category: row.category as MediaSummary['category'],
    level: row.level as MediaSummary['level'],
    access: row.access,
    archived: row.archived,
    title: { zh: row.titleZh, en: row.titleEn },
    summary: { zh: row.summaryZh, en: row.summaryEn },
    durationMs: row.durationMs,
    poster: picture ?? (row.posterPath && mediaUrl(row.posterPath)),
    picture,
    envelope: readEnvelope('mediaLesson', row.slug, row.envelope),
    objectives:
      readRow('mediaLesson', row.slug, () => objectivesSchema.parse(row.study))?.objectives ?? [],
    publishedOn: row.publishedOn,
  };
}
