import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MessagesFor } from '~/i18n/messages-for';
import {
  LESSON_MS,
  MORE_MS,
  type PracticeTimer,
  usePracticeTimer,
} from '../../player/use-practice-timer';
import { TimeSpent } from './time-spent';

const store = vi.fn();
let time: PracticeTimer;

function Lesson({ startMs }: { startMs: number }) {
  time = usePracticeTimer({ startMs, budgetMs: LESSON_MS, running: true, store });
  return <TimeSpent spentMs={time.spentMs} />;
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

  it('The time of a lesson counts up, and is stored regularly', async () => {
    await open(60_000);
    expect(clock()).toBe('1:00');
    await wait(61_000);
    expect(clock()).toBe('2:01');
    expect(screen.getByText('2 minutes so far')).toBeTruthy();
    expect(store.mock.lastCall?.[0]).toBeGreaterThanOrEqual(110_000);
  });

  it('The time of a lesson does not run while the page is hidden', async () => {
    await open(0);
    see('hidden');
    await wait(120_000);
    expect(clock()).toBe('0:00');
    see('visible');
    await wait(2000);
    expect(clock()).toBe('0:02');
  });

  it('The time of a lesson goes on after ten minutes, and five more minutes can be added', async () => {
    await open(LESSON_MS - 1000);
    await wait(10_000);
    expect(clock()).toBe('10:09');
    act(() => time.addMore());
    expect(time.budgetMs - time.spentMs).toBe(MORE_MS);
    act(() => time.startAnew());
    expect(clock()).toBe('0:00');
  });
});
