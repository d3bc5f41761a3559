import 'server-only';
import type { Database } from '~/server/db';

/** Slugs of the media lessons whose recording is not public: members' ones, and hidden ones. */
export async function listClosedLessons(db: Database): Promise<string[]> {
  const rows = await db.mediaLesson.findMany({
    where: { OR: [{ access: { not: 'FREE' } }, { hidden: true }] },
    select: { slug: true },
  });
  return rows.map(({ slug }) => slug);
}
