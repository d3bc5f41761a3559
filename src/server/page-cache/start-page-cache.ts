import 'server-only';
import { readdir, readFile } from 'node:fs/promises';
import { env } from '~/env';
import { requestLimits } from '~/server/database/limits';
import { connect } from '~/server/db';
import type { Job } from '~/server/jobs/worker';
import { createPageCache } from './handler';
import { giveToNext } from './next-handlers';
import { createPageStore } from './page-store';
import { pageRelease } from './release';

/** Connections of the cache in each process, in addition to those of requests and jobs. */
const CONNECTIONS = 2;

/** Gives Next the page cache, before the first request.
 *  @returns the job by which this process hears of changes */
export async function startPageCache(): Promise<Job> {
  const db = connect(env().DATABASE_URL, CONNECTIONS, requestLimits());
  const { store, refresh } = createPageStore(db, pageRelease(await readBuild(), env()));
  giveToNext(createPageCache(store));
  return { name: 'follow stale tags', intervalMs: 1_000, run: refresh };
}

/** What was built: its number, and the names of all scripts and styles, which carry a hash of their content. A page
 *  may only be shared with servers that have the files that it names. */
async function readBuild(): Promise<string[]> {
  if (env().NODE_ENV !== 'production') return [];
  const [id, files] = await Promise.all([
    readFile('.next/BUILD_ID', 'utf8'),
    readdir('.next/static', { recursive: true }),
  ]);
  return [id, ...files.sort()];
}
