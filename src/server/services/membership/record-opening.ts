import type { Database, Tx } from '~/server/db';

interface OpenedContent {
  slug: string;
  access: 'FREE' | 'VIP';
}

/** Writes down that content is handed out to somebody now, if it is members'. Call it before the content
 *  leaves: what could not be written down is not handed out. The latest time counts.
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

/** Writes down that results of content arrived from somebody to whom it was never handed out: they have it
 *  from elsewhere, and only their membership lets them keep the results. Of what was opened before,
 *  nothing changes: results may arrive late, and going on with an open page opens nothing.
 *  @param at by the server's clock, whatever time the client tells */
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
