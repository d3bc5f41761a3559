import { act, cleanup, render } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from '~/lib/create-store';
import { LiveWaveform } from './live-waveform';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('Levels move the second line without rendering it again, and its end shows what was recorded', async () => {
  const levels = createStore<readonly number[]>([]);
  const live = { snapshot: levels.get, subscribe: levels.subscribe };
  const onRender = vi.fn();
  const page = (recording: boolean) => (
    <Profiler id="waveform" onRender={onRender}>
      <LiveWaveform
        envelope={[10, 20]}
        live={recording ? live : null}
        levelCount={4}
        second={recording ? undefined : [50]}
        swings={4}
      />
    </Profiler>
  );
  const { container, rerender } = render(page(true));
  const line = () => container.querySelectorAll('path')[1]!.getAttribute('d');
  const silent = line();
  const renders = onRender.mock.calls.length;
  for (const level of [0.2, 0.9, 0.4]) levels.set([...levels.get(), level]);
  await act(() => vi.advanceTimersByTimeAsync(20));
  expect(line()).not.toBe(silent);
  expect(onRender).toHaveBeenCalledTimes(renders);

  rerender(page(false));
  const recorded = line();
  levels.set([1, 1, 1, 1]);
  await act(() => vi.advanceTimersByTimeAsync(20));
  expect(line()).toBe(recorded);
});
