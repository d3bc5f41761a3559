import type { Tx } from '~/server/db';
import { markTagsStale } from '~/server/services/stale-tag/mark-stale';

/** The tag of the cached pages that show each kind of seeded content, by the first part of its record's name. */
const TAGS: Record<string, string> = {
  plan: 'plans',
  unit: 'units',
  'media-lesson': 'media-lessons',
  activity: 'activities',
  'news-honor': 'news-honors',
  faq: 'faq',
  legal: 'legal',
};

/** The hash of each content that was seeded, by its name. */
export async function readSeeded(tx: Tx): Promise<Map<string, string>> {
  const records = await tx.seedRecord.findMany();
  return new Map(records.map(({ name, contentHash }) => [name, contentHash]));
}

/** Marks the cached pages of the content that was seeded since `before` as stale, because servers may be
 *  running. */
export async function markSeededStale(tx: Tx, before: Map<string, string>, now: Date) {
  const changed = [...(await readSeeded(tx))].filter(([name, hash]) => before.get(name) !== hash);
  const tags = changed.map(([name]) => TAGS[name.split(':')[0] ?? '']);
  await markTagsStale(
    tx,
    tags.filter((tag) => tag !== undefined),
    now,
  );
}
