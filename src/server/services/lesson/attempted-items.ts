import type { ItemKind } from '~/domain/item-kinds';
import type { Access } from '~/domain/unit-kinds';
import type { LessonItem } from '~/schemas/lesson';
import { bool, enumeration, json, listOf, nullable, text, uuid } from '~/server/database/sql-types';
import { statement } from '~/server/database/statement';
import { type Database, runStatement } from '~/server/db';

/** The scorer's target of the alignment. */
type Reference = LessonItem['reference'];

/** The unit of an item. */
export interface UnitOfItem {
  id: string;
  slug: string;
  access: Access;
}

/** What an attempt was made at: an item of a unit, or a word that the account has saved. */
export interface AttemptedItem {
  id: string;
  kind: ItemKind;
  reference: Reference;
  /** Null for a saved word. */
  unit: UnitOfItem | null;
  /** Whether the account has a card of it. */
  hasCard: boolean;
}

const attemptedItems = statement({
  name: 'attempted-items',
  parameters: { itemIds: listOf(uuid), userId: uuid },
  row: {
    id: uuid,
    kind: enumeration<ItemKind>('ItemKind'),
    reference: json<Reference>(),
    unitId: nullable(uuid),
    slug: nullable(text),
    access: nullable(enumeration<UnitOfItem['access']>('Access')),
    hasCard: bool,
  },
  sql: ({ itemIds, userId }) => `
    SELECT i.id, i.kind, i.reference::json, u.id AS "unitId", u.slug, u.access, EXISTS (
      SELECT FROM "Card" c WHERE c."userId" = ${userId} AND c."itemId" = i.id
    ) AS "hasCard"
    FROM "UnitItem" i JOIN "Unit" u ON u.id = i."unitId" WHERE i.id = ANY(${itemIds})
    UNION ALL
    SELECT w.id, 'WORD', w.reference::json, NULL, NULL, NULL, TRUE
    FROM "SavedWord" w JOIN "Card" c ON c."savedWordId" = w.id
    WHERE w.id = ANY(${itemIds}) AND w."userId" = ${userId} AND w."removedAt" IS NULL
      AND w.reference IS NOT NULL`,
});

/** The items of attempts with their units, in no order; an unknown id is left out, and so is another account's saved
 *  word, a removed one, and one without a known pronunciation. */
export async function findAttemptedItems(
  db: Database,
  userId: string,
  itemIds: readonly string[],
): Promise<AttemptedItem[]> {
  const rows = await runStatement(db, attemptedItems, { itemIds: [...itemIds], userId });
  return rows.map(({ unitId, slug, access, ...item }) => ({
    ...item,
    unit: unitId && slug && access ? { id: unitId, slug, access } : null,
  }));
}
