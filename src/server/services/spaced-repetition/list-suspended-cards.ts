import 'server-only';
import { findSavedEntry } from '~/domain/saved-word/resolve-word';
import { PAGE_SIZE, type Page, type PageInput, toPage } from '~/schemas/paging';
import type { SuspendedCard } from '~/schemas/spaced-repetition';
import { requireUser, type Verb } from '~/server/context';
import { bool, nullable, text, timestamp, uuid } from '~/server/database/sql-types';
import { statement } from '~/server/database/statement';
import { runStatement } from '~/server/db';
import { loadLetter } from '~/server/gateways/lexicon/load-letter';

/** A page of a user's suspended and known cards below a position, the latest first. A saved word has its part of
 *  speech instead of a translation; the card of a removed one is left out. */
export const suspendedCardsPage = statement({
  name: 'suspended-cards-page',
  hasOnePlan: true,
  parameters: { user: uuid, at: nullable(timestamp), id: nullable(uuid) },
  row: {
    id: uuid,
    text,
    translation: nullable(text),
    fromChinese: bool,
    partOfSpeech: nullable(text),
    isKnown: bool,
    since: timestamp,
  },
  sql: ({ user, at, id }) => `
    SELECT c."id", coalesce(i."text", c."word") AS "text", i."translation", c."fromChinese",
      c."partOfSpeech", c."isKnown", c."since"
    FROM (
      SELECT c."id", coalesce(c."itemId", c."renderedItemId") AS "itemId",
        c."renderedItemId" IS NOT NULL AS "fromChinese", w."word", w."partOfSpeech", "knownAt" IS NOT NULL AS "isKnown",
        coalesce("knownAt", "suspendedAt") AS "since"
      FROM "Card" c LEFT JOIN "SavedWord" w ON w."id" = c."savedWordId"
      WHERE c."userId" = ${user} AND ("suspendedAt" IS NOT NULL OR "knownAt" IS NOT NULL)
        AND w."removedAt" IS NULL
        AND (coalesce("knownAt", "suspendedAt"), c."id") < (coalesce(${at}, 'infinity'), ${id})
      ORDER BY 7 DESC, 1 DESC LIMIT ${PAGE_SIZE + 1}
    ) c
    LEFT JOIN "UnitItem" i ON i."id" = c."itemId"
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
  const translated = await Promise.all(
    rows.map(async ({ translation, partOfSpeech, ...row }) => ({
      ...row,
      translation: translation ?? (await meaningsOf(row.text, partOfSpeech)),
    })),
  );
  return toPage(
    translated,
    ({ since, id }) => ({ at: since, id }),
    ({ isKnown, ...card }) => ({ ...card, why: isKnown ? 'KNOWN' : 'SUSPENDED' }),
  );
}

/** The present meanings of a saved word; empty where the lexicon has none. */
async function meaningsOf(word: string, partOfSpeech: string | null): Promise<string> {
  const entry = await findSavedEntry({ word, partOfSpeech: partOfSpeech ?? '' }, loadLetter);
  return entry?.meanings.join('；') ?? '';
}
