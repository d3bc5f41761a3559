import 'server-only';
import type { Database } from '~/server/db';
import { listTagVersions, markTagsStale } from '~/server/services/stale-tag/mark-stale';
import { log } from '~/server/telemetry/log.mjs';
import type { StoredPage } from './entry-format';
import type { Versions } from './tag-versions';

/** Maximum wait for another server's rendering, before the page is rendered here, ms. */
const READ_MS = 1_000;
/** Pause without database calls after a failure, ms. */
const PAUSE_MS = 5_000;
/** Maximum number of concurrent writes; further entries are not shared. */
const MAX_WRITES = 20;

/** The pages that all servers of a release share. */
export interface PageStore {
  /** Null until they are known. */
  readonly versions: Versions | null;
  read(key: string): Promise<StoredPage | null>;
  write(key: string, page: () => Promise<StoredPage>): Promise<void>;
  markStale(tags: string[]): Promise<void>;
}

/** The pages that all servers of a release share, in the database. Only `refresh` throws: a server whose
 *  database is unreachable continues with its own entries.
 *  @param db with connections of its own, so that a page never takes one from a request
 *  @param release entries of other releases are not seen */
export function createPageStore(db: Database, release: string) {
  let versions: PageStore['versions'] = null;
  let pausedUntil = 0;
  let isAway = false;
  let writes = 0;

  async function attempt<T>(what: string, work: () => Promise<T>): Promise<T | null> {
    if (performance.now() < pausedUntil) return null;
    try {
      const result = await work();
      isAway = false;
      return result;
    } catch (error) {
      pausedUntil = performance.now() + PAUSE_MS;
      // An outage is logged once, not for every page that is rendered during it.
      if (!isAway) log.warn({ error }, `The shared page cache could not be ${what}.`);
      isAway = true;
      return null;
    }
  }

  async function find(key: string): Promise<StoredPage | null> {
    const row = await db.cachedPage.findUnique({ where: { release_key: { release, key } } });
    return (
      row && {
        tagVersions: row.tagVersions as StoredPage['tagVersions'],
        renderedAt: row.renderedAt.getTime(),
        body: row.body,
      }
    );
  }

  const store: PageStore = {
    get versions() {
      return versions;
    },
    read: async (key) => (versions ? attempt('read', () => within(READ_MS, find(key))) : null),
    write: async (key, page) => {
      if (!versions || writes >= MAX_WRITES) return;
      writes += 1;
      await attempt('written', async () => {
        const { tagVersions, renderedAt, body } = await page();
        const row = { tagVersions, renderedAt: new Date(renderedAt), body: Uint8Array.from(body) };
        await db.cachedPage.upsert({
          where: { release_key: { release, key } },
          create: { release, key, ...row },
          update: row,
        });
      });
      writes -= 1;
    },
    markStale: async (tags) => {
      await db.$transaction((tx) => markTagsStale(tx, tags, new Date()));
      await refresh();
    },
  };

  /** Reads which tags have changed. */
  async function refresh(): Promise<void> {
    const latest = await listTagVersions(db);
    // `versions` stays the same map while nothing changes, so that most hits compare nothing.
    if (!versions || !isEqual(versions, latest)) versions = latest;
  }

  return { store, refresh };
}

function isEqual(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean {
  return one.size === other.size && [...one].every(([tag, version]) => other.get(tag) === version);
}

/** @throws Error when `work` takes longer than `ms`; `work` itself continues */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
