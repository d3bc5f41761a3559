import { randomUUID } from 'node:crypto';
import type { AttemptInput, LessonItem } from '~/schemas/lesson';
import type { Database } from '~/server/db';

/** For tests: an account without membership. */
export function createUser(db: Database): Promise<{ id: string }> {
  return db.user.create({
    data: { email: `${randomUUID()}@example.com`, name: 'Ming', passwordHash: 'x' },
    select: { id: true },
  });
}

/** For tests: makes an account a member from long ago for one month from `grantedAt`. */
export async function makeMember(db: Database, userId: string, grantedAt: Date): Promise<void> {
  const grant = { kind: 'GRANT', months: 1, grantedAt, reason: 'test' } as const;
  await db.entitlement.create({ data: { userId, ...grant, sourceKey: randomUUID() } });
}

/** For tests: a unit of 10 words and 10 two-word sentences. */
export function createUnit(db: Database, slug: string, access: 'FREE' | 'VIP' = 'FREE') {
  const items = (['WORD', 'SENTENCE'] as const).flatMap((kind) =>
    Array.from({ length: 10 }, (_, index) => itemData(kind, index + 1)),
  );
  return db.unit.create({
    data: {
      slug,
      access,
      category: 'science',
      level: 'B1',
      headlineZh: '標題',
      headlineEn: 'Headline',
      summaryZh: '摘要',
      summaryEn: 'Summary',
      envelope: [1, 50, 100],
      publishedOn: new Date('2026-11-01'),
      contentHash: 'x',
      pieces: { create: [piece] },
      items: { create: items },
    },
    include: { items: { orderBy: [{ kind: 'asc' }, { position: 'asc' }] } },
  });
}

/** For tests: an attempt at an item as the player makes it. */
export function attemptOf(
  item: { id: string; reference: unknown },
  change: Partial<AttemptInput> = {},
): AttemptInput {
  const words = (item.reference as LessonItem['reference']).map(({ text }) => ({
    text,
    score: 80,
    status: 'said' as const,
  }));
  return {
    id: randomUUID(),
    itemId: item.id,
    mode: 'SPEAK',
    score: 80,
    passed: true,
    words,
    engine: 'test',
    accent: 'US',
    madeAt: new Date('2026-11-21T03:00:00Z'),
    ...change,
  };
}

const piece = {
  position: 1,
  title: 'A piece',
  body: 'One.\n\nTwo.',
  author: 'Us',
  licence: 'own work',
  publishedOn: new Date('2026-11-01'),
};

function itemData(kind: 'WORD' | 'SENTENCE', position: number) {
  const words = kind === 'WORD' ? [`word${position}`] : ['Sentence', `${position}.`];
  const clip = (accent: 'US' | 'GB') => ({
    accent,
    path: `/${accent}.mp3`,
    durationMs: 900,
    cues: [],
  });
  return {
    kind,
    position,
    text: words.join(' '),
    translation: '翻譯',
    reference: words.map((text) => ({ text, pronunciations: [['S', 'EH']], functionWord: false })),
    audio: { create: [clip('US'), clip('GB')] },
  };
}
