import type { Day } from '~/domain/day';
import type { AttemptInput, BestAttempt } from '~/schemas/lesson';
import { type Owner, VISITOR } from './owner';
import { workTable } from './work-table';

/** An attempt that the account does not have yet. */
export interface KeptAttempt {
  owner: Owner;
  slug: string;
  attempt: AttemptInput;
}

/** Where somebody is in a unit on this device. */
export interface KeptProgress {
  owner: Owner;
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
export interface KeptLater {
  owner: Owner;
  slug: string;
  itemId: string;
}

const { get, set, update, del, entries } = workTable;

const laterKey = (owner: Owner, itemId: string) => `later:${owner}:${itemId}`;
const attemptKey = (id: string) => `attempt:${id}`;
const progressKey = (owner: Owner, slug: string) => `progress:${owner}:${slug}`;

/** Keeps an attempt on this device until `forgetAttempts`. One row each: tabs cannot overwrite
 *  one another. */
export function keepAttempt(kept: KeptAttempt): Promise<void> {
  return set(attemptKey(kept.attempt.id), kept);
}

/** Every attempt kept for these owners, oldest first. */
export async function keptAttempts(owners: readonly Owner[]): Promise<KeptAttempt[]> {
  const rows = await allWith<KeptAttempt>('attempt:');
  return rows
    .filter((row) => owners.includes(row.owner))
    .sort((a, b) => a.attempt.madeAt.getTime() - b.attempt.madeAt.getTime());
}

export function forgetAttempts(ids: readonly string[]): Promise<void> {
  return del(ids.map(attemptKey));
}

/** Best result for each item among the kept attempts of an owner, by item id. */
export async function keptBest(owner: Owner): Promise<Record<string, BestAttempt>> {
  const best: Record<string, BestAttempt> = {};
  for (const { attempt } of await keptAttempts([owner])) {
    const before = best[attempt.itemId];
    best[attempt.itemId] = {
      score: Math.max(before?.score ?? 0, attempt.score),
      passed: attempt.passed || (before?.passed ?? false),
    };
  }
  return best;
}

/** How many different items of each unit an owner has tried, by unit slug. */
export async function keptTried(owner: Owner): Promise<Record<string, number>> {
  const items = new Map<string, Set<string>>();
  for (const { slug, attempt } of await keptAttempts([owner]))
    items.set(slug, (items.get(slug) ?? new Set()).add(attempt.itemId));
  return Object.fromEntries([...items].map(([slug, ids]) => [slug, ids.size]));
}

export function readProgress(owner: Owner, slug: string): Promise<KeptProgress | undefined> {
  return get<KeptProgress>(progressKey(owner, slug));
}

/** Writes part of the progress; the rest stays as it was. */
export function keepProgress(
  owner: Owner,
  slug: string,
  change: Partial<Omit<KeptProgress, 'owner' | 'slug'>>,
): Promise<void> {
  const fresh = { owner, slug, currentIndex: 0, finished: false, at: 0, spentMs: 0, sent: true };
  return update<KeptProgress>(progressKey(owner, slug), (before) => ({
    ...fresh,
    ...before,
    ...change,
  }));
}

/** Progress of these owners that the account does not know yet. */
export async function unsentProgress(owners: readonly Owner[]): Promise<KeptProgress[]> {
  const rows = await allWith<KeptProgress>('progress:');
  return rows.filter((row) => !row.sent && owners.includes(row.owner));
}

/** Marks progress as known to the account, unless it has moved on since it was read. A visitor's is
 *  handed over: it leaves this device's visitor. */
export async function progressSent(sent: KeptProgress): Promise<void> {
  const key = progressKey(sent.owner, sent.slug);
  if (sent.owner === VISITOR) return del([key]);
  await update<KeptProgress>(key, (now) =>
    now && now.at === sent.at ? { ...now, sent: true } : (now ?? { ...sent, sent: true }),
  );
}

/** Remembers that an item waits to be spoken, until the account knows it or it is spoken. */
export function keepLater(kept: KeptLater): Promise<void> {
  return set(laterKey(kept.owner, kept.itemId), kept);
}

/** Items of these owners that wait to be spoken. */
export async function keptLater(owners: readonly Owner[]): Promise<KeptLater[]> {
  const rows = await allWith<KeptLater>('later:');
  return rows.filter((row) => owners.includes(row.owner));
}

export function forgetLater(kept: readonly Pick<KeptLater, 'owner' | 'itemId'>[]): Promise<void> {
  return del(kept.map(({ owner, itemId }) => laterKey(owner, itemId)));
}

async function allWith<Row>(prefix: string): Promise<Row[]> {
  const rows = await entries<Row>();
  return rows.filter(([key]) => key.startsWith(prefix)).map(([, row]) => row);
}
