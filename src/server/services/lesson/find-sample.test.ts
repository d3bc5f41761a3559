import { beforeEach, describe, expect, it } from 'vitest';
import type { SampleInput } from '~/schemas/lesson';
import { visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createUnit } from '~prisma/factories/unit';
import { findSample } from './find-sample';

const db = await testDatabase();
const find = (input: SampleInput = {}) => findSample({ ctx: visitorContext(db), input });

describe('The sample sentence', () => {
  beforeEach(() => resetDatabase(db));

  it('The sample sentence is the shortest of the newest free unit', async () => {
    await createUnit(db, { slug: 'old', publishedOn: new Date('2026-11-01') });
    const unit = await createUnit(db, { slug: 'new', publishedOn: new Date('2026-11-10') });
    await createUnit(db, { slug: 'vip', access: 'VIP', publishedOn: new Date('2026-11-20') });
    const sentence = unit.items.find((item) => item.kind === 'SENTENCE' && item.position === 7);
    await db.unitItem.update({ where: { id: sentence!.id }, data: { text: 'tea' } });
    const sample = await find();
    expect(sample).toMatchObject({
      slug: 'new',
      level: 'B1',
      item: { id: sentence!.id, kind: 'SENTENCE' },
    });
  });

  it('The sample sentence is one that people say, though a shorter one tells', async () => {
    const unit = await createUnit(db, { slug: 'new' });
    const sentences = unit.items.filter((item) => item.kind === 'SENTENCE');
    const [tells, says] = sentences;
    for (const { id } of sentences)
      await db.unitItem.update({ where: { id }, data: { text: 'The market sells a long bowl.' } });
    await db.unitItem.update({ where: { id: tells!.id }, data: { text: 'It sells tea.' } });
    await db.unitItem.update({
      where: { id: says!.id },
      data: { text: 'Can you say that again?' },
    });
    const sample = await find();
    expect(sample?.item.id).toBe(says!.id);
  });

  it('The sample sentence is about the wanted topic, and says which topics have one', async () => {
    await createUnit(db, { slug: 'flight', category: 'general' });
    await createUnit(db, { slug: 'hard', category: 'business', level: 'B2' });
    await createUnit(db, { slug: 'vip', category: 'technology', access: 'VIP' });
    const topics = ['work', 'life'];
    expect(await find()).toMatchObject({ slug: 'hard', level: 'B2', topic: 'work', topics });
    expect(await find({ topic: 'life' })).toMatchObject({ slug: 'flight', topic: 'life', topics });
    expect(await find({ topic: 'technology' })).toMatchObject({ slug: 'hard', topic: 'work' });
  });

  it('The sample sentence is null when there is no free unit', async () => {
    expect(await find()).toBeNull();
  });
});
