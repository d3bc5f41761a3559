import type { Access } from '~/domain/unit-kinds';
import type { Database, Tx } from '~/server/db';

interface OpenedContent {
  slug: string;
  access: Access;
}

/** Records that members' content is sent to a user. Call it before sending the content, so that nothing is
 *  sent when recording fails. The latest time counts. Free content is not recorded.
 *  @param at by the server's clock */
export async function recordOpening(
  db: Database | Tx,
  userId: string,
  kind: 'unit' | 'media',
  { slug, access }: OpenedContent,
  at: Date,
): Promise<void> {
  if (access === 'FREE') return;
  await db.$executeRaw`
    INSERT INTO "MembersOpening" ("userId", "content", "openedAt")
    VALUES (${userId}::uuid, ${`${kind}:${slug}`}, ${at})
    ON CONFLICT ("userId", "content")
    DO UPDATE SET "openedAt" = GREATEST("MembersOpening"."openedAt", EXCLUDED."openedAt")`;
}

/** Records an opening for results of members' content that was never sent to the user: only the membership lets such
 *  results be saved. Earlier openings do not change: results may arrive late, and continuing on an open page is no
 *  opening.
 *  @param at by the server's clock, not the client's */
export async function recordOpeningsOfResults(
  db: Database | Tx,
  userId: string,
  kind: 'unit' | 'media',
  contents: readonly OpenedContent[],
  at: Date,
): Promise<void> {
  const slugs = contents.filter(({ access }) => access === 'VIP').map(({ slug }) => slug);
  if (slugs.length === 0) return;
  await db.membersOpening.createMany({
    data: [...new Set(slugs)]
      .sort()
      .map((slug) => ({ userId, content: `${kind}:${slug}`, openedAt: at })),
    skipDuplicates: true,
  });
}
