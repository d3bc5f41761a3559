import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MessagesFor } from '~/i18n/messages-for';
import {
  LESSON_MS,
  MORE_MS,
  type PracticeTimer,
  usePracticeTimer,
} from '../player/use-practice-timer';
import { TimeLeft } from './time-left';

const store = vi.fn();
let time: PracticeTimer;

function Lesson({ startMs }: { startMs: number }) {
  time = usePracticeTimer({ startMs, budgetMs: LESSON_MS, running: true, store });
  return <TimeLeft {...time} />;
}

async function open(startMs: number) {
  render(
    <MessagesFor language="en">
      <Lesson startMs={startMs} />
    </MessagesFor>,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const clock = () => screen.getByRole('timer').firstChild?.textContent;
const see = (state: DocumentVisibilityState) =>
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);

describe('The time of a lesson', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    store.mockClear();
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it('The remaining time of a lesson is shown, and the spent time is stored regularly', async () => {
    await open(60_000);
    expect(clock()).toBe('9:00');
    await wait(61_000);
    expect(clock()).toBe('7:59');
    expect(screen.getByText('About 8 minutes left')).toBeTruthy();
    expect(store.mock.lastCall?.[0]).toBeGreaterThanOrEqual(110_000);
  });

  it('The time of a lesson does not run while the page is hidden', async () => {
    await open(0);
    see('hidden');
    await wait(120_000);
    expect(clock()).toBe('10:00');
    see('visible');
    await wait(2000);
    expect(clock()).toBe('9:58');
  });

  it('The remaining time is announced when the last minute begins, and not before', async () => {
    await open(LESSON_MS - 63_000);
    expect(screen.getByRole('status').textContent).toBe('');
    await wait(4000);
    expect(screen.getByRole('status').textContent).toBe('One minute left.');
  });

  it('The time of a lesson ends at 0:00, and five more minutes can be added', async () => {
    await open(LESSON_MS - 1000);
    await wait(10_000);
    expect(clock()).toBe('0:00');
    act(() => time.addMore());
    expect(time.budgetMs - time.spentMs).toBe(MORE_MS);
    act(() => time.startAnew());
    expect(clock()).toBe('10:00');
  });
});
