import { TAGS_HEADER } from '~/lib/next-internals.mjs';
import type { CacheEntry, CacheValue } from './entry-format';

/** Versions of tags: a number that grows with every change of the tag's content. A tag that never changed
 *  has none, which counts as 0. */
export type Versions = ReadonlyMap<string, number>;

export const NO_VERSIONS: Versions = new Map();

/** Next's data about an entry that it stores. */
export interface SetContext {
  fetchCache?: boolean;
  tags?: string[];
  cacheControl?: unknown;
}

/** The tags of a value that Next stores: those of a cached query, or those of all queries of a page. */
export function tagsOf(value: CacheValue, ctx: SetContext): string[] {
  if (ctx.fetchCache) return ctx.tags ?? [];
  const header: unknown = value?.headers?.[TAGS_HEADER];
  return typeof header === 'string' ? header.split(',') : [];
}

/** The versions of some tags. */
export function versionsOf(tags: readonly string[], versions: Versions): Record<string, number> {
  return Object.fromEntries(tags.map((tag) => [tag, versions.get(tag) ?? 0]));
}

/** The versions against which an entry was last found current: a newer map replaces it as a whole, so that
 *  most hits compare nothing. */
const checked = new WeakMap<CacheEntry, Versions>();

/** Whether an entry is not older than the given versions of its tags; it may have later ones. */
export function isCurrent(entry: CacheEntry, versions: Versions): boolean {
  if (checked.get(entry) === versions) return true;
  for (const [tag, version] of Object.entries(entry.tagVersions)) {
    if (version < (versions.get(tag) ?? 0)) return false;
  }
  checked.set(entry, versions);
  return true;
}
