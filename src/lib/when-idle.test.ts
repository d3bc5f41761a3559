import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle';

const FRAME_MS = 16;
let isPainted = true;
const called = vi.fn();

/** A page that has loaded, in a browser without idle callbacks, such as Safari. */
beforeEach(() => {
  vi.useFakeTimers();
  isPainted = true;
  called.mockReset();
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('requestIdleCallback', undefined);
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) =>
    isPainted ? Number(setTimeout(frame, FRAME_MS)) : 0,
  );
  vi.stubGlobal('cancelAnimationFrame', (id: number) => clearTimeout(id));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('Without idle callbacks an idle moment comes after a frame and a short wait, once', () => {
  whenIdle(called);
  vi.advanceTimersByTime(FRAME_MS);
  expect(called).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(called).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5000);
  expect(called).toHaveBeenCalledTimes(1);
});

it('Without idle callbacks a hidden page is idle after a while', () => {
  isPainted = false;
  whenIdle(called);
  vi.advanceTimersByTime(1600);
  expect(called).toHaveBeenCalledTimes(1);
});

it.each([0, FRAME_MS + 1])('Without idle callbacks a call is cancelled after %i ms', (ms) => {
  const cancel = whenIdle(called);
  vi.advanceTimersByTime(ms);
  cancel();
  vi.advanceTimersByTime(5000);
  expect(called).not.toHaveBeenCalled();
});

it('A page that is loading has its idle moments after it has loaded', () => {
  let load = () => {};
  vi.stubGlobal('document', { readyState: 'interactive' });
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => {
    load = listener;
  });
  whenIdle(called);
  vi.advanceTimersByTime(5000);
  expect(called).not.toHaveBeenCalled();
  load();
  vi.advanceTimersByTime(100);
  expect(called).toHaveBeenCalledTimes(1);
});
