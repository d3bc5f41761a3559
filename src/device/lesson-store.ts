import type { Day } from '~/domain/day';
import type { AttemptInput, BestAttempt } from '~/schemas/lesson';
import { outboxStore } from './outbox-store';
import { type LocalDataOwner, VISITOR } from './owner';

/** An attempt that the account does not have yet. */
export interface StoredAttempt {
  owner: LocalDataOwner;
  slug: string;
  attempt: AttemptInput;
}

/** Where somebody is in a unit on this device. */
export interface StoredProgress {
  owner: LocalDataOwner;
  slug: string;
  currentIndex: number;
  finished: boolean;
  /** When that was by this device's clock, ms. */
  at: number;
  /** Time spent in this unit on `spentOn` as far as this device knows, ms. */
  spentMs: number;
  spentOn?: Day;
  /** Time that the learner has given that day, ms. */
  budgetMs?: number;
  /** Whether the account knows it. */
  sent: boolean;
}

/** An item that waits to be spoken and that the account does not know of yet. */
export interface StoredDeferredItem {
  owner: LocalDataOwner;
  slug: string;
  itemId: string;
}

const { get, set, update, del, entries } = outboxStore;

const deferredItemKey = (owner: LocalDataOwner, itemId: string) => `later:${owner}:${itemId}`;
const attemptKey = (id: string) => `attempt:${id}`;
const progressKey = (owner: LocalDataOwner, slug: string) => `progress:${owner}:${slug}`;

/** Keeps an attempt on this device until `clearAttempts`. One row each: tabs cannot overwrite
 *  one another. */
export function storeAttempt(stored: StoredAttempt): Promise<void> {
  return set(attemptKey(stored.attempt.id), stored);
}

/** Every attempt kept for these owners, oldest first. */
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

/** Best result for each item among the kept attempts of an owner, by item id. */
export async function loadStoredBest(owner: LocalDataOwner): Promise<Record<string, BestAttempt>> {
  const best: Record<string, BestAttempt> = {};
  for (const { attempt } of await loadStoredAttempts([owner])) {
    const before = best[attempt.itemId];
    best[attempt.itemId] = {
      score: Math.max(before?.score ?? 0, attempt.score),
      passed: attempt.passed || (before?.passed ?? false),
    };
  }
  return best;
}

/** How many different items of each unit an owner has tried, by unit slug. */
export async function loadTriedCounts(owner: LocalDataOwner): Promise<Record<string, number>> {
  const items = new Map<string, Set<string>>();
  for (const { slug, attempt } of await loadStoredAttempts([owner]))
    items.set(slug, (items.get(slug) ?? new Set()).add(attempt.itemId));
  return Object.fromEntries([...items].map(([slug, ids]) => [slug, ids.size]));
}

export function loadStoredProgress(
  owner: LocalDataOwner,
  slug: string,
): Promise<StoredProgress | undefined> {
  return get<StoredProgress>(progressKey(owner, slug));
}

/** Writes part of the progress; the rest stays as it was. */
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

/** Progress of these owners that the account does not know yet. */
export async function loadUnsentProgress(
  owners: readonly LocalDataOwner[],
): Promise<StoredProgress[]> {
  const rows = await loadByPrefix<StoredProgress>('progress:');
  return rows.filter((row) => !row.sent && owners.includes(row.owner));
}

/** Marks progress as known to the account, unless it has moved on since it was read. A visitor's is
 *  handed over: it leaves this device's visitor. */
export async function markProgressSent(sent: StoredProgress): Promise<void> {
  const key = progressKey(sent.owner, sent.slug);
  if (sent.owner === VISITOR) return del([key]);
  await update<StoredProgress>(key, (now) =>
    now && now.at === sent.at ? { ...now, sent: true } : (now ?? { ...sent, sent: true }),
  );
}

/** Remembers that an item waits to be spoken, until the account knows it or it is spoken. */
export function storeDeferredItem(stored: StoredDeferredItem): Promise<void> {
  return set(deferredItemKey(stored.owner, stored.itemId), stored);
}

/** Items of these owners that wait to be spoken. */
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

async function loadByPrefix<Row>(prefix: string): Promise<Row[]> {
  const rows = await entries<Row>();
  return rows.filter(([key]) => key.startsWith(prefix)).map(([, row]) => row);
}
