import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadPlans } from '~/server/content/load-plans';
import { loadUnitMedia, loadUnits } from '~/server/content/load-units';
import { listTagVersions } from '~/server/services/stale-tag/mark-stale';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner } from '../factories/learner';
import { seed } from '../seed';
import { seedUnits } from './units';

const db = await testDatabase();
const demo = { email: 'demo@shuoyi.example', password: 'amber-brook-cedar-lemon-42' };

/** Inserting the whole content takes seconds, so these tests share one seeded database. */
describe('A database that two servers have seeded at once', () => {
  beforeAll(async () => {
    await resetDatabase(db);
    await Promise.all([seed(db, null), seed(db, null)]);
  });

  it('The seed inserts every plan once, and every unit once, with 20 items in two accents', async () => {
    expect(await db.plan.count()).toBe(loadPlans().length);
    const units = await db.unit.findMany({ include: { items: { include: { audio: true } } } });
    expect(units.map(({ slug }) => slug).sort()).toEqual(
      loadUnits()
        .map(({ slug }) => slug)
        .sort(),
    );
    for (const { items } of units) {
      expect(items).toHaveLength(20);
      for (const { audio } of items) {
        const own = audio.filter(({ part, rank }) => part === 'TEXT' && rank === 0);
        expect(own.map(({ accent }) => accent).sort()).toEqual(['GB', 'US']);
      }
    }
  });

  it('A seed without a demo account creates no user', async () => {
    expect(await db.user.count()).toBe(0);
  });

  it('A further seed changes nothing', async () => {
    const before = await snapshot();
    await seed(db, null);
    expect(await snapshot()).toEqual(before);
  });

  it('Pages are stale that show new or changed content, and no others', async () => {
    const versions = await listTagVersions(db);
    expect([...versions.keys()].sort()).toEqual([
      ...[
        'activities',
        'faq',
        'legal',
        'media-lessons',
        'news-honors',
        'partners',
        'plans',
        'units',
      ],
    ]);
    await seed(db, null);
    expect(await listTagVersions(db)).toEqual(versions);
    await db.seedRecord.updateMany({
      where: { name: 'unit:night-market-bowls' },
      data: { contentHash: 'before' },
    });
    await seed(db, null);
    const changed = [...(await listTagVersions(db))].filter(
      ([tag, at]) => versions.get(tag) !== at,
    );
    expect(changed.map(([tag]) => tag)).toEqual(['units']);
  });

  it('A later seed keeps the price that an operator set', async () => {
    await db.product.update({ where: { slug: 'month-1' }, data: { price: 1090 } });
    await seed(db, null);
    expect(await db.product.findUnique({ where: { slug: 'month-1' } })).toMatchObject({
      price: 1090,
    });
  });

  it('The demo account is created once and keeps a changed password; a withdrawn demo coupon stays withdrawn', {
    tags: ['extended'],
  }, async () => {
    await seed(db, demo);
    await db.user.update({ where: { email: demo.email }, data: { passwordHash: 'chosen later' } });
    await db.coupon.updateMany({ data: { withdrawnAt: new Date() } });
    await seed(db, demo);
    expect(await db.coupon.count({ where: { withdrawnAt: null } })).toBe(0);
    expect(await db.user.findUniqueOrThrow({ where: { email: demo.email } })).toMatchObject({
      passwordHash: 'chosen later',
    });
  });
});

describe('The seed of one unit', () => {
  beforeEach(() => resetDatabase(db));

  it('A seeded clip has its voice, and its place among the voices', async () => {
    const content = loadUnits().find(({ slug }) => slug === 'night-market-bowls')!;
    await seedUnits(db, [content]);
    const word = await db.unitItem.findFirstOrThrow({
      where: { kind: 'WORD', position: 2 },
      include: { audio: { orderBy: [{ part: 'asc' }, { accent: 'asc' }, { rank: 'asc' }] } },
    });
    const voices = word.audio.map(({ part, accent, rank, voice, variety, sex }) =>
      [part, accent, rank, voice, variety, sex].join(' '),
    );
    expect(voices).toEqual([
      'TEXT US 0 flite-rms american male',
      'TEXT US 1 pico-us american female',
      'TEXT GB 0 flite-awb scottish male',
      'TEXT GB 1 pico-gb british female',
      'EXAMPLE US 0 pico-us american female',
      'EXAMPLE GB 0 pico-gb british female',
    ]);
  });

  it('A changed unit is updated in place, so that its attempts stay', async () => {
    const [content] = loadUnits();
    if (!content) throw new Error('There is no unit.');
    const media = loadUnitMedia(content.slug);
    await seedUnits(db, [content], () => media);
    const item = await db.unitItem.findFirstOrThrow({ where: { kind: 'WORD', position: 1 } });
    const learner = await createLearner(db);
    await db.attempt.create({
      data: {
        id: '019ab000-0000-7000-8000-000000000001',
        userId: learner.id,
        itemId: item.id,
        mode: 'TYPE',
        score: 100,
        passed: true,
        words: [],
        engine: 'typed',
        accent: 'US',
        madeAt: new Date(),
      },
    });

    const words = content.words.map((word, index) =>
      index === 0 ? { ...word, meaning: '改過的' } : word,
    );
    await seedUnits(db, [{ ...content, words }], () => media);

    const attempts = await db.attempt.findMany({ include: { item: true } });
    expect(attempts.map((attempt) => attempt.item!.translation)).toEqual(['改過的']);
    expect(await db.unitItem.count()).toBe(20);
    const clips = media.items.flatMap((item) => item.clips);
    expect(await db.itemAudio.count()).toBe(clips.length);
  });
});

function snapshot() {
  return Promise.all([
    db.product.findMany({ orderBy: { id: 'asc' } }),
    db.unit.findMany({ orderBy: { id: 'asc' } }),
    db.unitItem.findMany({ orderBy: { id: 'asc' } }),
    db.itemAudio.findMany({ orderBy: { id: 'asc' } }),
    db.seedRecord.findMany({ orderBy: { name: 'asc' } }),
  ]);
}
