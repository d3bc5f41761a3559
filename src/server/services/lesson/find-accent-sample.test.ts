import { beforeEach, describe, expect, it } from 'vitest';
import { visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createUnit } from '~prisma/factories/unit';
import { findAccentSample } from './find-accent-sample';

const db = await testDatabase();
const find = () => findAccentSample({ ctx: visitorContext(db) });

/** Creates a unit in which only the word at `position` has the given IPA; the other words are the same in
 *  both accents. */
async function createUnitWith(position: number, ipaUs: string, ipaGb: string, unit: object = {}) {
  const { items } = await createUnit(db, unit);
  await db.unitItem.updateMany({
    where: { id: { in: items.map(({ id }) => id) } },
    data: { ipaUs: 'tiː', ipaGb: 'tiː' },
  });
  const word = items.find((item) => item.kind === 'WORD' && item.position === position);
  await db.unitItem.update({ where: { id: word!.id }, data: { ipaUs, ipaGb } });
  return word!;
}

describe('The accent sample', () => {
  beforeEach(() => resetDatabase(db));

  it('The accent sample is the word that differs most between the accents, with both clips', async () => {
    await createUnitWith(2, 'ɡoʊl', 'ɡəʊl', { slug: 'one' });
    const word = await createUnitWith(5, 'ˌvɑːlənˈtɪr', 'ˌvɒlənˈtɪə', { slug: 'two' });
    const clips = await db.itemAudio.findMany({ where: { itemId: word.id } });
    const path = (accent: string) => clips.find((clip) => clip.accent === accent)?.path;
    expect(await find()).toEqual({
      text: word.text,
      ipa: { us: 'ˌvɑːlənˈtɪr', gb: 'ˌvɒlənˈtɪə' },
      sound: { US: path('US'), GB: path('GB') },
    });
  });

  it('The accent sample is never a word of a members’ unit or one that sounds the same in both accents', async () => {
    await createUnitWith(1, 'ɡoʊl', 'ɡəʊl', { slug: 'vip', access: 'VIP' });
    await createUnitWith(1, 'tiː', 'tiː', { slug: 'same' });
    expect(await find()).toBeNull();
  });
});
