import { beforeEach, expect, it } from 'vitest';
import {
  loadTriedCounts,
  storeAttempt,
  storeDeferredItem,
  storeItemLeftOpen,
  storeProgress,
} from '~/device/lesson-store';
import { outboxStore } from '~/device/outbox-store';
import { VISITOR } from '~/device/owner';
import type { AttemptInput, Lesson } from '~/schemas/lesson';
import { isUpToDate, withStoredWork } from './stored-work';

const OWNER = 'learner@example.com';
const SLUG = 'night-market-bowls';
const items = Array.from({ length: 20 }, (_, index) => ({ id: `item-${index}` }));
const lesson = (currentIndex = 0) =>
  ({
    unit: { slug: SLUG },
    items,
    currentIndex,
    spentMs: 0,
    best: {},
    leftOpen: [],
  }) as unknown as Lesson;
const attempt = { id: 'attempt', itemId: 'item-1', score: 90, passed: true, madeAt: new Date() };

beforeEach(async () => {
  const rows = await outboxStore.entries();
  await outboxStore.del(rows.map(([key]) => key));
});

it('A lesson is up to date on a device that knows nothing else of the account', async () => {
  expect(await isUpToDate(lesson(3), OWNER)).toBe(true);
  await storeProgress(OWNER, SLUG, { currentIndex: 3, sent: true });
  expect(await isUpToDate(lesson(3), OWNER)).toBe(true);
  expect(await isUpToDate(lesson(2), OWNER)).toBe(false);
});

it('A lesson is not up to date while a result of the account or of a visitor waits to be sent', async () => {
  for (const owner of [OWNER, VISITOR]) {
    await storeAttempt({ owner, slug: 'other', attempt: attempt as unknown as AttemptInput });
    expect(await isUpToDate(lesson(), OWNER)).toBe(false);
    await outboxStore.del([`attempt:${attempt.id}`]);
    expect(await isUpToDate(lesson(), OWNER)).toBe(true);
  }
  await storeDeferredItem({ owner: OWNER, slug: 'other', itemId: 'item' });
  expect(await isUpToDate(lesson(), OWNER)).toBe(false);
});

it('A position that the account has not saved yet is not up to date', async () => {
  await storeProgress(OWNER, SLUG, { currentIndex: 0, sent: false });
  expect(await isUpToDate(lesson(), OWNER)).toBe(false);
});

it('A lesson says whether local data changed where it begins', async () => {
  expect(await withStoredWork(lesson(), VISITOR)).toMatchObject({
    storedWork: 'none',
    currentIndex: 0,
  });
  await storeProgress(VISITOR, SLUG, { currentIndex: 4, sent: false });
  expect(await withStoredWork(lesson(), VISITOR)).toMatchObject({
    storedWork: 'some',
    currentIndex: 4,
  });
});

it('An item that was left open on this device belongs to the lesson, unless it was attempted', async () => {
  const day = '2026-11-29';
  for (const itemId of ['item-1', 'item-4'])
    await storeItemLeftOpen({ owner: OWNER, slug: SLUG, itemId, day });
  const attempted = { owner: OWNER, slug: SLUG, attempt: attempt as unknown as AttemptInput };
  await storeAttempt(attempted);
  const opened = await withStoredWork({ ...lesson(), leftOpen: ['item-9'] }, OWNER);
  expect(opened).toMatchObject({ leftOpen: ['item-4', 'item-9'], storedWork: 'some' });
  expect(await loadTriedCounts(OWNER)).toEqual(new Map([[SLUG, 2]]));
  expect(await isUpToDate(lesson(), OWNER)).toBe(false);
});
