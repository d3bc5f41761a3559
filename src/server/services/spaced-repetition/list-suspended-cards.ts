import 'server-only';
import { PAGE_SIZE, type Page, type PageInput, toPage } from '~/schemas/paging';
import type { SuspendedCard } from '~/schemas/spaced-repetition';
import { requireUser, type Verb } from '~/server/context';
import { bool, nullable, text, timestamp, uuid } from '~/server/database/sql-types';
import { statement } from '~/server/database/statement';
import { runStatement } from '~/server/db';

/** A page of a user's suspended and known cards below a position, the latest first. */
export const suspendedCardsPage = statement({
  name: 'suspended-cards-page',
  hasOnePlan: true,
  parameters: { user: uuid, at: nullable(timestamp), id: nullable(uuid) },
  row: { id: uuid, text, translation: text, isKnown: bool, since: timestamp },
  sql: ({ user, at, id }) => `
    SELECT c."id", i."text", i."translation", c."isKnown", c."since"
    FROM (
      SELECT "id", "itemId", "knownAt" IS NOT NULL AS "isKnown",
        coalesce("knownAt", "suspendedAt") AS "since"
      FROM "Card"
      WHERE "userId" = ${user} AND ("suspendedAt" IS NOT NULL OR "knownAt" IS NOT NULL)
        AND (coalesce("knownAt", "suspendedAt"), "id") < (coalesce(${at}, 'infinity'), ${id})
      ORDER BY 4 DESC, "id" DESC LIMIT ${PAGE_SIZE + 1}
    ) c
    JOIN "UnitItem" i ON i."id" = c."itemId"
    ORDER BY c."since" DESC, c."id" DESC`,
});

/** A page of the actor's suspended and known cards, the latest first.
 *  @throws ServiceError LOGIN_USER_REQUIRED */
export async function listSuspendedCards({
  ctx,
  input,
}: Verb<PageInput>): Promise<Page<SuspendedCard>> {
  const { at = null, id = null } = input.cursor ?? {};
  const rows = await runStatement(ctx.db, suspendedCardsPage, { user: requireUser(ctx), at, id });
  return toPage(
    rows,
    ({ since, id }) => ({ at: since, id }),
    ({ isKnown, ...card }) => ({ ...card, why: isKnown ? 'KNOWN' : 'SUSPENDED' }),
  );
}
