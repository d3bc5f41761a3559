import { beforeEach, describe, expect, it } from 'vitest';
import { visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createUnit } from '~prisma/factories/unit';
import { getUnit, listUnits } from './queries';

const db = await testDatabase();

describe('Units', () => {
  beforeEach(() => resetDatabase(db));

  it('Units are listed newest first, and not before their day', async () => {
    const day = (slug: string, publishedOn: string) =>
      db.unit.update({ where: { slug }, data: { publishedOn: new Date(publishedOn) } });
    for (const slug of ['old', 'new', 'tomorrow']) await createUnit(db, { slug });
    await day('old', '2026-11-01');
    await day('new', '2026-11-20');
    await day('tomorrow', '2026-11-22');
    const units = await listUnits({ ctx: visitorContext(db) });
    expect(units.map((unit) => unit.slug)).toEqual(['new', 'old']);
    expect(units[0]).toMatchObject({
      headline: { zh: '茶和雨傘', en: 'Tea and umbrellas' },
      access: 'FREE',
    });
  });

  it('A unit is published from midnight in Taipei of its day', async () => {
    await createUnit(db, { slug: 'today', publishedOn: new Date('2026-11-22') });
    const ctx = visitorContext(db);
    ctx.clock.set('2026-11-21T15:59:59Z');
    expect(await listUnits({ ctx })).toEqual([]);
    ctx.clock.set('2026-11-21T16:00:00Z');
    expect(await listUnits({ ctx })).toHaveLength(1);
    const input = { slug: 'today' };
    expect(await getUnit({ ctx, input })).toMatchObject({ withdrawn: false });
  });

  it('The articles and words of a members’ unit are shown to visitors', async () => {
    await createUnit(db, { slug: 'closed', access: 'VIP' });
    const unit = await getUnit({ ctx: visitorContext(db), input: { slug: 'closed' } });
    expect(unit.articles).toHaveLength(2);
    expect(unit.words).toEqual(
      Array.from({ length: 10 }, () => ({ text: 'tea', translation: '茶' })),
    );
    expect(JSON.stringify(unit)).not.toContain('.mp3');
  });

  it('An unknown unit is rejected with UNIT_NOT_FOUND', async () => {
    const reading = getUnit({ ctx: visitorContext(db), input: { slug: 'nothing' } });
    await expect(reading).rejects.toMatchObject({ code: 'UNIT_NOT_FOUND' });
  });
});
