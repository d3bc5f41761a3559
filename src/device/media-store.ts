import { mergeRanges } from '~/domain/heard-ranges';
import type { HeardRange } from '~/schemas/media-lesson';
import { type Owner, VISITOR } from './owner';
import { workTable } from './work-table';

/** What this device knows of somebody's place in a recorded lesson. */
export interface KeptMedia {
  owner: Owner;
  slug: string;
  positionMs: number;
  /** When that was by this device's clock, ms. */
  at: number;
  /** Heard here and not known to the account; of a visitor, all that was heard. */
  heard: HeardRange[];
  /** Whether the account knows it. */
  sent: boolean;
}

const key = (owner: Owner, slug: string) => `media:${owner}:${slug}`;

export function readMedia(owner: Owner, slug: string): Promise<KeptMedia | undefined> {
  return workTable.get<KeptMedia>(key(owner, slug));
}

/** Adds what was heard, and moves the place. */
export function keepMedia(
  owner: Owner,
  slug: string,
  { positionMs, heard }: { positionMs: number; heard: readonly HeardRange[] },
): Promise<void> {
  return workTable.update<KeptMedia>(key(owner, slug), (before) => ({
    owner,
    slug,
    positionMs,
    at: Date.now(),
    heard: mergeRanges([...(before?.heard ?? []), ...heard], Number.POSITIVE_INFINITY),
    sent: false,
  }));
}

/** Places of these owners that the account does not know yet. */
export async function unsentMedia(owners: readonly Owner[]): Promise<KeptMedia[]> {
  const rows = await workTable.entries<KeptMedia>();
  return rows
    .filter(([name]) => name.startsWith('media:'))
    .map(([, row]) => row)
    .filter((row) => !row.sent && owners.includes(row.owner));
}

/** Marks a place as known to the account, unless more was heard since it was read: then all of it is sent
 *  again, which adds nothing twice. A visitor's is handed over. */
export async function mediaSent(sent: KeptMedia): Promise<void> {
  const name = key(sent.owner, sent.slug);
  if (sent.owner === VISITOR) return workTable.del([name]);
  await workTable.update<KeptMedia>(name, (now) =>
    now && now.at !== sent.at ? now : { ...sent, heard: [], sent: true },
  );
}
