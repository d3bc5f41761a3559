const TAGS_HEADER = 'x-next-cache-tags';

/** Versions of tags: a number that grows with every change of what the tag stands for. A tag that never
 *  changed has none, which counts as 0.
 *  @typedef {ReadonlyMap<string, number>} Versions */

/** @type {Versions} */
export const NO_VERSIONS = new Map();

/** The tags of a value that Next stores: those of a cached query, or those of all queries of a page.
 *  @returns {string[]} */
export function tagsOf(value, ctx) {
  if (ctx.fetchCache) return ctx.tags ?? [];
  const header = value?.headers?.[TAGS_HEADER];
  return typeof header === 'string' ? header.split(',') : [];
}

/** The versions of some tags.
 *  @param {string[]} tags
 *  @param {Versions} versions
 *  @returns {Record<string, number>} */
export function versionsOf(tags, versions) {
  return Object.fromEntries(tags.map((tag) => [tag, versions.get(tag) ?? 0]));
}

/** The versions against which an entry was last found current: they are replaced as a whole, so that most hits
 *  compare nothing.
 *  @type {WeakMap<object, Versions>} */
const checked = new WeakMap();

/** Whether nothing that an entry shows has changed since: it may know a later version than `versions` does.
 *  @param {{ tagVersions: Record<string, number> }} entry
 *  @param {Versions} versions */
export function isCurrent(entry, versions) {
  if (checked.get(entry) === versions) return true;
  for (const [tag, version] of Object.entries(entry.tagVersions)) {
    if (version < (versions.get(tag) ?? 0)) return false;
  }
  checked.set(entry, versions);
  return true;
}
