import { beforeEach, expect, it } from 'vitest';
import { visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createUnit } from '~prisma/factories/unit';
import { findLevelSamples } from './find-level-samples';

const db = await testDatabase();
beforeEach(() => resetDatabase(db));

it('The samples of the levels are sentences of the newest free unit of each, and a level without one has none', async () => {
  await createUnit(db, { slug: 'old', level: 'A2', publishedOn: new Date('2026-11-01') });
  const easy = await createUnit(db, {
    slug: 'easy',
    level: 'A2',
    publishedOn: new Date('2026-11-10'),
  });
  const hard = await createUnit(db, { slug: 'hard', level: 'B2' });
  await createUnit(db, { slug: 'vip', level: 'B1', access: 'VIP' });
  const samples = await findLevelSamples({ ctx: visitorContext(db) });
  expect(samples.map(({ level, item }) => [level, item.kind])).toEqual([
    ['A2', 'SENTENCE'],
    ['B2', 'SENTENCE'],
  ]);
  expect(easy.items.map(({ id }) => id)).toContain(samples[0]!.item.id);
  expect(hard.items.map(({ id }) => id)).toContain(samples[1]!.item.id);
  expect(samples[0]!.item.audio).toMatchObject({ US: { path: expect.any(String) } });
});
