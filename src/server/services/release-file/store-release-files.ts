import 'server-only';
import { type Database, Prisma } from '~/server/db';

/** A built file of this server. */
export interface BuiltFile {
  /** Address below the folder of built files. */
  path: string;
  read: () => Promise<Uint8Array>;
}

/** Time after which the mark of a present file is renewed, ms. */
const RENEW_MS = 3_600_000;
/** Number of files that are written in one statement: a megabyte or two. */
const BATCH = 20;

/** Writes the files of this server's build beside those of other releases, and marks them as present.
 *  @returns how many were new */
export async function storeReleaseFiles(
  db: Database,
  files: readonly BuiltFile[],
  now: Date,
): Promise<number> {
  const paths = files.map(({ path }) => path);
  const renewed = new Date(now.getTime() - RENEW_MS);
  // Servers that start together skip each other's rows, which are then marked as well.
  await db.$executeRaw(Prisma.sql`
    UPDATE "ReleaseFile" SET "seenAt" = ${now} WHERE path IN (
      SELECT path FROM "ReleaseFile" WHERE path = ANY(${paths}) AND "seenAt" < ${renewed}
      FOR UPDATE SKIP LOCKED)`);
  const rows = await db.releaseFile.findMany({
    where: { path: { in: paths } },
    select: { path: true },
  });
  const known = new Set(rows.map(({ path }) => path));
  // The files are sorted, so that two servers never wait for each other.
  const missing = files
    .filter(({ path }) => !known.has(path))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
  for (let first = 0; first < missing.length; first += BATCH) {
    const data = await Promise.all(
      missing.slice(first, first + BATCH).map(async ({ path, read }) => ({
        path,
        body: Uint8Array.from(await read()),
        seenAt: now,
      })),
    );
    await db.releaseFile.createMany({ data, skipDuplicates: true });
  }
  return missing.length;
}
