import type { UnitContent, UnitMedia } from '~/schemas/content';
import { loadUnitMedia } from '~/server/content/load-units';
import type { Tx } from '~/server/db';
import { contentHash, recordSeeded, seededHash } from './record';
import { articleRows, itemRows, unitRow } from './unit-rows';

/** Creates new units and updates changed ones in place, so that attempts keep their items. */
export async function seedUnits(
  tx: Tx,
  units: readonly UnitContent[],
  getMedia: (slug: string) => UnitMedia = loadUnitMedia,
): Promise<void> {
  for (const content of units) {
    const media = getMedia(content.slug);
    const hash = contentHash([content, media]);
    const name = `unit:${content.slug}`;
    if ((await seededHash(tx, name)) === hash) continue;
    const existing = await tx.unit.findUnique({ where: { slug: content.slug } });
    if (existing) await updateUnit(tx, existing.id, content, media, hash);
    else await createUnit(tx, content, media, hash);
    await recordSeeded(tx, name, hash);
  }
}

/** Inserts a unit in few statements, because a person waits for the first start while a fresh database is
 *  seeded. */
async function createUnit(tx: Tx, content: UnitContent, media: UnitMedia, hash: string) {
  const data = { slug: content.slug, ...unitRow(content, media, hash) };
  const { id: unitId } = await tx.unit.create({ data });
  await tx.unitArticle.createMany({
    data: articleRows(content).map((row) => ({ ...row, unitId })),
  });
  const rows = itemRows(content, media);
  const items = await tx.unitItem.createManyAndReturn({
    data: rows.map(({ item }) => ({ ...item, unitId })),
    select: { id: true, kind: true, position: true },
  });
  const itemId = ({ kind, position }: (typeof rows)[number]['item']) =>
    items.find((row) => row.kind === kind && row.position === position)!.id;
  await tx.itemAudio.createMany({
    data: rows.flatMap(({ item, audio }) => audio.map((row) => ({ ...row, itemId: itemId(item) }))),
  });
}

async function updateUnit(
  tx: Tx,
  unitId: string,
  content: UnitContent,
  media: UnitMedia,
  hash: string,
) {
  await tx.unit.update({ where: { id: unitId }, data: unitRow(content, media, hash) });
  await tx.unitArticle.deleteMany({ where: { unitId } });
  await tx.unitArticle.createMany({
    data: articleRows(content).map((row) => ({ ...row, unitId })),
  });
  for (const { item, audio } of itemRows(content, media)) {
    const { kind, position } = item;
    const { id } = await tx.unitItem.upsert({
      where: { unitId_kind_position: { unitId, kind, position } },
      create: { ...item, unitId },
      update: item,
    });
    await tx.itemAudio.deleteMany({ where: { itemId: id } });
    await tx.itemAudio.createMany({ data: audio.map((row) => ({ ...row, itemId: id })) });
  }
}
