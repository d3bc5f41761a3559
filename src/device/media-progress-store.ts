import { mergeRanges } from '~/domain/played-ranges';
import type { PlayedRange } from '~/schemas/media-lesson';
import { outboxStore } from './outbox-store';
import { type LocalDataOwner, VISITOR } from './owner';

/** A learner's progress in a recorded lesson on this device. */
export interface StoredMediaProgress {
  owner: LocalDataOwner;
  slug: string;
  positionMs: number;
  /** Time of the position by this device's clock, ms. */
  at: number;
  /** Played ranges that are not sent yet; of a visitor, all played ranges. */
  heard: PlayedRange[];
  /** Whether the account has saved it. */
  sent: boolean;
}

const key = (owner: LocalDataOwner, slug: string) => `media:${owner}:${slug}`;

export function loadMediaProgress(
  owner: LocalDataOwner,
  slug: string,
): Promise<StoredMediaProgress | undefined> {
  return outboxStore.get<StoredMediaProgress>(key(owner, slug));
}

/** Adds played ranges and sets the position. */
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

/** Unsent media progress of these owners. */
export async function loadUnsentMediaProgress(
  owners: readonly LocalDataOwner[],
): Promise<StoredMediaProgress[]> {
  const rows = await outboxStore.entries<StoredMediaProgress>();
  return rows
    .filter(([name]) => name.startsWith('media:'))
    .map(([, row]) => row)
    .filter((row) => !row.sent && owners.includes(row.owner));
}

/** Marks media progress as sent, unless more was played since it was read: then all of it is sent again; the
 *  server merges ranges, so nothing counts twice. A visitor's progress now belongs to the account and is
 *  deleted here. */
export async function markMediaProgressSent(sent: StoredMediaProgress): Promise<void> {
  const name = key(sent.owner, sent.slug);
  if (sent.owner === VISITOR) return outboxStore.del([name]);
  await outboxStore.update<StoredMediaProgress>(name, (now) =>
    now && now.at !== sent.at ? now : { ...sent, heard: [], sent: true },
  );
}
