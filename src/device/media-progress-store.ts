import { mergeRanges } from '~/domain/played-ranges';
import type { PlayedRange } from '~/schemas/media-lesson';
import { outboxStore } from './outbox-store';
import { type LocalDataOwner, VISITOR } from './owner';

/** What this device knows of somebody's place in a recorded lesson. */
export interface StoredMediaProgress {
  owner: LocalDataOwner;
  slug: string;
  positionMs: number;
  /** When that was by this device's clock, ms. */
  at: number;
  /** Heard here and not known to the account; of a visitor, all that was heard. */
  heard: PlayedRange[];
  /** Whether the account knows it. */
  sent: boolean;
}

const key = (owner: LocalDataOwner, slug: string) => `media:${owner}:${slug}`;

export function loadMediaProgress(
  owner: LocalDataOwner,
  slug: string,
): Promise<StoredMediaProgress | undefined> {
  return outboxStore.get<StoredMediaProgress>(key(owner, slug));
}

/** Adds what was heard, and moves the place. */
export function storeMediaProgress(
  owner: LocalDataOwner,
  slug: string,
  { positionMs, heard }: { positionMs: number; heard: readonly PlayedRange[] },
): Promise<void> {
  return outboxStore.update<StoredMediaProgress>(key(owner, slug), (before) => ({
    owner,
    slug,
    positionMs,
    at: Date.now(),
    heard: mergeRanges([...(before?.heard ?? []), ...heard], Number.POSITIVE_INFINITY),
    sent: false,
  }));
}

/** Places of these owners that the account does not know yet. */
export async function loadUnsentMediaProgress(
  owners: readonly LocalDataOwner[],
): Promise<StoredMediaProgress[]> {
  const rows = await outboxStore.entries<StoredMediaProgress>();
  return rows
    .filter(([name]) => name.startsWith('media:'))
    .map(([, row]) => row)
    .filter((row) => !row.sent && owners.includes(row.owner));
}

/** Marks a place as known to the account, unless more was heard since it was read: then all of it is sent
 *  again, which adds nothing twice. A visitor's is handed over. */
export async function markMediaProgressSent(sent: StoredMediaProgress): Promise<void> {
  const name = key(sent.owner, sent.slug);
  if (sent.owner === VISITOR) return outboxStore.del([name]);
  await outboxStore.update<StoredMediaProgress>(name, (now) =>
    now && now.at !== sent.at ? now : { ...sent, heard: [], sent: true },
  );
}
