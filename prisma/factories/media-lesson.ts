import { randomUUID } from 'node:crypto';
import type { Database, Prisma } from '~/server/db';
import type { MediaLesson } from '~/server/prisma-client/client';

/** Creates a free video of 60 s with three cues, in category Topics. */
export async function createMediaLesson(
  db: Database,
  overrides: Partial<Prisma.MediaLessonCreateInput> = {},
): Promise<MediaLesson> {
  const slug = overrides.slug ?? `media-${randomUUID()}`;
  return db.mediaLesson.create({
    data: {
      kind: 'VIDEO',
      slug,
      category: 'Topics',
      level: 'B1',
      titleZh: '下雨天的茶館',
      titleEn: 'A tea house in the rain',
      summaryZh: '一段關於茶館的短片。',
      summaryEn: 'A short film about a tea house.',
      durationMs: 60_000,
      mediaPath: `/media/videos/${slug}.mp4`,
      posterPath: `/media/videos/${slug}.webp`,
      envelope: Array.from({ length: 240 }, (_, index) => (index * 7) % 100),
      cues: [0, 1, 2].map(buildCue),
      study: { objectives: [{ zh: '點一壺茶', en: 'Order a pot of tea' }], vocabulary: [] },
      publishedOn: new Date('2026-11-20'),
      contentHash: 'factory',
      ...overrides,
    },
  });
}

function buildCue(index: number) {
  const startMs = index * 20_000;
  return {
    startMs,
    endMs: startMs + 2000,
    en: 'More tea',
    zh: '再來點茶',
    words: [
      { text: 'More', startMs, endMs: startMs + 800 },
      { text: 'tea', startMs: startMs + 800, endMs: startMs + 1600 },
    ],
    reference: [
      { text: 'More', pronunciations: [['M', 'AO', 'R']], functionWord: false },
      { text: 'tea', pronunciations: [['T', 'IY']], functionWord: false },
    ],
  };
}
