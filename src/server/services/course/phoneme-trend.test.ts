import { expect, it } from 'vitest';
import { phonemeTrendSchema } from '~/schemas/phoneme-trend';
import { visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createUnit } from '~prisma/factories/unit';
import { getPhonemeTrend } from './phoneme-trend';

const db = await testDatabase();

const word = (text: string, phones: string, functionWord = false) => ({
  text,
  pronunciations: [phones.split(' ')],
  functionWord,
});
const THE = word('The', 'DH AH', true);
const SMOOTH = word('smooth,', 'S M UW DH');
const THINK = word('Think', 'TH IH NG K');

it('The phoneme trend counts the sounds in the sentences of the latest listed units', async () => {
  await resetDatabase(db);
  const ctx = visitorContext(db);
  expect(await getPhonemeTrend({ ctx })).toEqual({ units: [], sounds: [] });

  const createSpokenUnit = async (slug: string, day: string, sentences: object[][]) => {
    const { items } = await createUnit(db, { slug, publishedOn: new Date(day) });
    const sentenceItems = items.filter(({ kind }) => kind === 'SENTENCE');
    for (const [index, reference] of sentences.entries())
      await db.unitItem.update({ where: { id: sentenceItems[index]!.id }, data: { reference } });
    const [first] = items.filter(({ kind }) => kind === 'WORD');
    await db.unitItem.update({ where: { id: first!.id }, data: { reference: [THINK] } });
  };
  await createSpokenUnit('old', '2026-11-01', [[THE, THINK]]);
  await createSpokenUnit('new', '2026-11-20', [[THE, SMOOTH], [THE]]);
  await createSpokenUnit('tomorrow', '2026-11-22', [[THINK]]);
  await createSpokenUnit('withdrawn', '2026-11-10', [[THINK]]);
  await db.unit.update({ where: { slug: 'withdrawn' }, data: { withdrawnAt: new Date() } });

  const trend = phonemeTrendSchema.parse(await getPhonemeTrend({ ctx }));
  expect(trend.units.map(({ slug }) => slug)).toEqual(['old', 'new']);
  expect(trend.sounds).toEqual([
    { sound: 'DH', counts: [1, 3], total: 4, most: 1, word: 'smooth' },
    { sound: 'TH', counts: [1, 0], total: 1, most: 0, word: 'think' },
  ]);
});
