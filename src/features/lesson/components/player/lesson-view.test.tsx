import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import type { OpenedLesson } from '../../player/stored-work';
import { LESSON_MS } from '../../player/use-practice-timer';
import { LessonView } from './lesson-view';

const seen = vi.hoisted(() => ({ renders: 0 }));
vi.mock('./item-view', () => ({
  ItemView: ({ item }: { item: { id: string } }) => {
    seen.renders++;
    return <p>{item.id}</p>;
  },
}));
vi.mock('../../use-accent', () => ({
  useAccent: () => ({ accent: 'US', choose: () => {}, question: null }),
}));
vi.mock('~/device/lesson-store', () => ({ storeProgress: async () => {} }));

const item = { id: 'item', reference: [] };
const lesson = {
  unit: { slug: 'unit' },
  items: [item, { ...item, id: 'other' }],
  best: {},
  leftOpen: [],
  completedAt: null,
  owner: 'visitor',
  currentIndex: 0,
  deferred: [],
  spentMs: 0,
  budgetMs: LESSON_MS,
} as unknown as OpenedLesson;

beforeEach(() => {
  prepareWindow();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('The item of a lesson is not rendered again as the seconds of its header pass', async () => {
  renderWithPendingCalls(<LessonView lesson={lesson} />, {}, 'en', null);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('item')).toBeTruthy();
  const clock = () => screen.getByRole('timer').textContent;
  const [before, renders] = [clock(), seen.renders];
  for (let second = 0; second < 5; second++) await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(clock()).not.toBe(before);
  expect(seen.renders).toBe(renders);
});

it('A unit of which an item in the middle is left opens with that item alone', async () => {
  const begun = { ...lesson, best: { item: { score: 90, passed: true } } };
  renderWithPendingCalls(<LessonView lesson={begun} />, {}, 'en', null);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('other')).toBeTruthy();
});
