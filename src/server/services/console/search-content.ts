import { z } from 'zod';
import { integer, text, uuid } from '~/server/database/sql-types';
import { statement } from '~/server/database/statement';
import { type Database, runStatement } from '~/server/db';
import { type FoundHit, HITS_PAGE, partOf } from './search-hits';

// Titles are read row by row: there are hundreds of each, and the newest are shown. Hidden and past content and drafts
// are found, too.

/** A hit by a row with its title in both languages. */
const toHit = (key: string, slug: string, row: { titleZh: string; titleEn: string }): FoundHit => ({
  key,
  title: { zh: row.titleZh, en: row.titleEn },
  detail: slug,
});

const titleOf = (q: string) => ({ OR: [{ titleZh: partOf(q) }, { titleEn: partOf(q) }] });

/** Finds activities by their title. The key is the slug. */
export async function findActivities(db: Database, q: string): Promise<FoundHit[]> {
  const rows = await db.activity.findMany({
    where: titleOf(q),
    orderBy: [{ startsAt: 'desc' }, { id: 'desc' }],
    select: { slug: true, titleZh: true, titleEn: true },
    ...HITS_PAGE,
  });
  return rows.map((row) => toHit(row.slug, row.slug, row));
}

/** Finds news and honours by their title. The key is the id. */
export async function findNews(db: Database, q: string): Promise<FoundHit[]> {
  const rows = await db.newsHonor.findMany({
    where: titleOf(q),
    orderBy: [{ publishedOn: 'desc' }, { id: 'desc' }],
    select: { id: true, slug: true, titleZh: true, titleEn: true },
    ...HITS_PAGE,
  });
  return rows.map((row) => toHit(row.id, row.slug, row));
}

/** Finds questions by their text. The key is the id. */
export async function findQuestions(db: Database, q: string): Promise<FoundHit[]> {
  const rows = await db.faqEntry.findMany({
    where: { OR: [{ questionZh: partOf(q) }, { questionEn: partOf(q) }] },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: { id: true, slug: true, questionZh: true, questionEn: true },
    ...HITS_PAGE,
  });
  return rows.map(({ id, slug, questionZh, questionEn }) =>
    toHit(id, slug, { titleZh: questionZh, titleEn: questionEn }),
  );
}

/** Finds drafts of units, live ones too, by their headline. The key is the draft's id. */
export async function findDrafts(db: Database, q: string): Promise<FoundHit[]> {
  const { contains: string_contains, mode } = partOf(q);
  const headline = (language: string) => ({
    texts: { path: ['headline', language], string_contains, mode },
  });
  const rows = await db.unitDraft.findMany({
    where: { OR: [headline('zh'), headline('en')] },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true, texts: true },
    ...HITS_PAGE,
  });
  return rows.map(({ id, texts }) => {
    const { headline, slug } = textsSchema.parse(texts);
    return { key: id, title: headline, detail: slug };
  });
}

const written = z.string().catch('');

/** The name of a draft as far as it is written: a damaged draft is found, too, and hides no other hit. */
const textsSchema = z.object({ headline: z.object({ zh: written, en: written }), slug: written });

/** Finds units of the product's own content, which have no draft, by their headline. The key is the slug. */
export async function findUnits(db: Database, q: string): Promise<FoundHit[]> {
  const rows = await db.unit.findMany({
    where: { draft: null, OR: [{ headlineZh: partOf(q) }, { headlineEn: partOf(q) }] },
    orderBy: [{ publishedOn: 'desc' }, { id: 'desc' }],
    select: { slug: true, headlineZh: true, headlineEn: true },
    ...HITS_PAGE,
  });
  return rows.map(({ slug, headlineZh, headlineEn }) =>
    toHit(slug, slug, { titleZh: headlineZh, titleEn: headlineEn }),
  );
}

const voiceLessonsByTitle = statement({
  name: 'voice-lessons-by-title',
  parameters: { part: text, limit: integer },
  row: { id: uuid, slug: text, titleZh: text, titleEn: text },
  sql: ({ part, limit }) => `
    SELECT id, slug, "titleZh", "titleEn" FROM (
      SELECT id, slug, "titleZh", "titleEn", "publishedOn" FROM "MediaLesson" WHERE kind = 'VOICE'
      UNION ALL
      SELECT id, '', COALESCE(content->'title'->>'zh', ''), COALESCE(content->'title'->>'en', ''), NULL
      FROM "VoiceDraft" draft
      WHERE NOT EXISTS (SELECT 1 FROM "MediaLesson" live WHERE live.id = draft.id)
    ) AS lesson
    WHERE "titleZh" ILIKE ${part} OR "titleEn" ILIKE ${part}
    ORDER BY "publishedOn" DESC NULLS FIRST, id DESC LIMIT ${limit}`,
});

/** Finds voice lessons by their title, lessons without a publication first. The key is the id. */
export async function findVoiceLessons(db: Database, q: string): Promise<FoundHit[]> {
  const part = `%${partOf(q).contains}%`;
  const rows = await runStatement(db, voiceLessonsByTitle, { part, limit: HITS_PAGE.take });
  return rows.map((row) => toHit(row.id, row.slug, row));
}

/** Finds videos by their title. The key is the slug. */
export async function findVideos(db: Database, q: string): Promise<FoundHit[]> {
  const rows = await db.mediaLesson.findMany({
    where: { kind: 'VIDEO', ...titleOf(q) },
    orderBy: [{ publishedOn: 'desc' }, { id: 'desc' }],
    select: { slug: true, titleZh: true, titleEn: true },
    ...HITS_PAGE,
  });
  return rows.map((row) => toHit(row.slug, row.slug, row));
}
