import 'server-only';
import { readFile } from 'node:fs/promises';
import { env } from '~/env';
import { BUILD_ID } from '~/lib/next-internals.mjs';
import { requestLimits } from '~/server/database/limits';
import { connect } from '~/server/db';
import type { Job } from '~/server/jobs/worker';
import { storeReleaseFiles } from '~/server/services/release-file/store-release-files';
import { log } from '~/server/telemetry/log.mjs';
import { type BuiltFiles, listBuiltFiles } from './built-files';
import { followClosedLessons } from './closed-lessons';
import { createPageCache } from './handler';
import { giveToHttpLayer, giveToNext } from './next-handlers';
import { createPageStore } from './page-store';
import { pageRelease } from './release';

/** Connections of the cache in each process, in addition to those of requests and jobs. */
const CONNECTIONS = 2;

/** Interval at which this server marks its files as present, ms. */
const KEEP_MS = 1_800_000;

/** Key under which the HTTP layer finds the paths of this build's files (`release-files.mjs`). */
const BUILT_KEY = Symbol.for('shuoyi.built-files');

/** Passes the page cache to Next, and stores the files of this build for other servers and later releases, before
 *  the first request.
 *  @returns the jobs by which this process reads changes and keeps its files stored */
export async function startPageCache(): Promise<Job[]> {
  const db = connect(env().DATABASE_URL, CONNECTIONS, requestLimits());
  const files = env().NODE_ENV === 'production' ? await listBuiltFiles() : [];
  const { store, refresh } = createPageStore(db, pageRelease(await readBuild(files), env()));
  const pageCache = createPageCache(store);
  giveToNext(pageCache);
  if (env().NODE_ENV === 'production') giveToHttpLayer(pageCache);
  if (files.length > 0) Reflect.set(globalThis, BUILT_KEY, new Set(files.map(({ path }) => path)));
  const followLessons = followClosedLessons(db);
  const follow = async () => {
    await refresh();
    await followLessons(store.versions);
  };
  await follow().catch((error: unknown) =>
    log.warn({ error }, 'The closed lessons could not be read yet; they are tried again.'),
  );
  const keep = () => storeReleaseFiles(db, files, new Date());
  await keep().catch((error: unknown) =>
    log.warn({ error }, 'The files of this release could not be kept; they are tried again.'),
  );
  return [
    { name: 'follow stale tags', intervalMs: 1_000, run: follow },
    { name: 'keep release files', intervalMs: KEEP_MS, firstRunAfterMs: 60_000, run: keep },
  ];
}

/** The identity of the build: its number, and the names of all scripts and styles, which carry a hash of their
 *  content. A page may only be shared with servers that have its files. */
async function readBuild(files: BuiltFiles): Promise<string[]> {
  if (files.length === 0) return [];
  return [await readFile(`.next/${BUILD_ID}`, 'utf8'), ...files.map(({ path }) => path)];
}
