import { randomUUID } from 'node:crypto';
import type { ItemKind } from '~/domain/item-kinds';
import { ACCENTS } from '~/domain/speech/accent';
import type { Database, Prisma } from '~/server/db';
import type { ItemAudio, Unit, UnitArticle, UnitItem } from '~/server/prisma-client/client';

export type UnitWithItems = Unit & {
  items: (UnitItem & { audio: ItemAudio[] })[];
  articles: UnitArticle[];
};

/** Creates a free unit of 10 words and 10 sentences (words first, by position) with audio rows in both accents. */
export async function createUnit(
  db: Database,
  { slug = `unit-${randomUUID()}`, ...overrides }: Partial<Prisma.UnitCreateInput> = {},
): Promise<UnitWithItems> {
  return db.unit.create({
    data: {
      slug,
      category: 'general',
      level: 'B1',
      headlineZh: '茶和雨傘',
      headlineEn: 'Tea and umbrellas',
      summaryZh: '一則關於茶和雨傘的新聞。',
      summaryEn: 'A story about tea and umbrellas.',
      envelope: Array.from({ length: 240 }, (_, index) => (index * 7) % 100),
      publishedOn: new Date('2026-11-20'),
      contentHash: 'factory',
      articles: { create: [buildArticle(1), buildArticle(2)] },
      items: { create: [...items(slug, 'WORD'), ...items(slug, 'SENTENCE')] },
      ...overrides,
    },
    include: {
      articles: { orderBy: { position: 'asc' } },
      items: { include: { audio: true }, orderBy: [{ kind: 'asc' }, { position: 'asc' }] },
    },
  });
}

function buildArticle(position: number) {
  return {
    position,
    title: 'Tea on a rainy day',
    body: 'It rained, and the tea house was full.',
    author: 'Shuoyi',
    licence: 'our own',
    publishedOn: new Date('2026-11-20'),
  };
}

const TEA = { text: 'tea', pronunciations: [['T', 'IY']], functionWord: false };
const FOR = {
  text: 'for',
  pronunciations: [
    ['F', 'AO', 'R'],
    ['F', 'ER'],
  ],
  functionWord: true,
};

function items(slug: string, kind: ItemKind): Prisma.UnitItemCreateWithoutUnitInput[] {
  return Array.from({ length: 10 }, (_, itemIndex) => {
    const position = itemIndex + 1;
    const words = kind === 'WORD' ? [TEA] : [TEA, FOR, TEA];
    const cues = words.map(({ text }, index) => ({
      text,
      startMs: index * 300,
      endMs: index * 300 + 280,
    }));
    return {
      kind,
      position,
      text: words.map(({ text }) => text).join(' '),
      translation: kind === 'WORD' ? '茶' : '以茶換茶',
      ...(kind === 'WORD' && {
        partOfSpeech: 'noun',
        ipaUs: 'ti',
        ipaGb: 'tiː',
        example: 'The tea is still hot.',
        exampleTranslation: '茶還是熱的。',
      }),
      reference: words,
      audio: {
        create: ACCENTS.map((accent) => ({
          accent,
          path: `/media/units/${slug}/${kind}-${position}-${accent}.mp3`,
          durationMs: words.length * 300,
          cues,
        })),
      },
    };
  });
}
