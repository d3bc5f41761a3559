import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { migrate } from '~/launcher/database/migrations';
import { connect } from '~/server/db';
import { resetDatabase, testDatabase } from '~/test/db';
import { postgresBinaries, startPostgres } from '~/test/real-postgres';
import { findReleaseFile } from './find-release-file';
import { pruneReleaseFiles } from './prune-release-files';
import { storeReleaseFiles } from './store-release-files';

const NOW = new Date('2026-11-26T00:00:00Z');
const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000);
const db = await testDatabase();
const bin = postgresBinaries();
beforeEach(() => resetDatabase(db));

const ctx = (now: Date) => ({ db, now: () => now }) as never;
const build = (...paths: string[]) =>
  paths.map((path) => ({ path, read: async () => new TextEncoder().encode(`of ${path}`) }));
const keep = (files: ReturnType<typeof build>, now = NOW) => storeReleaseFiles(db, files, now);
const find = async (path: string) => {
  const body = await findReleaseFile({ ctx: ctx(NOW), input: { path } });
  return body && new TextDecoder().decode(body);
};
const pathsAfter = async (now: Date, input: { maxBytes?: number } = {}) => {
  await pruneReleaseFiles({ ctx: ctx(now), input });
  const rows = await db.releaseFile.findMany({ orderBy: { path: 'asc' } });
  return rows.map(({ path }) => path);
};

describe('The files of a release', () => {
  it('The files of an earlier release are found beside those of the present one', async () => {
    await keep(build('chunks/a.js', 'chunks/b.js'));
    await keep(build('chunks/b.js', 'chunks/c.js'), hours(1));
    expect(await Promise.all(['chunks/a.js', 'chunks/c.js'].map(find))).toEqual([
      'of chunks/a.js',
      'of chunks/c.js',
    ]);
    expect(await find('chunks/d.js')).toBeNull();
  });

  it.skipIf(bin === null)(
    'The files of an earlier release, which no server has any more, survive a crash of the database',
    { tags: ['extended'] },
    async () => {
      // A commit is on the disk before it returns, as in production.
      const server = await startPostgres(bin ?? '', { settings: ['fsync=off'] });
      onTestFinished(() => server.stop());
      await migrate(server.url);
      const crashing = connect(server.url, 2);
      onTestFinished(() => crashing.$disconnect());
      await storeReleaseFiles(crashing, build('chunks/earlier.js'), NOW);
      await server.crash();
      const input = { path: 'chunks/earlier.js' };
      const found = await findReleaseFile({ ctx: { db: crashing } as never, input });
      expect(found && new TextDecoder().decode(found)).toBe('of chunks/earlier.js');
    },
  );

  it('Every table is in the write-ahead log, so that it survives a crash and reaches a replica, except for rendered pages', async () => {
    const unlogged = await db.$queryRaw`
      SELECT relname AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relpersistence <> 'p'`;
    expect(unlogged).toEqual([{ name: 'CachedPage' }]);
  });

  it('A file that is known already is not read again', async () => {
    await keep(build('chunks/a.js'));
    const [unread] = build('chunks/a.js').map((file) => ({
      ...file,
      read: () => Promise.reject(new Error('read')),
    }));
    expect(await keep([unread!])).toBe(0);
  });

  it('Four servers that start at once keep each file once', async () => {
    const files = build(...Array.from({ length: 90 }, (_, index) => `chunks/${index}.js`));
    await Promise.all(
      [files, files.toReversed(), files, files.toReversed()].map((own) => keep(own)),
    );
    expect(await db.releaseFile.count()).toBe(90);
    await Promise.all([files, files.toReversed()].map((own) => keep(own, hours(2))));
    expect(await db.releaseFile.count({ where: { seenAt: hours(2) } })).toBe(90);
  });

  it('A file is deleted a week after the last server that had it', async () => {
    await keep(build('chunks/a.js', 'chunks/b.js'));
    await keep(build('chunks/b.js'), hours(100));
    expect(await pathsAfter(hours(168))).toEqual(['chunks/a.js', 'chunks/b.js']);
    expect(await pathsAfter(hours(169))).toEqual(['chunks/b.js']);
    expect(await pathsAfter(hours(269))).toEqual([]);
  });

  it('The files of the oldest release are deleted first when there are too many', async () => {
    await keep(build('chunks/a.js'));
    await keep(build('chunks/b.js'), hours(2));
    expect(await pathsAfter(hours(3), { maxBytes: 20 })).toEqual(['chunks/b.js']);
    expect(await pathsAfter(hours(3), { maxBytes: 0 })).toEqual([]);
  });
});
