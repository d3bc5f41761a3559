import type { Day } from '~/domain/day';
import type { AttemptInput, BestAttempt } from '~/schemas/lesson';
import { outboxStore } from './outbox-store';
import { type LocalDataOwner, VISITOR } from './owner';

/** An attempt that is not sent yet. */
export interface StoredAttempt {
  owner: LocalDataOwner;
  /** Of the unit; null for a saved word. */
  slug: string | null;
  attempt: AttemptInput;
}

/** A learner's progress in a unit on this device. */
export interface StoredProgress {
  owner: LocalDataOwner;
  slug: string;
  currentIndex: number;
  finished: boolean;
  /** Time of the position by this device's clock, ms. */
  at: number;
  /** Time spent in this unit on the day `spentOn`, as measured on this device, ms. */
  spentMs: number;
  spentOn?: Day;
  /** Time budget of the learner on that day, ms. */
  budgetMs?: number;
  /** Whether the account has saved it. */
  sent: boolean;
}

/** An unsent mark that an item is deferred, to be spoken later. */
export interface StoredDeferredItem {
  owner: LocalDataOwner;
  slug: string;
  itemId: string;
}

/** An unsent mark that an item was left open, and on which day; a saved word belongs to no unit. */
export interface StoredOpenItem extends Omit<StoredDeferredItem, 'slug'> {
  slug: string | null;
  day: Day;
  /** Whether its sentence was asked by its Chinese. */
  fromChinese?: boolean;
}

const { get, set, update, del, entries } = outboxStore;

const deferredItemKey = (owner: LocalDataOwner, itemId: string) => `later:${owner}:${itemId}`;
const openItemKey = ({ owner, itemId, fromChinese }: Omit<StoredOpenItem, 'slug' | 'day'>) =>
  `open:${owner}:${itemId}${fromChinese ? ':chinese' : ''}`;
const attemptKey = (id: string) => `attempt:${id}`;
const progressKey = (owner: LocalDataOwner, slug: string) => `progress:${owner}:${slug}`;

/** Stores an attempt on this device until `clearAttempts`. One row for each attempt, so that tabs cannot
 *  overwrite one another. */
export function storeAttempt(stored: StoredAttempt): Promise<void> {
  return set(attemptKey(stored.attempt.id), stored);
}

/** Every stored attempt of these owners, oldest first. */
export async function loadStoredAttempts(
  owners: readonly LocalDataOwner[],
): Promise<StoredAttempt[]> {
  const rows = await loadByPrefix<StoredAttempt>('attempt:');
  return rows
    .filter((row) => owners.includes(row.owner))
    .sort((a, b) => a.attempt.madeAt.getTime() - b.attempt.madeAt.getTime());
}

export function clearAttempts(ids: readonly string[]): Promise<void> {
  return del(ids.map(attemptKey));
}

/** Best result of each item among an owner's stored attempts, by item id; those of renderings are not the item's. */
export async function loadStoredBest(owner: LocalDataOwner): Promise<Record<string, BestAttempt>> {
  const best: Record<string, BestAttempt> = {};
  for (const { attempt } of await loadStoredAttempts([owner])) {
    if (attempt.fromChinese) continue;
    const before = best[attempt.itemId];
    best[attempt.itemId] = {
      score: Math.max(before?.score ?? 0, attempt.score),
      passed: attempt.passed || (before?.passed ?? false),
    };
  }
  return best;
}

/** Number of distinct items that an owner has tried, by unit slug: attempted, or left open. */
export async function loadTriedCounts(owner: LocalDataOwner): Promise<Map<string, number>> {
  const [attempts, open] = await Promise.all([
    loadStoredAttempts([owner]),
    loadItemsLeftOpen([owner]),
  ]);
  const tried = [
    ...attempts
      .filter(({ attempt }) => !attempt.fromChinese)
      .map(({ slug, attempt }) => ({ slug, itemId: attempt.itemId })),
    ...open,
  ];
  const items = new Map<string, Set<string>>();
  for (const { slug, itemId } of tried)
    if (slug !== null) items.set(slug, (items.get(slug) ?? new Set()).add(itemId));
  return new Map([...items].map(([slug, ids]) => [slug, ids.size]));
}

export function loadStoredProgress(
  owner: LocalDataOwner,
  slug: string,
): Promise<StoredProgress | undefined> {
  return get<StoredProgress>(progressKey(owner, slug));
}

/** Updates part of the progress; the rest is unchanged. */
export function storeProgress(
  owner: LocalDataOwner,
  slug: string,
  change: Partial<Omit<StoredProgress, 'owner' | 'slug'>>,
): Promise<void> {
  const fresh = { owner, slug, currentIndex: 0, finished: false, at: 0, spentMs: 0, sent: true };
  return update<StoredProgress>(progressKey(owner, slug), (before) => ({
    ...fresh,
    ...before,
    ...change,
  }));
}

/** Unsent progress of these owners. */
export async function loadUnsentProgress(
  owners: readonly LocalDataOwner[],
): Promise<StoredProgress[]> {
  const rows = await loadByPrefix<StoredProgress>('progress:');
  return rows.filter((row) => !row.sent && owners.includes(row.owner));
}

/** Marks progress as sent, unless it has changed since it was read. A visitor's progress now belongs to the
 *  account and is deleted here. */
export async function markProgressSent(sent: StoredProgress): Promise<void> {
  const key = progressKey(sent.owner, sent.slug);
  if (sent.owner === VISITOR) return del([key]);
  await update<StoredProgress>(key, (now) =>
    now && now.at === sent.at ? { ...now, sent: true } : (now ?? { ...sent, sent: true }),
  );
}

/** Stores a deferred item until the account has it or it is spoken. */
export function storeDeferredItem(stored: StoredDeferredItem): Promise<void> {
  return set(deferredItemKey(stored.owner, stored.itemId), stored);
}

/** Unsent deferred items of these owners. */
export async function loadDeferredItems(
  owners: readonly LocalDataOwner[],
): Promise<StoredDeferredItem[]> {
  const rows = await loadByPrefix<StoredDeferredItem>('later:');
  return rows.filter((row) => owners.includes(row.owner));
}

export function clearDeferredItems(
  stored: readonly Pick<StoredDeferredItem, 'owner' | 'itemId'>[],
): Promise<void> {
  return del(stored.map(({ owner, itemId }) => deferredItemKey(owner, itemId)));
}

/** Stores an item that was left open until the account has it or it is spoken. */
export function storeItemLeftOpen(stored: StoredOpenItem): Promise<void> {
  return set(openItemKey(stored), stored);
}

/** Unsent items of these owners that were left open. */
export async function loadItemsLeftOpen(
  owners: readonly LocalDataOwner[],
): Promise<StoredOpenItem[]> {
  const rows = await loadByPrefix<StoredOpenItem>('open:');
  return rows.filter((row) => owners.includes(row.owner));
}

export function clearItemsLeftOpen(
  stored: readonly Omit<StoredOpenItem, 'slug' | 'day'>[],
): Promise<void> {
  return del(stored.map(openItemKey));
}

async function loadByPrefix<Row>(prefix: string): Promise<Row[]> {
  const rows = await entries<Row>();
  return rows.filter(([key]) => key.startsWith(prefix)).map(([, row]) => row);
}
