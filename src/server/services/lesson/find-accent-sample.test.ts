import { beforeEach, describe, expect, it } from 'vitest';
import { visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createUnit } from '~prisma/factories/unit';
import { findAccentSample } from './find-accent-sample';

const db = await testDatabase();
const read = () => findAccentSample({ ctx: visitorContext(db) });

/** A unit whose words sound the same everywhere but the one at `position`. */
async function unitWith(position: number, ipaUs: string, ipaGb: string, unit: object = {}) {
  const { items } = await createUnit(db, unit);
  await db.unitItem.updateMany({
    where: { id: { in: items.map(({ id }) => id) } },
    data: { ipaUs: 'tiː', ipaGb: 'tiː' },
  });
  const word = items.find((item) => item.kind === 'WORD' && item.position === position);
  await db.unitItem.update({ where: { id: word!.id }, data: { ipaUs, ipaGb } });
  return word!;
}

describe('the word that is heard in both accents', () => {
  beforeEach(() => resetDatabase(db));

  it('is the one that differs most, with a recording of each', async () => {
    await unitWith(2, 'ɡoʊl', 'ɡəʊl', { slug: 'one' });
    const word = await unitWith(5, 'ˌvɑːlənˈtɪr', 'ˌvɒlənˈtɪə', { slug: 'two' });
    const clips = await db.itemAudio.findMany({ where: { itemId: word.id } });
    const path = (accent: string) => clips.find((clip) => clip.accent === accent)?.path;
    expect(await read()).toEqual({
      text: word.text,
      ipa: { us: 'ˌvɑːlənˈtɪr', gb: 'ˌvɒlənˈtɪə' },
      sound: { US: path('US'), GB: path('GB') },
    });
  });

  it('is nothing that only members have, nor one that sounds the same', async () => {
    await unitWith(1, 'ɡoʊl', 'ɡəʊl', { slug: 'vip', access: 'VIP' });
    await unitWith(1, 'tiː', 'tiː', { slug: 'same' });
    expect(await read()).toBeNull();
  });
});
