import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, startTransition, use, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emitNavigation } from '~/lib/navigation-events';
import { LOADING_BAR } from '~/lib/ui-timings';
import { LoadingBar } from './loading-bar';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const first = Promise.resolve('here');
let go: (page: Promise<string>) => void;

/** Navigates as the router does: the next page is a promise, read within a transition. */
function Pages() {
  const [page, setPage] = useState(first);
  go = (next) =>
    startTransition(() => {
      emitNavigation('started');
      setPage(next);
    });
  return <main>{use(page)}</main>;
}

async function open() {
  await act(async () => {
    render(
      <>
        <LoadingBar label="loading" failedLabel="failed" />
        <Suspense fallback="…">
          <Pages />
        </Suspense>
      </>,
    );
  });
  let arrive = (_: string) => {};
  await act(async () => {
    go(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
  });
  return { arrive: () => act(async () => arrive('there')) };
}

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const phase = () => screen.queryByRole('progressbar')?.dataset.phase;

it('the loading bar appears after 200 ms, runs for 5000 ms and hides 500 ms after the page has loaded', async () => {
  const page = await open();
  await advance(LOADING_BAR.delay - 1);
  expect(phase()).toBeUndefined();
  await advance(1);
  expect(phase()).toBe('running');
  expect(screen.getByRole('progressbar').innerHTML).toContain('animation-duration: 5000ms');
  await advance(60_000);
  expect(phase()).toBe('running');
  await page.arrive();
  expect(screen.getByRole('main').textContent).toBe('there');
  expect(phase()).toBe('done');
  await advance(LOADING_BAR.hide - 1);
  expect(phase()).toBe('done');
  await advance(1);
  expect(phase()).toBeUndefined();
});

it('the loading bar stays hidden when the page loads within 200 ms', async () => {
  const page = await open();
  await advance(LOADING_BAR.delay - 1);
  await page.arrive();
  await advance(10_000);
  expect(phase()).toBeUndefined();
});

it('the loading bar shows a failed navigation until the next one starts', async () => {
  const page = await open();
  await advance(LOADING_BAR.delay);
  await act(async () => emitNavigation('failed'));
  await page.arrive();
  await advance(10_000);
  expect(screen.getByRole('progressbar', { name: 'failed' }).dataset.phase).toBe('failed');
  await act(async () => go(Promise.resolve('again')));
  await advance(10_000);
  expect(phase()).toBeUndefined();
});
